import Synchronization

/// Numbers for the names of methods, by which they are called.
enum Names {
  private static let numbers = Mutex<[String: Int]>([:])

  /// The number of a whole name, as in `viewWillAppear(_:)`.
  static func key(_ name: String) -> Int {
    numbers.withLock { numbers in
      if let number = numbers[name] { return number }
      let number = numbers.count
      numbers[name] = number
      return number
    }
  }
}
