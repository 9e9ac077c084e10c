/// The project file and the scheme of a probe, for Xcode 14 and later.
struct XcodeProject {
  /// The names of the case files, by the app that runs them.
  let classic: [String]
  let scenes: [String]

  private static let app = ["AppDelegate.swift"]
  private static let tests = ["Cases.swift", "Told.swift", "Versions.swift", "Watched.swift"]

  /// An app or its tests.
  struct Target {
    let number: Int
    let name: String
    /// The app that hosts the tests; nil for an app.
    var host: Int?
    let sources: [Int]
    let settings: [(String, String)]

    var isApp: Bool { host == nil }
    var product: String { isApp ? "\(name).app" : "\(name).xctest" }
  }

  /// The identifier of a project object. Targets and their parts are numbered by hundreds, files from 1000; a
  /// build file's number adds a hundred times the target's number.
  static func id(_ number: Int) -> String {
    "FE0E57AA00000000\(10_000_000 + number)"
  }

  private static let (project, mainGroup, products) = (1, 2, 3)
  private static let groups = (app: 11, tests: 12, classic: 13, scenes: 14)

  private var paths: [(number: Int, name: String)] {
    (Self.app + Self.tests + classic + scenes).enumerated().map { (1000 + $0.offset, $0.element) }
  }

  var targets: [Target] {
    let (apps, tests) = (Self.app.count, Self.app.count + Self.tests.count)
    let own = paths.map(\.number)
    let shared = own.dropFirst(apps).prefix(Self.tests.count)
    func app(_ number: Int, _ name: String) -> Target {
      Target(
        number: number, name: name, sources: Array(own.prefix(apps)),
        settings: [
          ("INFOPLIST_FILE", "App/\(name)-Info.plist"),
          ("LD_RUNPATH_SEARCH_PATHS", "$(inherited) @executable_path/Frameworks"),
          ("PRODUCT_BUNDLE_IDENTIFIER", "dev.fenestra.probe.\(name)"),
        ])
    }
    func tested(_ number: Int, _ name: String, by host: Int, _ cases: [Int]) -> Target {
      Target(
        number: number, name: "\(name)Tests", host: host, sources: shared + cases,
        settings: [
          ("BUNDLE_LOADER", "$(TEST_HOST)"), ("GENERATE_INFOPLIST_FILE", "YES"),
          (
            "LD_RUNPATH_SEARCH_PATHS",
            "$(inherited) @executable_path/Frameworks @loader_path/Frameworks"
          ),
          ("PRODUCT_BUNDLE_IDENTIFIER", "dev.fenestra.probe.\(name)Tests"),
          (
            "TEST_HOST",
            "$(BUILT_PRODUCTS_DIR)/\(name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(name)"
          ),
        ])
    }
    return [
      app(100, "Classic"),
      tested(200, "Classic", by: 100, Array(own.dropFirst(tests).prefix(classic.count))),
      app(300, "Scenes"),
      tested(400, "Scenes", by: 300, Array(own.dropFirst(tests + classic.count))),
    ]
  }

  /// The file `project.pbxproj`.
  var text: String {
    var text = "// !$*UTF8*$!\n{\n  archiveVersion = 1;\n  classes = {\n  };\n"
    text += "  objectVersion = 56;\n  objects = {\n"
    for (number, fields) in objects {
      text += "    \(Self.id(number)) = {\n"
      for (key, value) in fields { text += "      \(key) = \(value);\n" }
      text += "    };\n"
    }
    return text + "  };\n  rootObject = \(Self.id(Self.project));\n}\n"
  }

  private typealias Fields = [(String, String)]

  private static func list(_ numbers: [Int]) -> String {
    "(" + numbers.map { "\(id($0)), " }.joined() + ")"
  }

  private static func dictionary(_ fields: Fields) -> String {
    "{ " + fields.map { "\($0.0) = \"\($0.1)\"; " }.joined() + "}"
  }

  private var objects: [(Int, Fields)] {
    var objects: [(Int, Fields)] = [(Self.project, projectFields)]
    objects += groupFields
    for file in paths {
      objects.append(
        (
          file.number,
          [
            ("isa", "PBXFileReference"), ("lastKnownFileType", "sourcecode.swift"),
            ("path", "\"\(file.name)\""), ("sourceTree", "\"<group>\""),
          ]
        ))
    }
    objects += Self.configurations(
      90,
      [
        ("ALWAYS_SEARCH_USER_PATHS", "NO"), ("CLANG_ENABLE_MODULES", "YES"),
        ("CODE_SIGN_STYLE", "Automatic"), ("COPY_PHASE_STRIP", "NO"),
        ("DEBUG_INFORMATION_FORMAT", "dwarf"), ("ENABLE_TESTABILITY", "YES"),
        ("IPHONEOS_DEPLOYMENT_TARGET", "13.0"), ("ONLY_ACTIVE_ARCH", "YES"),
        ("PRODUCT_NAME", "$(TARGET_NAME)"), ("SDKROOT", "iphoneos"),
        ("SWIFT_OPTIMIZATION_LEVEL", "-Onone"), ("SWIFT_VERSION", "5.0"),
        ("TARGETED_DEVICE_FAMILY", "1"),
      ])
    for target in targets { objects += Self.fields(of: target) }
    return objects
  }

  private var projectFields: Fields {
    let tests = targets.compactMap { target in
      target.host.map { "\(Self.id(target.number)) = { TestTargetID = \(Self.id($0)); }; " }
    }
    return [
      ("isa", "PBXProject"),
      (
        "attributes",
        "{ LastUpgradeCheck = 1500; TargetAttributes = { \(tests.joined())}; }"
      ),
      ("buildConfigurationList", Self.id(90)), ("compatibilityVersion", "\"Xcode 14.0\""),
      ("developmentRegion", "en"), ("hasScannedForEncodings", "0"),
      ("knownRegions", "(en, Base, )"), ("mainGroup", Self.id(Self.mainGroup)),
      ("productRefGroup", Self.id(Self.products)), ("projectDirPath", "\"\""),
      ("projectRoot", "\"\""), ("targets", Self.list(targets.map(\.number))),
    ]
  }

  private var groupFields: [(Int, Fields)] {
    let (groups, numbers) = (Self.groups, paths.map(\.number))
    let (apps, tests) = (Self.app.count, Self.app.count + Self.tests.count)
    let shared = Array(numbers.dropFirst(apps).prefix(Self.tests.count))
    func group(_ number: Int, _ path: String?, _ children: [Int]) -> (Int, Fields) {
      var fields = [("isa", "PBXGroup"), ("children", Self.list(children))]
      if let path { fields.append(("path", path)) }
      return (number, fields + [("sourceTree", "\"<group>\"")])
    }
    return [
      group(Self.mainGroup, nil, [groups.app, groups.tests, Self.products]),
      group(groups.app, "App", Array(numbers.prefix(apps))),
      group(groups.tests, "Tests", shared + [groups.classic, groups.scenes]),
      group(groups.classic, "Classic", Array(numbers.dropFirst(tests).prefix(classic.count))),
      group(groups.scenes, "Scenes", Array(numbers.dropFirst(tests + classic.count))),
      (
        Self.products,
        [
          ("isa", "PBXGroup"), ("children", Self.list(targets.map { $0.number + 1 })),
          ("name", "Products"), ("sourceTree", "\"<group>\""),
        ]
      ),
    ]
  }

  private static func fields(of target: Target) -> [(Int, Fields)] {
    let number = target.number
    let files = target.sources.map { $0 + number * 100 }
    var objects: [(Int, Fields)] = [
      (
        number,
        [
          ("isa", "PBXNativeTarget"), ("buildConfigurationList", id(number + 10)),
          ("buildPhases", list([number + 2, number + 3])), ("buildRules", "()"),
          ("dependencies", list(target.isApp ? [] : [number + 4])), ("name", target.name),
          ("productName", target.name), ("productReference", id(number + 1)),
          (
            "productType",
            "\"com.apple.product-type.\(target.isApp ? "application" : "bundle.unit-test")\""
          ),
        ]
      ),
      (
        number + 1,
        [
          ("isa", "PBXFileReference"),
          ("explicitFileType", target.isApp ? "wrapper.application" : "wrapper.cfbundle"),
          ("includeInIndex", "0"), ("path", target.product),
          ("sourceTree", "BUILT_PRODUCTS_DIR"),
        ]
      ),
      (number + 2, phase("PBXSourcesBuildPhase", files)),
      (number + 3, phase("PBXFrameworksBuildPhase", [])),
    ]
    if let host = target.host {
      objects.append(
        (
          number + 4,
          [("isa", "PBXTargetDependency"), ("target", id(host)), ("targetProxy", id(number + 5))]
        ))
      objects.append(
        (
          number + 5,
          [
            ("isa", "PBXContainerItemProxy"), ("containerPortal", id(project)), ("proxyType", "1"),
            ("remoteGlobalIDString", id(host)),
            ("remoteInfo", target.name.hasPrefix("Classic") ? "Classic" : "Scenes"),
          ]
        ))
    }
    objects += configurations(number + 10, target.settings)
    for (file, source) in zip(files, target.sources) {
      objects.append((file, [("isa", "PBXBuildFile"), ("fileRef", id(source))]))
    }
    return objects
  }

  private static func phase(_ kind: String, _ files: [Int]) -> Fields {
    [
      ("isa", kind), ("buildActionMask", "2147483647"), ("files", list(files)),
      ("runOnlyForDeploymentPostprocessing", "0"),
    ]
  }

  /// The configurations of the project or a target, which have the same settings, and their list.
  private static func configurations(_ number: Int, _ settings: Fields) -> [(Int, Fields)] {
    let list: (Int, Fields) = (
      number,
      [
        ("isa", "XCConfigurationList"), ("buildConfigurations", list([number + 1, number + 2])),
        ("defaultConfigurationIsVisible", "0"), ("defaultConfigurationName", "Debug"),
      ]
    )
    let both = ["Debug", "Release"].enumerated().map { index, name in
      (
        number + 1 + index,
        [
          ("isa", "XCBuildConfiguration"), ("buildSettings", dictionary(settings)),
          ("name", name),
        ]
      )
    }
    return [list] + both
  }
}
