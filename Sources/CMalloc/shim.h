// The allocator's own settings, which Swift's Glibc leaves out.
#include <malloc.h>
