/*
 * A clock that is CLOCK_SHIFT_SECONDS ahead, for a program that this is loaded into (LD_PRELOAD). Monotonic clocks stay as
 * they are. It needs no header and no library, so that a compiler alone is enough. (Debian's libfaketime can't be loaded
 * into a redis-server: its memory allocator asks for the time before the library is ready.)
 */
#if defined(__x86_64__)
#define CLOCK_GETTIME 228
#elif defined(__aarch64__)
#define CLOCK_GETTIME 113
#endif

struct timespec { long seconds, nanoseconds; };
struct timeval { long seconds, microseconds; };

extern long syscall(long number, ...);
extern char *getenv(const char *name);
extern long atol(const char *text);

static long shift(void) {
  const char *seconds = getenv("CLOCK_SHIFT_SECONDS");
  return seconds ? atol(seconds) : 0;
}

int clock_gettime(int clock, struct timespec *now) {
  int failure = (int)syscall(CLOCK_GETTIME, (long)clock, now);
  /* CLOCK_REALTIME and its coarse kind. */
  if (failure == 0 && (clock == 0 || clock == 5)) now->seconds += shift();
  return failure;
}

int gettimeofday(struct timeval *now, void *zone) {
  struct timespec exact;
  int failure = clock_gettime(0, &exact);
  if (failure == 0 && now) {
    now->seconds = exact.seconds;
    now->microseconds = exact.nanoseconds / 1000;
  }
  (void)zone;
  return failure;
}

long time(long *now) {
  struct timespec exact;
  if (clock_gettime(0, &exact) != 0) return -1;
  if (now) *now = exact.seconds;
  return exact.seconds;
}
