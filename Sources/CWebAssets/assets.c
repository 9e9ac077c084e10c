#include "web_assets.h"

// `#embed` came with C23; clang takes it in earlier dialects too, with this warning.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char tour[] = {
#embed "web/tour.txt"
};
static const unsigned char page[] = {
#embed "web/index.html"
};
static const unsigned char openapi[] = {
#embed "../../openapi.yaml"
};

web_asset web_tour(void) { return (web_asset){tour, sizeof tour}; }
web_asset web_index(void) { return (web_asset){page, sizeof page}; }
web_asset web_openapi(void) { return (web_asset){openapi, sizeof openapi}; }
