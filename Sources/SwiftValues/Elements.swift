package import ProgramRuntime
package import SwiftTypes

/// Reads and stores elements of arrays and dictionaries.
extension Checker {
  /// The elements of an array from an index on.
  package func trailingSlice(_ base: Typed, _ start: @escaping Code) -> Typed {
    var typed = elements(of: base) { machine, frame, count throws(Halt) in
      (try start(machine, frame).int, count)
    }
    typed.isSlice = true
    return typed
  }

  /// The elements of an array up to an index.
  package func leadingSlice(_ base: Typed, _ end: @escaping Code, isClosed: Bool) -> Typed {
    elements(of: base) { machine, frame, _ throws(Halt) in
      (0, try end(machine, frame).int &+ (isClosed ? 1 : 0))
    }
  }

  /// The elements of an array within a range.
  package func slice(_ base: Typed, _ range: Typed, _ isClosed: Bool) -> Typed {
    let bounds = range.code
    var typed = elements(of: base) { machine, frame, _ throws(Halt) in
      let parts = try bounds(machine, frame).parts
      return (parts[0].int, isClosed ? parts[1].int &+ 1 : parts[1].int)
    }
    typed.isSlice = true
    return typed
  }

  /// The elements of an array between two indices, which `bounds` computes from the number of elements.
  private func elements(
    of base: Typed,
    _ bounds: @escaping @Sendable (Machine, Frame, Int) throws(Halt) -> (from: Int, to: Int)
  ) -> Typed {
    let code = base.code
    @Sendable func range(_ machine: Machine, _ frame: Frame, in values: [Value]) throws(Halt)
      -> Range<Int>
    {
      let (from, to) = try bounds(machine, frame, values.count)
      guard from >= 0, to <= values.count, from <= to else {
        throw Halt.crash("Fatal error: Array index is out of range")
      }
      return from..<to  // checked: from is not greater
    }
    let place = base.place.map { place in
      Place(obstacle: place.obstacle) { machine, frame, body throws(Halt) in
        let range = try range(machine, frame, in: try code(machine, frame).array)
        try place.modify(machine, frame) { whole throws(Halt) in
          var values = whole.array
          var part = Value.array(Array(values[range]))
          try finishing { () throws(Halt) in
            try body(&part)
          } _: { () throws(Halt) in
            values.replaceSubrange(range, with: part.array)
            whole = try .list(values)
          }
        }
      }
    }
    return Typed(base.type, place: place) { machine, frame throws(Halt) in
      let values = try code(machine, frame).array

      return .array(Array(values[try range(machine, frame, in: values)]))
    }
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
          try finishing { () throws(Halt) in
            try body(&value)
          } _: {
            values[at] = value
            whole = .array(values)
          }
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
          try finishing { () throws(Halt) in
            if entry.isNone, let standard { entry = try standard(machine, frame) }
            try body(&entry)
          } _: {
            table[at] = entry.isNone ? nil : entry
            whole = .table(table)
          }
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
