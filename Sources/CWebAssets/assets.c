#include "web_assets.h"
