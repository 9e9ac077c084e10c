import ArgumentParser

/// A number of bytes on the command line, such as `4096`, `512M` or `2G`.
struct ByteCount: ExpressibleByArgument {
  let bytes: Int

  init(_ bytes: Int) { self.bytes = bytes }

  init?(argument: String) {
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40]
    let unit = argument.last.flatMap { units[Character($0.uppercased())] }
    guard let count = Int(unit == nil ? argument[...] : argument.dropLast()), count >= 0 else {
      return nil
    }
    let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: unit ?? 1)
    guard !isTooLarge else { return nil }
    self.bytes = bytes
  }

  var defaultValueDescription: String { "\(bytes)" }
}
