// Connection limits. At its own limits the library leaves clients in the backlog or cuts them
// without a reply. Our limits are lower, and surplus clients get a reply.
#include "bridge.h"

#include <stdlib.h>

enum { BUCKETS = 1024 };

struct cmh_address {
  struct cmh_address *next;
  uint64_t key;
  size_t connections;
};

static size_t bucket_of(uint64_t key) {
  return (size_t)((key * UINT64_C(0x9E3779B97F4A7C15)) >> 54) % BUCKETS;
}

/// Surplus connections that are accepted only to be refused: 64 plus a hundredth of the limit.
static size_t slack(const cmh_server *server) {
  return 64 + server->configuration.connections / 100;
}

size_t cmh_library_limit(const cmh_server *server) {
  return server->configuration.connections + 2 * slack(server);
}

bool cmh_overfull(const cmh_server *server) {
  return atomic_load_explicit(&server->connections, memory_order_relaxed) >
         server->configuration.connections + slack(server);
}

/// Counts a connection; `address` is NULL afterwards only if memory ran out.
cmh_refusal cmh_admit(cmh_server *server, cmh_peer peer, cmh_address **address) {
  size_t total = atomic_fetch_add(&server->connections, 1) + 1;
  uint64_t key = cmh_peer_key(peer);
  pthread_mutex_lock(&server->addresses_lock);
  if (!server->addresses) server->addresses = calloc(BUCKETS, sizeof *server->addresses);
  cmh_address *found = NULL;
  if (server->addresses) {
    cmh_address **bucket = &server->addresses[bucket_of(key)];
    for (found = *bucket; found && found->key != key;) found = found->next;
    if (!found && (found = malloc(sizeof *found))) {
      *found = (cmh_address){.next = *bucket, .key = key};
      *bucket = found;
    }
  }
  bool many = found && ++found->connections > server->configuration.connections_per_address;
  pthread_mutex_unlock(&server->addresses_lock);
  *address = found;
  if (total > server->configuration.connections || !found) return CMH_REFUSAL_CONNECTIONS;
  return many ? CMH_REFUSAL_ADDRESS_CONNECTIONS : CMH_REFUSAL_NONE;
}

void cmh_leave(cmh_server *server, cmh_address *address) {
  atomic_fetch_sub(&server->connections, 1);
  if (!address) return;
  pthread_mutex_lock(&server->addresses_lock);
  if (--address->connections == 0) {
    cmh_address **link = &server->addresses[bucket_of(address->key)];
    while (*link != address) link = &(*link)->next;
    *link = address->next;
    free(address);
  }
  pthread_mutex_unlock(&server->addresses_lock);
}
