// The address at a connection's other end.
#include "bridge.h"

#include <netinet/in.h>
#include <string.h>

/// Reads 64 bits in network byte order.
static uint64_t read_bits(const unsigned char *bytes) {
  uint64_t bits = 0;
  for (int i = 0; i < 8; i++) bits = bits << 8 | bytes[i];
  return bits;
}

/// Returns the peer of a connection; unknown if it is neither IPv4 nor IPv6, as in a socket pair.
cmh_peer cmh_peer_of(const struct sockaddr *address) {
  if (address && address->sa_family == AF_INET) {
    const struct sockaddr_in *v4 = (const struct sockaddr_in *)address;
    return (cmh_peer){true, 0, CMH_PEER_IPV4 | ntohl(v4->sin_addr.s_addr)};
  }
  if (address && address->sa_family == AF_INET6) {
    const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)address;
    const unsigned char *bytes = v6->sin6_addr.s6_addr;
    return (cmh_peer){true, read_bits(bytes), read_bits(bytes + 8)};
  }
  return (cmh_peer){0};
}

/// The key of one client: an IPv4 address, or a 64-bit IPv6 network, since a household gets one. No
/// IPv6 network has the prefix of an IPv4 address here.
uint64_t cmh_peer_key(cmh_peer peer) {
  bool is_ipv4 = peer.high == 0 && peer.low >> 32 == CMH_PEER_IPV4 >> 32;
  return is_ipv4 ? peer.low : peer.high;
}
