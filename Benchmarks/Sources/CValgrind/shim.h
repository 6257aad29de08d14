// The requests of callgrind that count the instructions of one part of a run. Inline, since valgrind may not know the debugging
// information of this compiler's C code.

#ifndef STRATA_C_VALGRIND_H
#define STRATA_C_VALGRIND_H

#include <stdbool.h>

#if defined(__linux__) && __has_include(<valgrind/callgrind.h>)

#include <valgrind/callgrind.h>

/// Whether valgrind runs this process, and its headers were there to compile this.
static inline bool valgrind_is_running(void) { return RUNNING_ON_VALGRIND != 0; }

/// Sets the counters to zero.
static inline void valgrind_begin_count(void) { CALLGRIND_ZERO_STATS; }

/// Writes the counters to a file of their own, under this name.
static inline void valgrind_end_count(const char *name) { CALLGRIND_DUMP_STATS_AT(name); }

#else

static inline bool valgrind_is_running(void) { return false; }
static inline void valgrind_begin_count(void) {}
static inline void valgrind_end_count(const char *name) { (void)name; }

#endif

#endif
