// Tests of CWasmRuntime, built by Scripts/check-wasm-runtime. Each exported function gives 0, or the line
// of what doesn't hold; those whose names begin with `traps` have to stop the program.
#include <stddef.h>
#include <stdint.h>

#define TEST(NAME) __attribute__((export_name(#NAME))) int NAME(void)
#define EXPECT(CONDITION) \
  if (!(CONDITION)) return __LINE__

int posix_memalign(void **result, size_t alignment, size_t size);
void free(void *bytes);

static unsigned char *allocate(size_t size) {
  void *result = 0;
  posix_memalign(&result, 16, size);
  return result;
}

static void fill(unsigned char *bytes, size_t size, unsigned char value) {
  for (size_t i = 0; i < size; i++) bytes[i] = value;
}

static int is_filled(const unsigned char *bytes, size_t size, unsigned char value) {
  for (size_t i = 0; i < size; i++) {
    if (bytes[i] != value) return 0;
  }
  return 1;
}

TEST(blocks_are_aligned_and_apart) {
  enum { COUNT = 200 };
  unsigned char *blocks[COUNT];
  for (size_t i = 0; i < COUNT; i++) {
    blocks[i] = allocate(i * 37);
    EXPECT((uintptr_t)blocks[i] % 16 == 0);
    fill(blocks[i], i * 37, (unsigned char)i);
  }
  for (size_t i = 0; i < COUNT; i++) {
    EXPECT(is_filled(blocks[i], i * 37, (unsigned char)i));
    free(blocks[i]);
  }
  return 0;
}

TEST(blocks_hold_what_was_asked_for_at_each_border) {
  for (size_t size = 0; size < 5000; size++) {
    unsigned char *one = allocate(size), *other = allocate(size);
    fill(one, size, 1);
    fill(other, size, 2);
    EXPECT(is_filled(one, size, 1) && is_filled(other, size, 2));
    free(one);
    free(other);
  }
  return 0;
}

TEST(freed_blocks_are_used_again) {
  free(allocate(40000));
  size_t pages = __builtin_wasm_memory_size(0);
  for (int i = 0; i < 100000; i++) free(allocate(40000));
  EXPECT(__builtin_wasm_memory_size(0) == pages);
  unsigned char *first = allocate(100), *second = allocate(100), *third = allocate(100);
  free(first);
  free(second);
  EXPECT(allocate(90) == second);
  EXPECT(allocate(90) == first);
  unsigned char *fourth = allocate(90);
  EXPECT(fourth != first && fourth != second && fourth != third);
  return 0;
}

TEST(memory_grows) {
  size_t size = 5 << 20;
  unsigned char *large = allocate(size), *small = allocate(1);
  fill(large, size, 7);
  *small = 8;
  EXPECT(is_filled(large, size, 7));
  return 0;
}

TEST(nothing_can_be_freed) {
  free(0);
  return 0;
}

// The compiler knows the product of constants; of volatile numbers it asks `__multi3` for it.
#define EXPECT_PRODUCT(A, B)                                    \
  do {                                                          \
    volatile __int128 a = (A), b = (B);                         \
    __int128 product = a * b;                                   \
    EXPECT(product == (__int128)((unsigned __int128)(A) * (B))); \
  } while (0)

TEST(products_are_exact) {
  EXPECT_PRODUCT(0, 0);
  EXPECT_PRODUCT(3, -5);
  EXPECT_PRODUCT(-1, -1);
  EXPECT_PRODUCT(INT64_MAX, INT64_MAX);
  EXPECT_PRODUCT(INT64_MIN, INT64_MIN);
  EXPECT_PRODUCT(INT64_MIN, INT64_MAX);
  EXPECT_PRODUCT((__int128)0xffffffffffffffff, (__int128)0xffffffffffffffff);
  EXPECT_PRODUCT((__int128)0x123456789abcdef0 << 64 | 0xfedcba9876543210, 1000000007);
  EXPECT_PRODUCT((__int128)0x0f0f0f0f00000001 << 60, (__int128)0x1000000ffffffff << 50);
  return 0;
}

TEST(traps_where_memory_runs_out) {
  for (int i = 0; i < 100; i++) *allocate(1 << 20) = 1;
  return 0;
}

TEST(traps_where_too_much_is_asked_for) { return allocate(0xfffffff0u) != 0; }

TEST(traps_where_the_alignment_is_too_large) {
  void *result = 0;
  return posix_memalign(&result, 32, 1);
}

/// Takes two kibibytes of the stack for each level.
__attribute__((noinline)) static int descend(volatile int *above, int levels) {
  volatile int here[512];
  here[0] = levels;
  return levels == 0 ? *above : descend(here, levels - 1) + here[0];
}

TEST(the_stack_holds_a_hundred_levels) {
  int bottom = 0;
  EXPECT(descend(&bottom, 100) != 0);
  return 0;
}

TEST(traps_where_the_stack_overflows) {
  int bottom = 0;
  return descend(&bottom, 100000);
}
