#include "cmicrohttp.h"
