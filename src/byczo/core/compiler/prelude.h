#include <stddef.h>
#include <stdint.h>

typedef int64_t i64;
typedef float f32;
typedef double f64;

#ifdef __wasm__
#define ENTRY(name) __attribute__((export_name(#name))) i64 name(i64 *slot)
#elif defined(_WIN32)
#define ENTRY(name) __declspec(dllexport) i64 name(i64 *slot)
#else
#define ENTRY(name) __attribute__((visibility("default"))) i64 name(i64 *slot)
#endif
#define POINTER(type, at) ((type *)(uintptr_t)slot[at])
#ifdef __wasm__
/* What everybody downloads is small: only short functions are always inlined, and what hot ones
   call. */
#define INLINE static
#define SHORT __attribute__((always_inline))
#define HOT __attribute__((flatten))
#define RARE __attribute__((minsize))
#else
#define INLINE static inline __attribute__((always_inline))
#define SHORT
#define HOT
#define RARE
#endif

/* What Python and C do differently. Division by zero gives 0; the checked build refuses it. */
INLINE i64 py_floordiv(i64 a, i64 b) {
  if (b == 0 || b == -1) return b ? -a : 0;
  i64 quotient = a / b, rest = a % b;
  return quotient - (rest != 0 && (rest ^ b) < 0);
}
INLINE i64 py_mod(i64 a, i64 b) {
  if (b == 0 || b == -1) return 0;
  i64 rest = a % b;
  return rest != 0 && (rest ^ b) < 0 ? rest + b : rest;
}
INLINE i64 py_shl(i64 a, i64 count) { return (i64)((uint64_t)a << (count & 63)); }
INLINE i64 py_shr(i64 a, i64 count) { return a >> (count & 63); }
INLINE i64 py_min(i64 a, i64 b) { return b < a ? b : a; }
INLINE i64 py_max(i64 a, i64 b) { return b > a ? b : a; }
#ifdef __wasm__ /* V8 chooses between two floats with a branch, but not where they lie in vectors */
typedef f64 f64x2 __attribute__((vector_size(16)));
typedef f32 f32x4 __attribute__((vector_size(16)));
#define PAIR(a) (f64x2){a, a}
#define FOUR(a) (f32x4){a, a, a, a}
INLINE f64 py_min_f64(f64 a, f64 b) { return __builtin_wasm_pmin_f64x2(PAIR(a), PAIR(b))[0]; }
INLINE f64 py_max_f64(f64 a, f64 b) { return __builtin_wasm_pmax_f64x2(PAIR(a), PAIR(b))[0]; }
INLINE f32 py_min_f32(f32 a, f32 b) { return __builtin_wasm_pmin_f32x4(FOUR(a), FOUR(b))[0]; }
INLINE f32 py_max_f32(f32 a, f32 b) { return __builtin_wasm_pmax_f32x4(FOUR(a), FOUR(b))[0]; }
#else
INLINE f64 py_min_f64(f64 a, f64 b) { return b < a ? b : a; }
INLINE f64 py_max_f64(f64 a, f64 b) { return b > a ? b : a; }
INLINE f32 py_min_f32(f32 a, f32 b) { return b < a ? b : a; }
INLINE f32 py_max_f32(f32 a, f32 b) { return b > a ? b : a; }
#endif
INLINE i64 py_abs(i64 a) { return a < 0 ? -a : a; }
INLINE f64 py_abs_f64(f64 a) { return __builtin_fabs(a); }
INLINE f32 py_abs_f32(f32 a) { return __builtin_fabsf(a); }
INLINE i64 py_bit_count(i64 a) { return __builtin_popcountll(py_abs(a)); }
INLINE i64 py_int(f64 a) { return a > -0x1p63 && a < 0x1p63 ? (i64)a : 0; }
/* Copies as if by way of a third place. Most copies are short: they are whole before anything lies
   where it was, and need no call. WebAssembly has one instruction for all. */
INLINE void py_copy(void *to, const void *from, i64 size) {
#ifdef __wasm__
  __builtin_memmove(to, from, size);
#else
  char *target = to;
  const char *source = from;
  if (size > 16) __builtin_memmove(to, from, size);
  else if (size >= 8) {
    uint64_t first, last;
    __builtin_memcpy(&first, source, 8), __builtin_memcpy(&last, source + size - 8, 8);
    __builtin_memcpy(target, &first, 8), __builtin_memcpy(target + size - 8, &last, 8);
  } else if (size >= 4) {
    uint32_t first, last;
    __builtin_memcpy(&first, source, 4), __builtin_memcpy(&last, source + size - 4, 4);
    __builtin_memcpy(target, &first, 4), __builtin_memcpy(target + size - 4, &last, 4);
  } else if (size > 0) {
    char first = source[0], middle = source[size / 2], last = source[size - 1];
    target[0] = first, target[size / 2] = middle, target[size - 1] = last;
  }
#endif
}
INLINE f64 py_f64(i64 bits) { f64 number; __builtin_memcpy(&number, &bits, 8); return number; }
INLINE i64 py_bits(f64 number) { i64 bits; __builtin_memcpy(&bits, &number, 8); return bits; }
