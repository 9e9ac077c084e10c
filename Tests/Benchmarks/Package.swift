// swift-tools-version: 6.2
import PackageDescription

// The peer servers, and the clients that hold streams open and pipeline requests: a package of its own, so that
// none of them is a dependency of the product.

let strictC: [CSetting] = [
  .treatAllWarnings(as: .error),
  .enableWarning("all"),
  .enableWarning("extra"),
]

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
  ],
  targets: [
    .executableTarget(
      name: "raw-c", cSettings: strictC, linkerSettings: [.linkedLibrary("microhttpd")]),
    // Fenestra's own target, by a symbolic link.
    .target(name: "JSON"),
    .executableTarget(
      name: "hummingbird-peer",
      dependencies: [
        "JSON",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]),
    .executableTarget(name: "streams", cSettings: strictC),
    .executableTarget(name: "epoll-c", cSettings: strictC),
    .executableTarget(name: "pipeline", cSettings: strictC),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu17
)
