package import ProgramRuntime
package import SwiftTypes

/// Reads and stores elements of arrays and dictionaries.
extension Checker {
  /// The elements of an array from an index on.
  package func trailingSlice(_ base: Typed, _ start: @escaping Code) -> Typed {
    let code = base.code
    var typed = Typed(base.type) { machine, frame throws(Halt) in
      let (values, from) = (try code(machine, frame).array, try start(machine, frame).int)
      guard (0...values.count).contains(from) else {
        throw Halt.crash("Fatal error: Array index is out of range")
      }
      return .array(Array(values.dropFirst(from)))
    }
    typed.isSlice = true
    return typed
  }

  /// The elements of an array up to an index.
  package func leadingSlice(_ base: Typed, _ end: @escaping Code, isClosed: Bool) -> Typed {
    let code = base.code
    return Typed(base.type) { machine, frame throws(Halt) in
      let values = try code(machine, frame).array
      let count = try end(machine, frame).int &+ (isClosed ? 1 : 0)
      guard (0...values.count).contains(count) else {
        throw Halt.crash("Fatal error: Array index is out of range")
      }
      return .array(Array(values.prefix(count)))
    }
  }

  /// The elements of an array within a range.
  package func slice(_ base: Typed, _ range: Typed, _ isClosed: Bool) -> Typed {
    let (code, bounds) = (base.code, range.code)
    var typed = Typed(base.type) { machine, frame throws(Halt) in
      let values = try code(machine, frame).array
      let parts = try bounds(machine, frame).parts
      let from = parts[0].int
      let to = isClosed ? parts[1].int &+ 1 : parts[1].int
      guard from >= 0, to <= values.count, from <= to else {
        throw Halt.crash("Fatal error: Array index is out of range")
      }
      return .array(Array(values[from..<to]))  // checked: within the array
    }
    typed.isSlice = true
    return typed
  }

  /// An element of an array, at an index.
  package func arrayElement(_ base: Typed, _ element: SwiftType, _ index: @escaping Code) -> Typed {
    let code = base.code
    let outOfRange = Halt.crash("Fatal error: Index out of range")
    let place = base.place.map { place in
      let modify: Place.Modify = { machine, frame, body throws(Halt) in
        let at = try index(machine, frame).int
        try place.modify(machine, frame) { whole throws(Halt) in
          guard case .array(var values) = whole, values.indices.contains(at) else {
            throw outOfRange
          }
          whole = .void
          var value = values[at]
          values[at] = .void
          do throws(Halt) { try body(&value) } catch {
            values[at] = value
            whole = .array(values)
            throw error
          }
          values[at] = value
          whole = .array(values)
        }
      }
      return Place(obstacle: place.obstacle, modify)
    }
    return Typed(element, place: place) { machine, frame throws(Halt) in
      let values = try code(machine, frame).array
      let at = try index(machine, frame).int
      guard values.indices.contains(at) else { throw outOfRange }
      return values[at]
    }
  }

  /// The value of a dictionary for a key, or a default value.
  package func dictionaryElement(
    _ base: Typed, _ value: SwiftType, _ key: @escaping Code, standard: Code?
  ) -> Typed {
    let code = base.code
    let place = base.place.map { place in
      let modify: Place.Modify = { machine, frame, body throws(Halt) in
        let at = try key(machine, frame)
        try machine.charge(at)
        try place.modify(machine, frame) { whole throws(Halt) in
          var table = whole.table
          whole = .void
          var entry = table[at] ?? .none
          do throws(Halt) {
            if entry.isNone, let standard { entry = try standard(machine, frame) }
            try body(&entry)
          } catch {
            whole = .table(table)
            throw error
          }
          table[at] = entry.isNone ? nil : entry
          whole = .table(table)
        }
      }
      return Place(obstacle: place.obstacle, modify)
    }
    return Typed(standard == nil ? .optional(value) : value, place: place) {
      machine, frame throws(Halt) in
      let table = try code(machine, frame).table
      let key = try key(machine, frame)
      try machine.charge(key)
      if let found = table[key] { return found }
      return try standard?(machine, frame) ?? .none
    }
  }
}
