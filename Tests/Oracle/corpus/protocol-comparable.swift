struct Version: Comparable, CustomStringConvertible {
  let major: Int, minor: Int
  static func < (a: Version, b: Version) -> Bool {
    a.major != b.major ? a.major < b.major : a.minor < b.minor
  }
  var description: String { "\(major).\(minor)" }
}
let versions = [Version(major: 13, minor: 0), Version(major: 9, minor: 3), Version(major: 13, minor: 4)]
print(versions.sorted())
print(versions.max()!, versions.min()!)
print(versions[0] >= versions[1], versions[0] == Version(major: 13, minor: 0))
print(Swift.max(versions[0], versions[2]))
