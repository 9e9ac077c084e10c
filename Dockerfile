ARG SUITE=trixie
# That is Debian 13; Debian 12 takes --build-arg SUITE=bookworm.

FROM swift:6.3-${SUITE} AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends libgnutls28-dev libmicrohttpd-dev libsqlite3-dev \
    zlib1g-dev \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source

# The manifest changes less often than the sources, so what it asks for is fetched before them.
COPY Package.swift ./
RUN swift package resolve

# The tests are not built here, but SwiftPM wants every target of the manifest to be there.
COPY .release.json ./
COPY Sources ./Sources
COPY Tests ./Tests
# Packed relocations take a megabyte less of the file and of memory, and so does the C++ library of Swift's
# runtime where it is a part of the program: as a library of its own it is mostly symbols to look up.
RUN swift build -c release --static-swift-stdlib --toolset .release.json --product fenestra \
  -Xlinker --strip-all

FROM debian:${SUITE}-slim
LABEL org.opencontainers.image.title="fenestra" \
  org.opencontainers.image.description="UIKit's windows as an HTTP JSON service"
# From Debian 13 on these names end in t64; apt reads them as patterns.
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    '^libgnutls30(t64)?$' '^libmicrohttpd12(t64)?$' libsqlite3-0 libpq5 zlib1g \
    libcairo2 fonts-wqy-microhei \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /source/.build/release/fenestra /usr/local/bin/fenestra
RUN install -d -o 65532 -g 65532 -m 700 /data
VOLUME /data

# A number, so that an orchestrator can see that this is not root.
USER 65532:65532
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=2s --start-period=2s CMD ["fenestra", "healthcheck"]
ENTRYPOINT ["fenestra"]
# Other machines can reach it there, so it guards its sessions.
CMD ["serve", "--host", "0.0.0.0", "--port", "8080", "--access", "guarded", "--data", "/data"]
