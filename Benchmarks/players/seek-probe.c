/* Writes down when a player orders libmpv to seek.
 *
 * Preloaded into a process that uses libmpv, it stands before mpv_command_async and mpv_command. For each command
 * "seek" it appends a line with CLOCK_MONOTONIC in nanoseconds to the file that SEEK_PROBE names. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void note(const char **words) {
  if (!words || !words[0] || strcmp(words[0], "seek") != 0) return;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  const char *path = getenv("SEEK_PROBE");
  int file = path ? open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600) : -1;
  if (file < 0) return;
  dprintf(file, "%lld\n", now.tv_sec * 1000000000LL + now.tv_nsec);
  close(file);
}

int mpv_command_async(void *player, uint64_t question, const char **words) {
  static int (*next)(void *, uint64_t, const char **);
  note(words);
  if (!next) *(void **)&next = dlsym(RTLD_NEXT, "mpv_command_async");
  return next(player, question, words);
}

int mpv_command(void *player, const char **words) {
  static int (*next)(void *, const char **);
  note(words);
  if (!next) *(void **)&next = dlsym(RTLD_NEXT, "mpv_command");
  return next(player, words);
}
