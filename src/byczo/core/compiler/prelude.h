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
#ifdef __wasm__ /* what everybody downloads is small: only short functions are always inlined */
#define INLINE static
#define SHORT __attribute__((always_inline))
#else
#define INLINE static inline __attribute__((always_inline))
#define SHORT
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
INLINE f64 py_min_f64(f64 a, f64 b) { return b < a ? b : a; }
INLINE f64 py_max_f64(f64 a, f64 b) { return b > a ? b : a; }
INLINE f32 py_min_f32(f32 a, f32 b) { return b < a ? b : a; }
INLINE f32 py_max_f32(f32 a, f32 b) { return b > a ? b : a; }
INLINE i64 py_abs(i64 a) { return a < 0 ? -a : a; }
INLINE f64 py_abs_f64(f64 a) { return __builtin_fabs(a); }
INLINE f32 py_abs_f32(f32 a) { return __builtin_fabsf(a); }
INLINE i64 py_int(f64 a) { return a > -0x1p63 && a < 0x1p63 ? (i64)a : 0; }
INLINE f64 py_f64(i64 bits) { f64 number; __builtin_memcpy(&number, &bits, 8); return number; }
INLINE i64 py_bits(f64 number) { i64 bits; __builtin_memcpy(&bits, &number, 8); return bits; }
