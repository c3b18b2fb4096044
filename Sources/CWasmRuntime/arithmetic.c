// The arithmetic that WebAssembly has no instruction for, and that the compiler calls by these names.
#include <stdint.h>

/// The product of two numbers of 128 bits, without what goes beyond: Swift multiplies with it where it
/// has to notice that 64 bits are not enough.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t a_low = (uint32_t)a, a_high = (uint64_t)a >> 32;
  uint64_t b_low = (uint32_t)b, b_high = (uint64_t)b >> 32;
  uint64_t low = a_low * b_low;
  uint64_t middle = a_low * b_high + (low >> 32);
  uint64_t other = a_high * b_low + (uint32_t)middle;
  uint64_t high = a_high * b_high + (middle >> 32) + (other >> 32);
  high += (uint64_t)(a >> 64) * (uint64_t)b + (uint64_t)a * (uint64_t)(b >> 64);
  uint64_t lowest = (other << 32) | (uint32_t)low;
  return (__int128)((unsigned __int128)high << 64 | lowest);
}
