#include <setjmp.h>

/* The checked build. A failed check leaves the kernel, and its entry tells where it was.
   It need not be fast: without inlining it compiles in a fifth of the time. */
#undef INLINE
#define INLINE static

static _Thread_local struct { jmp_buf back; const char *what, *where; i64 line, number, bound; } py_failed;

static _Noreturn void py_fail(const char *what, const char *where, i64 line, i64 number, i64 bound) {
  py_failed.what = what, py_failed.where = where, py_failed.line = line;
  py_failed.number = number, py_failed.bound = bound;
  longjmp(py_failed.back, 1);
}
INLINE i64 py_in_bounds(i64 index, i64 size, const char *where, i64 line) {
  if (index < 0 || index >= size) py_fail("index", where, line, index, size);
  return index;
}
INLINE i64 py_in_range(i64 number, i64 low, i64 high, const char *where, i64 line) {
  if (number < low || number > high) py_fail("number", where, line, number, number < low ? low : high);
  return number;
}
INLINE i64 py_counted(i64 end, i64 size, const char *where, i64 line) {
  if (end < 0 || end > size) py_fail("slice", where, line, end, size);
  return end;
}
INLINE i64 py_as_long(i64 length, i64 room, const char *where, i64 line) {
  if (length != room) py_fail("length", where, line, length, room);
  return length;
}
INLINE i64 py_shift_count(i64 count, const char *where, i64 line) {
  if (count < 0 || count > 63) py_fail("shift", where, line, count, 63);
  return count;
}
INLINE i64 py_divisor(i64 number, const char *where, i64 line) {
  if (number == 0) py_fail("division", where, line, 0, 0);
  return number;
}
INLINE f64 py_divisor_f64(f64 number, const char *where, i64 line) {
  if (number == 0) py_fail("division", where, line, 0, 0);
  return number;
}
INLINE i64 py_fitting_sum(i64 a, i64 b, const char *where, i64 line) {
  i64 made;
  if (__builtin_add_overflow(a, b, &made)) py_fail("overflow", where, line, a, b);
  return made;
}
INLINE i64 py_fitting_difference(i64 a, i64 b, const char *where, i64 line) {
  i64 made;
  if (__builtin_sub_overflow(a, b, &made)) py_fail("overflow", where, line, a, b);
  return made;
}
INLINE i64 py_fitting_product(i64 a, i64 b, const char *where, i64 line) {
  i64 made;
  if (__builtin_mul_overflow(a, b, &made)) py_fail("overflow", where, line, a, b);
  return made;
}
INLINE i64 py_fitting_shift(i64 a, i64 count, const char *where, i64 line) {
  i64 made = py_shl(a, py_shift_count(count, where, line));
  if (py_shr(made, count) != a) py_fail("overflow", where, line, a, count);
  return made;
}
INLINE f64 py_root(f64 number, const char *where, i64 line) {
  if (!(number >= 0)) py_fail("root", where, line, 0, 0);
  return __builtin_sqrt(number);
}
INLINE i64 py_whole(f64 number, const char *where, i64 line) {
  if (!(number > -0x1p63 && number < 0x1p63)) py_fail("whole", where, line, 0, 0);
  return (i64)number;
}
#define AT(index, size, line) py_in_bounds(index, size, __func__, line)
#define UPTO(end, size, line) py_counted(end, size, __func__, line)
#define AS_LONG(length, room, line) py_as_long(length, room, __func__, line)
#define FIT(number, low, high, line) py_in_range(number, low, high, __func__, line)
#define ADD(a, b, line) py_fitting_sum(a, b, __func__, line)
#define SUBTRACT(a, b, line) py_fitting_difference(a, b, __func__, line)
#define MULTIPLY(a, b, line) py_fitting_product(a, b, __func__, line)
#define FLOORDIV(a, b, line) py_floordiv(a, py_divisor(b, __func__, line))
#define MODULO(a, b, line) py_mod(a, py_divisor(b, __func__, line))
#define SHIFT_LEFT(a, count, line) py_fitting_shift(a, count, __func__, line)
#define SHIFT_RIGHT(a, count, line) py_shr(a, py_shift_count(count, __func__, line))
#define DIVIDE_f64(a, b, line) ((a) / py_divisor_f64(b, __func__, line))
#define DIVIDE_f32(a, b, line) ((a) / (f32)py_divisor_f64(b, __func__, line))
#define SQUARE_ROOT(number, line) py_root(number, __func__, line)
#define WHOLE(number, line) py_whole(number, __func__, line)
#define ENSURE(test, line) do { if (!(test)) py_fail("assertion", __func__, line, 0, 0); } while (0)
