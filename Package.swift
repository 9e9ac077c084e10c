// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let strictC: [CSetting] = [
  .treatAllWarnings(as: .error),
  .enableWarning("all"),
  .enableWarning("extra"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}
func tests(
  _ name: String, path: String? = nil, exclude: [String] = [], _ dependencies: [Target.Dependency]
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "fenestra",
  products: [.executable(name: "fenestra", targets: ["fenestra"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    module("WindowModel"),
    module("StoredState", ["WindowModel"]),
    module("Workers", ["WindowModel"]),
    module("WindowSessions", ["Workers", "StoredState", "WindowModel"]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CPostgres", cSettings: strictC),
    module(
      "SessionStorage", ["Workers", "WindowSessions", "StoredState", "WindowModel", "CSQLite"]),
    module(
      "PostgresStorage",
      [
        "SessionStorage", "Classroom", "HTTP", "Workers", "WindowSessions", "StoredState",
        "WindowModel", "CPostgres",
      ]),
    module("JSON"),
    module("SourceCode"),
    module("Syntax", ["SourceCode"]),
    module("ObjectiveCSyntax", ["Syntax", "SourceCode"]),
    module("ProgramRuntime", ["Syntax", "SourceCode", "WindowModel"]),
    module("ProgramValues", ["ProgramRuntime", "Syntax"]),
    module("ProgramChecking", ["ProgramRuntime", "SourceCode", "Syntax", "WindowModel"]),
    module(
      "ProgramPrinting", ["ProgramValues", "ProgramRuntime", "Syntax", "SourceCode", "WindowModel"]),
    module(
      "SwiftTypes", ["ProgramChecking", "ProgramValues", "ProgramRuntime", "Syntax", "SourceCode"]),
    module(
      "SwiftValues",
      ["SwiftTypes", "ProgramChecking", "ProgramValues", "ProgramRuntime", "Syntax", "SourceCode"]),
    module(
      "SwiftBuiltIns",
      [
        "SwiftValues", "SwiftTypes", "ProgramPrinting", "ProgramValues", "ProgramRuntime", "Syntax",
        "SourceCode",
      ]),
    module(
      "SwiftOverloads",
      [
        "SwiftValues", "SwiftTypes", "ProgramChecking", "ProgramValues", "ProgramRuntime", "Syntax",
        "SourceCode",
      ]),
    module(
      "SwiftExpressions",
      [
        "SwiftOverloads", "SwiftBuiltIns", "SwiftValues", "SwiftTypes", "ProgramPrinting",
        "ProgramChecking", "ProgramValues", "ProgramRuntime", "Syntax", "SourceCode",
      ]),
    module(
      "SwiftChecking",
      [
        "SwiftExpressions", "SwiftOverloads", "SwiftBuiltIns", "SwiftValues", "SwiftTypes",
        "ProgramChecking", "ProgramValues", "ProgramRuntime", "Syntax", "SourceCode",
      ]),
    module(
      "ProgramUIKit",
      [
        "ProgramPrinting", "ProgramValues", "ProgramRuntime", "Syntax", "SourceCode", "WindowModel",
      ]),
    module(
      "FoundationLibrary",
      [
        "ProgramUIKit", "ProgramPrinting", "ProgramValues", "ProgramRuntime", "Syntax",
        "SourceCode",
        "WindowModel",
      ]),
    module("UIKitAppearance", []),
    module(
      "AutoLayoutLibrary", ["ProgramUIKit", "ProgramValues", "ProgramRuntime", "WindowModel"]),
    module("UIKitLists", ["ProgramUIKit", "ProgramValues", "ProgramRuntime", "WindowModel"]),
    module("UIKitTransitions", ["ProgramUIKit", "ProgramValues", "ProgramRuntime", "WindowModel"]),
    module(
      "UIKitLibrary",
      [
        "AutoLayoutLibrary", "UIKitLists", "UIKitTransitions", "ProgramUIKit", "ProgramValues",
        "ProgramRuntime", "WindowModel",
      ]),
    module(
      "SwiftLibrary",
      [
        "AutoLayoutLibrary", "FoundationLibrary", "UIKitAppearance", "UIKitLibrary", "UIKitLists",
        "UIKitTransitions", "SwiftChecking", "SwiftTypes", "ProgramUIKit", "ProgramPrinting",
        "ProgramValues", "ProgramRuntime", "Syntax", "SourceCode", "WindowModel",
      ]),
    module("ObjectiveCNames", ["ProgramRuntime", "Syntax"]),
    module(
      "ObjectiveCTypes",
      [
        "ObjectiveCNames", "SwiftLibrary", "ProgramRuntime", "ObjectiveCSyntax", "Syntax",
        "SourceCode",
      ]),
    module(
      "ObjectiveCLibrary",
      [
        "FoundationLibrary", "ObjectiveCTypes", "ObjectiveCNames", "SwiftLibrary", "ProgramUIKit",
        "ProgramPrinting", "ProgramChecking", "ProgramValues", "ProgramRuntime", "ObjectiveCSyntax",
        "Syntax", "SourceCode", "WindowModel",
      ]),
    module(
      "ObjectiveCChecking",
      [
        "ObjectiveCLibrary", "ObjectiveCTypes", "ObjectiveCNames", "ProgramUIKit",
        "ProgramPrinting", "ProgramChecking", "ProgramValues", "ProgramRuntime",
        "ObjectiveCSyntax", "Syntax", "SourceCode",
      ]),
    module(
      "Interpreter",
      [
        "ObjectiveCChecking", "ObjectiveCTypes", "ObjectiveCSyntax", "SwiftChecking", "SwiftTypes",
        "SwiftLibrary", "ProgramUIKit", "ProgramChecking", "ProgramValues", "ProgramRuntime",
        "Syntax", "SourceCode", "WindowModel",
      ]),
    module("Wire", ["JSON", "WindowSessions", "StoredState", "WindowModel"]),
    module("Pictures", ["JSON", "WindowModel"]),
    .target(name: "CCairo", cSettings: strictC),
    module("Bitmaps", ["JSON", "WindowModel", "CCairo"]),
    module("Dumps", ["JSON", "WindowModel"]),
    module("HTTP", ["JSON", "CGnuTLS"]),
    module("Classroom", ["HTTP", "JSON", "Workers", "WindowSessions", "WindowModel"]),
    module("Problems", ["HTTP", "Workers", "WindowSessions", "WindowModel"]),
    module("CodePrinting", ["HTTP", "JSON", "Wire", "WindowModel"]),
    module("RequestBodies", ["Problems", "HTTP", "JSON", "WindowModel"]),
    module("Misconceptions", ["SourceCode", "JSON", "WindowModel"]),
    module(
      "Operations",
      [
        "RequestBodies", "CodePrinting", "Interpreter", "ProgramRuntime", "SourceCode", "Problems",
        "HTTP", "JSON", "Wire", "WindowSessions", "WindowModel",
      ]),
    module("PasteValues", ["SourceCode", "Pictures", "WindowModel"]),
    module(
      "LiveCode",
      [
        "PasteValues", "Operations", "Interpreter", "ProgramRuntime", "SourceCode", "Pictures",
        "Problems", "Wire",
        "HTTP", "JSON", "Workers", "WindowSessions", "WindowModel",
      ]),
    .target(
      name: "CMicroHTTP", dependencies: ["CGnuTLS"], cSettings: strictC,
      linkerSettings: [.linkedLibrary("microhttpd")]),
    module("MicroHTTP", ["HTTP", "JSON", "CMicroHTTP"]),
    // The Swift files there are of the package that the program writes.
    .target(name: "CWebAssets", exclude: ["probe"], cSettings: strictC),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(
      name: "CGnuTLS", pkgConfig: "gnutls", providers: [.apt(["libgnutls28-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    module(
      "WindowService",
      [
        "RequestBodies", "Operations", "CodePrinting", "Classroom", "Pictures", "Problems", "Wire",
        "HTTP", "JSON", "Workers", "WindowSessions", "StoredState", "WindowModel", "CWebAssets",
        "CZlib",
      ]),
    module(
      "WindowAPI",
      [
        "RequestBodies", "Misconceptions", "WindowService", "Operations", "LiveCode", "PasteValues",
        "Interpreter", "ProgramRuntime", "CodePrinting", "SourceCode", "Classroom", "Dumps",
        "Pictures", "Bitmaps", "Problems", "Wire", "HTTP", "JSON", "Workers", "WindowSessions",
        "WindowModel", "CWebAssets",
      ]),
    module(
      "Probes",
      [
        "WindowAPI", "WindowService", "RequestBodies", "Operations", "CodePrinting",
        "SessionStorage", "Problems", "HTTP", "JSON", "WindowSessions", "WindowModel", "CWebAssets",
      ]),
    .executableTarget(
      name: "fenestra",
      dependencies: [
        "Probes", "WindowAPI", "WindowService", "LiveCode", "Misconceptions", "Interpreter",
        "ProgramRuntime", "Operations", "Classroom", "SessionStorage", "PostgresStorage",
        "MicroHTTP", "Pictures", "Problems", "SourceCode", "HTTP", "JSON", "Workers",
        "WindowSessions", "WindowModel", "CGnuTLS", "CMalloc",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: strict),

    .executableTarget(
      name: "growth",
      dependencies: [
        "WindowAPI", "WindowService", "Operations", "SessionStorage", "WindowSessions",
        "WindowModel", "HTTP", "JSON", "TestSupport",
      ],
      path: "Tests/Benchmarks/Growth", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["WindowSessions", "WindowModel"], path: "Tests/Support",
      swiftSettings: strict),
    tests("JSONTests", ["JSON", "TestSupport"]),
    tests("ProbesTests", ["Probes", "JSON", "WindowModel"]),
    tests("SourceCodeTests", ["SourceCode", "TestSupport"]),
    tests("HTTPTests", ["HTTP", "JSON"]),
    tests("WindowModelTests", ["WindowModel", "TestSupport"]),
    tests(
      "WindowSessionsTests",
      [
        "Workers", "WindowSessions", "SessionStorage", "PostgresStorage", "Classroom", "HTTP",
        "StoredState", "WindowModel", "TestSupport",
      ]),
    tests("MicroHTTPTests", ["MicroHTTP", "HTTP", "JSON", "TestSupport"]),
    tests(
      "WindowAPITests", exclude: ["Code/Goldens.txt", "Code/UIKitStub", "Formats"],
      [
        "fenestra", "WindowAPI", "WindowService", "LiveCode", "Misconceptions", "Operations",
        "RequestBodies", "CodePrinting", "Problems", "Classroom", "Dumps", "HTTP", "JSON", "Wire",
        "Pictures", "Workers", "WindowSessions", "SessionStorage", "WindowModel", "SourceCode",
        "TestSupport", "CZlib",
        .product(name: "Yams", package: "Yams"),
      ]),
    tests(
      "InterpreterTests",
      [
        "Interpreter", "ProgramRuntime", "SourceCode", "WindowModel", "TestSupport",
      ]),
    tests(
      "OracleTests", path: "Tests/Oracle/InterpreterTests",
      ["Interpreter", "ProgramRuntime", "SourceCode", "WindowModel"]),
    tests(
      "EndToEndTests", path: "Tests/EndToEnd",
      ["fenestra", "TestSupport", .product(name: "Yams", package: "Yams")]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu17
)

// For Tests/Fuzz/run, which links it with libFuzzer's main.
if Context.environment["FENESTRA_FUZZ"] != nil {
  package.targets.append(
    .target(
      name: "APIFuzz",
      dependencies: [
        "WindowAPI", "WindowService", "Operations", "SessionStorage", "WindowSessions", "HTTP",
        "JSON", "TestSupport",
      ],
      path: "Tests/Fuzz/API", swiftSettings: strict))
  package.products.append(.library(name: "APIFuzz", type: .static, targets: ["APIFuzz"]))
  package.targets.append(
    .executableTarget(
      name: "grammar-fuzz",
      dependencies: [
        "WindowAPI", "WindowService", "Operations", "SessionStorage", "WindowSessions", "HTTP",
        "JSON", "SourceCode", "TestSupport",
        .product(name: "Yams", package: "Yams"),
      ],
      path: "Tests/Fuzz/Grammar", swiftSettings: strict))
}

// For .ci/sanitize, which builds all anew: only the tests in which threads meet.
if Context.environment["FENESTRA_SANITIZE"] != nil {
  let others = [
    "JSONTests", "SourceCodeTests", "HTTPTests", "WindowModelTests", "OracleTests", "growth",
  ]
  package.targets.removeAll { others.contains($0.name) }
  let suites = [
    "InterpreterTests": ["SharedProgram"],
    "WindowAPITests": ["Class", "EventStream", "Idempotency", "Race", "Resume", "StoreFailure"],
  ]
  let support = ["InterpreterTests": ["ProgramRun.swift"], "WindowAPITests": ["Harness"]]
  for target in package.targets {
    // It replays dear logs, each on one thread.
    if target.name == "WindowSessionsTests" { target.exclude.append("KeyframeTests.swift") }
    guard let suites = suites[target.name] else { continue }
    target.sources = suites.map { "\($0)Tests.swift" } + support[target.name, default: []]
  }
}
