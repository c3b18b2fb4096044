#include "wasi.h"

#define IMPORT(NAME) __attribute__((import_module("wasi_snapshot_preview1"), import_name(NAME)))

/// A stretch of memory, as WASI takes it.
struct vector {
  const void *bytes;
  size_t size;
};

enum { STANDARD_INPUT = 0, STANDARD_OUTPUT = 1 };

IMPORT("fd_read")
int32_t fd_read(int32_t file, const struct vector *vectors, size_t count, size_t *done);
IMPORT("fd_write")
int32_t fd_write(int32_t file, const struct vector *vectors, size_t count, size_t *done);
IMPORT("proc_exit") _Noreturn void proc_exit(int32_t code);

int32_t wasi_read_some(void *buffer, size_t size) {
  struct vector vector = {buffer, size};
  size_t done = 0;
  return fd_read(STANDARD_INPUT, &vector, 1, &done) == 0 ? (int32_t)done : -1;
}

int32_t wasi_write_some(const void *bytes, size_t size) {
  struct vector vector = {bytes, size};
  size_t done = 0;
  return fd_write(STANDARD_OUTPUT, &vector, 1, &done) == 0 ? (int32_t)done : -1;
}

void wasi_exit(int32_t code) { proc_exit(code); }
