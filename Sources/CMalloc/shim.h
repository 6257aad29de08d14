// How the heap of the GNU library is tuned; no other library has it.
#if defined(__linux__)
#include <features.h>
#endif
#if defined(__GLIBC__)
#include <malloc.h>
#endif
