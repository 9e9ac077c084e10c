// Replies, from their creation until the library has them. The library allocates a dozen small blocks
// for one. If it is made right before it is sent and freed right after, it reuses the blocks of the
// reply before. The blocks of all replies that are made together, or held, would be too many for the
// allocator's caches.
#include "bridge.h"

#include <microhttpd.h>
#include <stdlib.h>
#include <string.h>

static bool make(cmh_exchange *exchange, unsigned status, cmh_reply made) {
  cmh_reply_discard(exchange);
  cmh_reply *reply = &exchange->intake->reply;
  made.fields = reply->fields;
  made.fields_capacity = reply->fields_capacity;
  *reply = made;
  exchange->status = status;
  return true;
}

bool cmh_reply_bytes(cmh_exchange *exchange, unsigned status, void *bytes, size_t length) {
  return make(exchange, status, (cmh_reply){.is_made = true, .bytes = bytes, .length = length});
}

bool cmh_reply_constant(cmh_exchange *exchange, unsigned status, const void *bytes, size_t length) {
  // The library declares the bytes writable but does not write to persistent ones.
  void *constant = (void *)(uintptr_t)(bytes ? bytes : "");
  return make(exchange, status,
              (cmh_reply){
                  .is_made = true, .is_constant = true, .bytes = constant, .length = length});
}

/// Whether a text is valid in a head and contains none of `bad`.
static bool may_stand(const char *text, const char *bad) { return *text && !strpbrk(text, bad); }

bool cmh_reply_field(cmh_exchange *exchange, const char *name, const char *value) {
  if (exchange->response)
    return MHD_add_response_header(exchange->response, name, value) == MHD_YES;
  if (!may_stand(name, " \t\r\n") || !may_stand(value, "\r\n")) return false;
  cmh_reply *reply = &exchange->intake->reply;
  size_t name_size = strlen(name) + 1, value_size = strlen(value) + 1;
  size_t needed = reply->fields_length + name_size + value_size;
  if (needed > reply->fields_capacity) {
    size_t capacity = needed > 128 ? needed * 2 : 128;
    char *grown = realloc(reply->fields, capacity);
    if (!grown) return false;
    reply->fields = grown;
    reply->fields_capacity = capacity;
  }
  memcpy(reply->fields + reply->fields_length, name, name_size);
  memcpy(reply->fields + reply->fields_length + name_size, value, value_size);
  reply->fields_length = needed;
  return true;
}

bool cmh_reply_entity_tag(cmh_exchange *exchange, uint64_t number, const char *epoch) {
  char tag[24 + CMH_EPOCH_LIMIT];
  char *start = tag + sizeof tag;
  *--start = 0;
  *--start = '"';
  size_t length = strlen(epoch);
  if (length > CMH_EPOCH_LIMIT) return false;
  if (length > 0) {
    start -= length;
    memcpy(start, epoch, length);
    *--start = '-';
  }
  do *--start = (char)('0' + number % 10);
  while (number /= 10);
  *--start = '"';
  return cmh_reply_field(exchange, MHD_HTTP_HEADER_ETAG, start);
}

/// Makes the library's response for the reply; returns false if there is no reply, or memory ran out.
bool cmh_reply_finish(cmh_exchange *exchange) {
  if (exchange->response) return true;
  cmh_reply *reply = &exchange->intake->reply;
  if (!reply->is_made) return false;
  enum MHD_ResponseMemoryMode mode =
      reply->is_constant ? MHD_RESPMEM_PERSISTENT : MHD_RESPMEM_MUST_FREE;
  struct MHD_Response *response =
      MHD_create_response_from_buffer(reply->length, reply->bytes, mode);
  if (!response) return false;
  // The response frees the bytes from now on.
  reply->is_made = false;
  exchange->response = response;
  const char *end = reply->fields + reply->fields_length;
  for (const char *name = reply->fields; name < end;) {
    const char *value = name + strlen(name) + 1;
    if (!cmh_reply_field(exchange, name, value)) return false;
    name = value + strlen(value) + 1;
  }
  return true;
}

void cmh_reply_discard(cmh_exchange *exchange) {
  cmh_reply *reply = exchange->intake ? &exchange->intake->reply : NULL;
  if (reply && reply->is_made && !reply->is_constant) free(reply->bytes);
  if (reply) reply->is_made = false;
  struct MHD_Response *response = exchange->response;
  cmh_kept *kept = exchange->kept;
  exchange->response = NULL;
  exchange->kept = NULL;
  if (kept)
    cmh_kept_release(kept);
  else if (response)
    MHD_destroy_response(response);
}
