// The allocator's settings, which Swift's Glibc module omits.
#include <malloc.h>
