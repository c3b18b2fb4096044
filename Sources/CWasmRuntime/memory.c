// The memory that Swift's arrays and objects live in.
//
// Memory is handed out in blocks whose sizes are powers of two. A block that is given back is kept for
// the next one of its size; what was never used lies above all blocks, and the machine is asked for more
// of it where it is used up. A block begins with its size, and the bytes that it was asked for follow.
//
// Where there is no memory left, the program stops: Swift has no way to go on either.
#include <stddef.h>
#include <stdint.h>

enum {
  ALIGNMENT = 16,
  HEADER_SIZE = ALIGNMENT,
  SMALLEST_POWER = 5,
  POWERS = 31,
  PAGE_SIZE = 65536,
};

/// A block: in use, or the first of those of its size that are not.
struct block {
  uint32_t power;
  struct block *next;
};

/// Where the linker says that free memory begins.
extern unsigned char __heap_base;

static struct block *unused[POWERS];
static uintptr_t top;
static uintptr_t end;

/// The least power of two that holds a block for `size` bytes.
static uint32_t power_for(size_t size) {
  uint32_t power = SMALLEST_POWER;
  while (power < POWERS && ((size_t)1 << power) - HEADER_SIZE < size) power++;
  return power;
}

/// Makes sure that `size` bytes above `top` are there.
static void grow(size_t size) {
  if (top == 0) {
    top = ((uintptr_t)&__heap_base + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
    end = __builtin_wasm_memory_size(0) * PAGE_SIZE;
  }
  if (size <= end - top) return;
  size_t pages = (size - (end - top) + PAGE_SIZE - 1) / PAGE_SIZE;
  if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  end += pages * PAGE_SIZE;
}

static struct block *new_block(uint32_t power) {
  size_t size = (size_t)1 << power;
  grow(size);
  struct block *block = (struct block *)top;
  top += size;
  block->power = power;
  return block;
}

/// Hands out `size` bytes; the only result is 0, since anything else stops the program.
int posix_memalign(void **result, size_t alignment, size_t size) {
  uint32_t power = power_for(size);
  if (alignment > ALIGNMENT || power >= POWERS) __builtin_trap();
  struct block *block = unused[power];
  if (block) {
    unused[power] = block->next;
  } else {
    block = new_block(power);
  }
  *result = (char *)block + HEADER_SIZE;
  return 0;
}

/// Takes back what `posix_memalign` has handed out; nothing where there is nothing.
void free(void *bytes) {
  if (!bytes) return;
  struct block *block = (struct block *)((char *)bytes - HEADER_SIZE);
  block->next = unused[block->power];
  unused[block->power] = block;
}
