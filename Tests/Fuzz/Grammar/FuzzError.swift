/// The reason the fuzzer itself can't run.
struct FuzzError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
