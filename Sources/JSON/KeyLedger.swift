/// The keys of the open objects so far, to find duplicates.
struct KeyLedger {
  /// An object's place in the ledger: the index of its first key, and that of its table if it is large.
  struct Mark {
    let start: Int
    let table: Int
  }

  private var list: [String] = []
  private var tables: [Set<ExactKey>] = []

  /// Begins an object.
  mutating func mark() -> Mark {
    // One block is enough for most documents.
    if list.capacity == 0 { list.reserveCapacity(8) }
    return Mark(start: list.count, table: tables.count)
  }

  /// Ends the object that began at `mark`.
  mutating func forget(since mark: Mark) {
    list.removeSubrange(mark.start...)
    if tables.count > mark.table { _ = tables.popLast() }
  }

  /// Adds a key of the innermost object; returns `false` for a duplicate.
  mutating func insert(_ key: String, since mark: Mark) -> Bool {
    if mark.table < tables.count {
      return tables[mark.table].insert(ExactKey(text: key)).inserted
    }
    // checked: a count of it
    for other in list[mark.start...] where ExactKey(text: other) == ExactKey(text: key) {
      return false
    }
    list.append(key)
    // A few keys are found faster one by one; many would take quadratic time.
    if list.count - mark.start == 16 {
      tables.append(Set(list[mark.start...].map(ExactKey.init)))  // checked: a count of it
    }
    return true
  }
}

/// A key that equals only the same scalars: `String` also accepts "e" and an accent for "é".
private struct ExactKey: Hashable {
  let text: String

  static func == (one: ExactKey, other: ExactKey) -> Bool {
    one.text.utf8.count == other.text.utf8.count && one.text == other.text
      && one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
