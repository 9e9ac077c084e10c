extension CommandRecord {
  /// The bytes of memory that it needs: an estimate that is rather too high.
  public var footprint: Int {
    // An array has a head, and a list of records has room for twice as many.
    source.count + 64 + 2 * MemoryLayout<CommandRecord>.stride + (key?.text.utf8.count ?? 0)
  }
}
