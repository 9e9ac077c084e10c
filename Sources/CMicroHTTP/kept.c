// Replies that are sent repeatedly. The library's response is made for the first connection and
// shared by later ones, on any loop.
#include "bridge.h"

#include <microhttpd.h>
#include <stdlib.h>

cmh_kept *cmh_reply_keep(cmh_exchange *exchange, unsigned status, const void *bytes, size_t length,
                         void (*release)(void *owner), void *owner) {
  cmh_reply_discard(exchange);
  cmh_kept *kept = malloc(sizeof *kept);
  // The library declares the bytes writable but does not write to them.
  struct MHD_Response *response = MHD_create_response_from_buffer_with_free_callback_cls(
      length, (void *)(uintptr_t)bytes, release, owner);
  if (!response) release(owner);
  if (!kept || !response) {
    if (response) MHD_destroy_response(response);
    free(kept);
    return NULL;
  }
  *kept = (cmh_kept){.status = status, .bytes = bytes, .length = length, .response = response};
  // The exchange and the caller.
  atomic_init(&kept->references, 2);
  atomic_init(&kept->senders, 0);
  exchange->status = status;
  exchange->response = response;
  exchange->kept = kept;
  return kept;
}

void cmh_reply_again(cmh_exchange *exchange, cmh_kept *kept) {
  cmh_reply_discard(exchange);
  atomic_fetch_add_explicit(&kept->references, 1, memory_order_relaxed);
  exchange->status = kept->status;
  exchange->response = kept->response;
  exchange->kept = kept;
}

void cmh_kept_release(cmh_kept *kept) {
  if (atomic_fetch_sub(&kept->references, 1) != 1) return;
  MHD_destroy_response(kept->response);
  free(kept);
}

static enum MHD_Result add_field(void *response, enum MHD_ValueKind kind, const char *name,
                                 const char *value) {
  (void)kind;
  return MHD_add_response_header(response, name, value);
}

/// Gives an exchange its own response instead of the kept one, which other connections may be sending,
/// so that it can have another field. Returns false if memory ran out.
bool cmh_reply_own(cmh_exchange *exchange) {
  const cmh_kept *kept = exchange->kept;
  struct MHD_Response *copy = MHD_create_response_from_buffer(
      kept->length, (void *)(uintptr_t)kept->bytes, MHD_RESPMEM_MUST_COPY);
  if (!copy) return false;
  MHD_get_response_headers(kept->response, add_field, copy);
  exchange->intake->reply.length = kept->length;
  exchange->intake->reply.is_constant = false;
  cmh_reply_discard(exchange);
  exchange->response = copy;
  return true;
}
