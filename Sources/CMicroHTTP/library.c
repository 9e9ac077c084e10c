// The version of libmicrohttpd in this process. 0.9.75 and 1.0.1 have the same soname, so it is detected
// at run time and not at build time.
#include "bridge.h"

#include <microhttpd.h>
#include <stdlib.h>

_Static_assert(MHD_VERSION >= 0x00097500, "older versions parse heads in ways never tried here");
#if MHD_VERSION >= 0x01000000
_Static_assert(MHD_OPTION_CLIENT_DISCIPLINE_LVL == CMH_OPTION_DISCIPLINE, "0.9.75 has no name for it");
#endif

/// Whether the library can be configured to refuse ambiguous requests, as it can since 1.0.
///
/// `MHD_get_version_bin` would tell too, but 0.9.75 does not have it.
bool cmh_library_is_strict(void) { return strtol(MHD_get_version(), NULL, 10) >= 1; }
