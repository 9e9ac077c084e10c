import ProgramRuntime

extension Library {
  /// The supported declarations of Swift's library. `LanguageNatives` implements those without a body; names with
  /// `$` hold the members of the checker's built-in types.
  static let language = """
    protocol Error { }
    extension Error {
      var localizedDescription: String {
        return (self as? LocalizedError)?.errorDescription ?? systemText(of: self)
      }
    }
    protocol LocalizedError: Error {
      var errorDescription: String? { get }
    }
    extension LocalizedError {
      var errorDescription: String? { return nil }
    }
    func systemText(of error: Error) -> String
    protocol OptionSet { }
    protocol Equatable { }
    protocol Hashable: Equatable { }
    protocol Comparable: Equatable { }
    protocol AdditiveArithmetic: Equatable { }
    protocol Numeric: AdditiveArithmetic { }
    protocol BinaryInteger: Numeric, Comparable, Hashable { }
    protocol FloatingPoint: Numeric, Comparable, Hashable { }
    protocol BinaryFloatingPoint: FloatingPoint { }
    protocol ExpressibleByIntegerLiteral { }
    protocol ExpressibleByFloatLiteral { }
    protocol ExpressibleByStringLiteral { }
    protocol ExpressibleByBooleanLiteral { }
    protocol ExpressibleByNilLiteral { }
    protocol ExpressibleByArrayLiteral { }
    protocol ExpressibleByDictionaryLiteral { }
    protocol $Sequence { }
    protocol $IteratorProtocol { }
    protocol $Collection: $Sequence { }
    class AnyIterator<Element>: $Sequence, $IteratorProtocol {
      var step: Any?
      init(_ body: @escaping () -> Element?) { step = body }
      func next() -> Element?
      func makeIterator() -> AnyIterator<Element> { return self }
      var first: Element? { return next() }
      var isEmpty: Bool { return next() == nil }
      func map<T>(_ transform: (Element) -> T) -> [T] {
        var result: [T] = []
        while let element = next() { result.append(transform(element)) }
        return result
      }
      func compactMap<T>(_ transform: (Element) -> T?) -> [T] {
        var result: [T] = []
        while let element = next() { if let value = transform(element) { result.append(value) } }
        return result
      }
      func flatMap<T>(_ transform: (Element) -> [T]) -> [T] {
        var result: [T] = []
        while let element = next() { result += transform(element) }
        return result
      }
      func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
        var result: [Element] = []
        while let element = next() { if isIncluded(element) { result.append(element) } }
        return result
      }
      func forEach(_ body: (Element) -> Void) { while let element = next() { body(element) } }
      func reduce<T>(_ initial: T, _ combine: (T, Element) -> T) -> T {
        var result = initial
        while let element = next() { result = combine(result, element) }
        return result
      }
      func first(where predicate: (Element) -> Bool) -> Element? {
        while let element = next() { if predicate(element) { return element } }
        return nil
      }
      func contains(where predicate: (Element) -> Bool) -> Bool {
        while let element = next() { if predicate(element) { return true } }
        return false
      }
      func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
        while let element = next() { if !predicate(element) { return false } }
        return true
      }
      func prefix(_ count: Int) -> AnyIterator<Element> {
        var left = count
        return AnyIterator<Element> { () -> Element? in
          if left <= 0 { return nil }
          left -= 1
          return self.next()
        }
      }
      func prefix(while predicate: @escaping (Element) -> Bool) -> [Element] {
        var result: [Element] = []
        while let element = next() {
          if !predicate(element) { return result }
          result.append(element)
        }
        return result
      }
      func dropFirst(_ count: Int = 1) -> AnyIterator<Element> {
        var left = count
        return AnyIterator<Element> { () -> Element? in
          while left > 0 {
            left -= 1
            if self.next() == nil { return nil }
          }
          return self.next()
        }
      }
      func enumerated() -> AnyIterator<(offset: Int, element: Element)> {
        var count = 0
        return AnyIterator<(offset: Int, element: Element)> { () -> (offset: Int, element: Element)? in
          guard let element = self.next() else { return nil }
          count += 1
          return (offset: count - 1, element: element)
        }
      }
    }
    class LazySequence<Element>: $Sequence {
      var make: () -> AnyIterator<Element> = { fatalError("no elements") }
      var peek: (() -> Element?)?
      var first: Element? {
        if let peek { return peek() }
        return make().next()
      }
      var isEmpty: Bool { return make().next() == nil }
      init(_ make: @escaping () -> AnyIterator<Element>) { self.make = make }
      func makeIterator() -> AnyIterator<Element> { return make() }
      func map<T>(_ transform: @escaping (Element) -> T) -> LazySequence<T> {
        let all = make
        return LazySequence<T> { () -> AnyIterator<T> in
          let elements = all()
          return AnyIterator<T> { () -> T? in
            guard let element = elements.next() else { return nil }
            return transform(element)
          }
        }
      }
      func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazySequence<Element> {
        let all = make
        return LazySequence<Element> { () -> AnyIterator<Element> in
          let elements = all()
          return AnyIterator<Element> { () -> Element? in
            while let element = elements.next() { if isIncluded(element) { return element } }
            return nil
          }
        }
      }
      func compactMap<T>(_ transform: @escaping (Element) -> T?) -> LazySequence<T> {
        let all = make
        let result = LazySequence<T> { () -> AnyIterator<T> in
          let elements = all()
          return AnyIterator<T> { () -> T? in
            while let element = elements.next() { if let value = transform(element) { return value } }
            return nil
          }
        }
        result.peek = { () -> T? in
          let elements = all()
          while let element = elements.next() { if transform(element) != nil { return transform(element) } }
          return nil
        }
        return result
      }
    }
    class AnySequence<Element>: $Sequence {
      var make: Any?
      init(_ makeUnderlyingIterator: @escaping () -> AnyIterator<Element>) { make = makeUnderlyingIterator }
      func makeIterator() -> AnyIterator<Element>
    }
    protocol CustomStringConvertible { var description: String { get } }
    struct ObjectIdentifier {
      var identity: String
      init(_ object: AnyObject) { identity = objectIdentity(object) }
    }
    struct Hasher {
      var seed: Int
      init(seed: Int) { self.seed = seed }
      mutating func combine(_ value: Any?) { }
    }
    func objectIdentity(_ object: AnyObject) -> String

    struct $Any { var hashValue: Int }
    struct $Optional<Wrapped> {
      func map<U>(_ transform: (Wrapped) -> U) -> U?
      func flatMap<U>(_ transform: (Wrapped) -> U?) -> U?
    }
    struct $Array<Element> {
      typealias Index = Int
      var count: Int
      var isEmpty: Bool
      var first: Element?
      var last: Element?
      var indices: Range<Int>
      var startIndex: Int
      var endIndex: Int
      var lazy: LazySequence<Element> {
        let all = self
        return LazySequence<Element> { () -> AnyIterator<Element> in all.makeIterator() }
      }
      func index(after i: Int) -> Int { return i + 1 }
      func index(before i: Int) -> Int { return i - 1 }
      func index(_ i: Int, offsetBy distance: Int) -> Int { return i + distance }
      func distance(from start: Int, to end: Int) -> Int { return end - start }
      func makeIterator() -> AnyIterator<Element> {
        let all = self
        var index = 0
        return AnyIterator<Element> { () -> Element? in
          if index >= all.count { return nil }
          index += 1
          return all[index - 1]
        }
      }
      func map<T>(_ transform: (Element) -> T) -> [T]
      func compactMap<T>(_ transform: (Element) -> T?) -> [T]
      func flatMap<T>(_ transform: (Element) -> [T]) -> [T]
      func filter(_ isIncluded: (Element) -> Bool) -> [Element]
      func forEach(_ body: (Element) -> Void)
      func reduce<T>(_ initial: T, _ next: (T, Element) -> T) -> T
      func reduce<T>(into initial: T, _ update: (inout T, Element) -> Void) -> T
      func first(where predicate: (Element) -> Bool) -> Element?
      func last(where predicate: (Element) -> Bool) -> Element?
      func firstIndex(where predicate: (Element) -> Bool) -> Int?
      func lastIndex(where predicate: (Element) -> Bool) -> Int?
      func firstIndex(of element: Element) -> Int? where Element: Equatable
      func lastIndex(of element: Element) -> Int? where Element: Equatable
      func contains(_ element: Element) -> Bool where Element: Equatable
      func contains(where predicate: (Element) -> Bool) -> Bool
      func allSatisfy(_ predicate: (Element) -> Bool) -> Bool
      func sorted() -> [Element] where Element: Comparable
      func sorted(by less: (Element, Element) -> Bool) -> [Element]
      func min() -> Element? where Element: Comparable
      func max() -> Element? where Element: Comparable
      func min(by less: (Element, Element) -> Bool) -> Element?
      func max(by less: (Element, Element) -> Bool) -> Element?
      func reversed() -> [Element]
      func enumerated() -> [(offset: Int, element: Element)]
      func prefix(_ count: Int) -> [Element]
      func suffix(_ count: Int) -> [Element]
      func prefix(while predicate: (Element) -> Bool) -> [Element]
      func drop(while predicate: (Element) -> Bool) -> [Element]
      func dropFirst(_ count: Int = 1) -> [Element]
      func dropLast(_ count: Int = 1) -> [Element]
      func joined(separator: String = "") -> String
      func elementsEqual(_ other: [Element]) -> Bool where Element: Equatable
      func starts(with other: [Element]) -> Bool where Element: Equatable { return count >= other.count && prefix(other.count).elementsEqual(other) }
      mutating func append(_ element: Element)
      mutating func append(contentsOf elements: [Element])
      mutating func insert(_ element: Element, at index: Int)
      mutating func insert(contentsOf elements: [Element], at index: Int) { replaceSubrange(index..<index, with: elements) }
      mutating func remove(at index: Int) -> Element
      mutating func removeFirst() -> Element
      mutating func removeFirst(_ count: Int)
      mutating func removeLast(_ count: Int)
      mutating func removeSubrange(_ range: Range<Int>)
      mutating func replaceSubrange(_ range: Range<Int>, with elements: [Element])
      mutating func removeSubrange(_ range: ClosedRange<Int>) { removeSubrange(range.lowerBound..<range.upperBound + 1) }
      mutating func replaceSubrange(_ range: ClosedRange<Int>, with elements: [Element]) { replaceSubrange(range.lowerBound..<range.upperBound + 1, with: elements) }
      mutating func removeLast() -> Element
      mutating func popLast() -> Element?
      mutating func removeAll()
      mutating func removeAll(where predicate: (Element) -> Bool)
      mutating func removeAll(keepingCapacity: Bool)
      mutating func reserveCapacity(_ count: Int)
      mutating func sort() where Element: Comparable
      mutating func sort(by less: (Element, Element) -> Bool)
      mutating func reverse()
      mutating func swapAt(_ first: Int, _ second: Int)
    }
    struct $Set<Element> {
      var count: Int
      var lazy: [Element]
      var isEmpty: Bool
      var first: Element?
      func contains(_ element: Element) -> Bool
      func contains(where predicate: (Element) -> Bool) -> Bool
      func map<T>(_ transform: (Element) -> T) -> [T]
      func compactMap<T>(_ transform: (Element) -> T?) -> [T]
      func flatMap<T>(_ transform: (Element) -> [T]) -> [T]
      func reduce<T>(_ initial: T, _ next: (T, Element) -> T) -> T
      func allSatisfy(_ predicate: (Element) -> Bool) -> Bool
      func filter(_ isIncluded: (Element) -> Bool) -> Set<Element>
      func first(where predicate: (Element) -> Bool) -> Element?
      func forEach(_ body: (Element) -> Void)
      func sorted() -> [Element] where Element: Comparable
      func sorted(by less: (Element, Element) -> Bool) -> [Element]
      func union(_ other: Set<Element>) -> Set<Element>
      func intersection(_ other: Set<Element>) -> Set<Element>
      func subtracting(_ other: Set<Element>) -> Set<Element>
      func symmetricDifference(_ other: Set<Element>) -> Set<Element>
      func isSubset(of other: Set<Element>) -> Bool
      func isSuperset(of other: Set<Element>) -> Bool
      func isDisjoint(with other: Set<Element>) -> Bool
      func union(_ other: [Element]) -> Set<Element> { return union(Set<Element>(other)) }
      func intersection(_ other: [Element]) -> Set<Element> { return intersection(Set<Element>(other)) }
      func subtracting(_ other: [Element]) -> Set<Element> { return subtracting(Set<Element>(other)) }
      func symmetricDifference(_ other: [Element]) -> Set<Element> { return symmetricDifference(Set<Element>(other)) }
      func isSubset(of other: [Element]) -> Bool { return isSubset(of: Set<Element>(other)) }
      func isSuperset(of other: [Element]) -> Bool { return isSuperset(of: Set<Element>(other)) }
      func isDisjoint(with other: [Element]) -> Bool { return isDisjoint(with: Set<Element>(other)) }
      func isStrictSubset(of other: Set<Element>) -> Bool { return count < other.count && isSubset(of: other) }
      func isStrictSuperset(of other: Set<Element>) -> Bool { return count > other.count && isSuperset(of: other) }
      func reduce<T>(into initial: T, _ update: (inout T, Element) -> Void) -> T { return map { $0 }.reduce(into: initial, update) }
      func min() -> Element? where Element: Comparable { return map { $0 }.min() }
      func max() -> Element? where Element: Comparable { return map { $0 }.max() }
      func min(by less: (Element, Element) -> Bool) -> Element? { return map { $0 }.min(by: less) }
      func max(by less: (Element, Element) -> Bool) -> Element? { return map { $0 }.max(by: less) }
      mutating func formUnion(_ other: Set<Element>) { self = union(other) }
      mutating func formUnion(_ other: [Element]) { self = union(Set<Element>(other)) }
      mutating func formIntersection(_ other: Set<Element>) { self = intersection(other) }
      mutating func formIntersection(_ other: [Element]) { self = intersection(Set<Element>(other)) }
      mutating func formSymmetricDifference(_ other: Set<Element>) { self = symmetricDifference(other) }
      mutating func subtract(_ other: Set<Element>) { self = subtracting(other) }
      mutating func subtract(_ other: [Element]) { self = subtracting(Set<Element>(other)) }
      mutating func popFirst() -> Element? {
        guard let element = first else { return nil }
        return remove(element)
      }
      mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)
      mutating func remove(_ element: Element) -> Element?
      mutating func removeAll()
    }
    struct $Dictionary<Key, Value> {
      var count: Int
      var isEmpty: Bool
      var first: (key: Key, value: Value)?
      var keys: [Key]
      var values: [Value]
      func map<T>(_ transform: ((key: Key, value: Value)) -> T) -> [T]
      func compactMap<T>(_ transform: ((key: Key, value: Value)) -> T?) -> [T]
      func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value]
      func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]
      func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T] {
        var result: [Key: T] = [:]
        for pair in self { if let value = transform(pair.value) { result[pair.key] = value } }
        return result
      }
      func flatMap<T>(_ transform: ((key: Key, value: Value)) -> [T]) -> [T] { return map { $0 }.flatMap(transform) }
      func first(where predicate: ((key: Key, value: Value)) -> Bool) -> (key: Key, value: Value)?
      func contains(where predicate: ((key: Key, value: Value)) -> Bool) -> Bool
      func forEach(_ body: ((key: Key, value: Value)) -> Void)
      func sorted(by less: ((key: Key, value: Value), (key: Key, value: Value)) -> Bool) -> [(key: Key, value: Value)]
      func reduce<T>(_ initial: T, _ next: (T, (key: Key, value: Value)) -> T) -> T
      func reduce<T>(into initial: T, _ update: (inout T, (key: Key, value: Value)) -> Void) -> T
      func max(by less: ((key: Key, value: Value), (key: Key, value: Value)) -> Bool) -> (key: Key, value: Value)?
      func min(by less: ((key: Key, value: Value), (key: Key, value: Value)) -> Bool) -> (key: Key, value: Value)?
      func allSatisfy(_ predicate: ((key: Key, value: Value)) -> Bool) -> Bool
      func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value]
      mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value)
      mutating func removeValue(forKey key: Key) -> Value?
      mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      mutating func removeAll()
    }
    struct $Range<Bound> {
    \(ofRanges)
    }
    struct $ClosedRange<Bound> {
    \(ofRanges)
    }
    struct $String: Comparable, Hashable, CustomStringConvertible {
    \(ofIndices)
      var count: Int
      var isEmpty: Bool
      var first: Character?
      var last: Character?
      var description: String
      var capitalized: String
      var length: Int
      var hashValue: Int
      func uppercased() -> String
      func lowercased() -> String
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      func contains(_ other: String) -> Bool
      func contains(_ element: Character) -> Bool
      func reversed() -> [Character]
      func map<T>(_ transform: (Character) -> T) -> [T]
      func filter(_ isIncluded: (Character) -> Bool) -> String
      func forEach(_ body: (Character) -> Void)
      func prefix(_ count: Int) -> String
      func suffix(_ count: Int) -> String
      func dropFirst(_ count: Int = 1) -> String
      func dropLast(_ count: Int = 1) -> String
      func split(separator: Character) -> [String]
      func split(separator: Character, maxSplits: Int) -> [String]
      func split(separator: Character, omittingEmptySubsequences: Bool) -> [String]
      func split(whereSeparator isSeparator: (Character) -> Bool) -> [String]
      func prefix(while predicate: (Character) -> Bool) -> String {
        var length = 0
        for element in self {
          if !predicate(element) { break }
          length += 1
        }
        return prefix(length)
      }
      func drop(while predicate: (Character) -> Bool) -> String {
        var length = 0
        for element in self {
          if !predicate(element) { break }
          length += 1
        }
        return dropFirst(length)
      }
      func last(where predicate: (Character) -> Bool) -> Character? { return reversed().first(where: predicate) }
      func flatMap<T>(_ transform: (Character) -> [T]) -> [T] { return map { $0 }.flatMap(transform) }
      func sorted(by less: (Character, Character) -> Bool) -> [Character] { return map { $0 }.sorted(by: less) }
      func min(by less: (Character, Character) -> Bool) -> Character? { return map { $0 }.min(by: less) }
      func max(by less: (Character, Character) -> Bool) -> Character? { return map { $0 }.max(by: less) }
      func starts(with other: String) -> Bool { return map { $0 }.starts(with: other.map { $0 }) }
      func elementsEqual(_ other: String) -> Bool { return self == other }
      func split(separator: String) -> [String] { return components(separatedBy: separator).filter { !$0.isEmpty } }
      func trimmingCharacters(in set: CharacterSet) -> String
      func components(separatedBy set: CharacterSet) -> [String]
      func rangeOfCharacter(from set: CharacterSet) -> Range<Index>?
      func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String
      func allSatisfy(_ predicate: (Character) -> Bool) -> Bool
      func first(where predicate: (Character) -> Bool) -> Character?
      func contains(where predicate: (Character) -> Bool) -> Bool
      func enumerated() -> [(offset: Int, element: Character)]
      func sorted() -> [Character]
      func compactMap<T>(_ transform: (Character) -> T?) -> [T]
      func reduce<T>(_ initial: T, _ next: (T, Character) -> T) -> T
      func reduce<T>(into initial: T, _ update: (inout T, Character) -> Void) -> T
      func components(separatedBy separator: String) -> [String]
      func replacing(_ target: String, with replacement: String) -> String { return target.isEmpty ? self : replacingOccurrences(of: target, with: replacement) }
      func compare(_ other: String) -> ComparisonResult { return self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending }
      func caseInsensitiveCompare(_ other: String) -> ComparisonResult { return lowercased().compare(other.lowercased()) }
      func localizedCaseInsensitiveContains(_ other: String) -> Bool { return !other.isEmpty && lowercased().contains(other.lowercased()) }
      var unicodeScalars: [UnicodeScalar]
      var utf8: [UInt8]
      func min() -> Character?
      func max() -> Character?
      func replacingOccurrences(of target: String, with replacement: String) -> String
      mutating func append(_ other: String)
      mutating func append(_ other: Character)
      mutating func append(contentsOf other: String) { append(other) }
      mutating func removeAll(where predicate: (Character) -> Bool) { self = filter { !predicate($0) } }
      mutating func removeFirst(_ count: Int) {
        if count > self.count { fatalError("Can't remove more items from a collection than it contains") }
        self = dropFirst(count)
      }
      mutating func removeLast(_ count: Int) {
        if count > self.count { fatalError("Can't remove more items from a collection than it contains") }
        self = dropLast(count)
      }
    }
    struct UnicodeScalar: Hashable {
      var value: UInt32
      init?(_ value: Int) {
        if !isScalar(value) { return nil }
        self.value = UInt32(value)
      }
      init(_ value: UInt8) { self.value = UInt32(value) }
      init?(_ value: UInt32) {
        if !isScalar(Int(value)) { return nil }
        self.value = value
      }
      var description: String { return scalarText(value) }
      var isASCII: Bool { return value < 128 }
    }
    enum Unicode { typealias Scalar = UnicodeScalar }
    func isScalar(_ value: Int) -> Bool
    func scalarText(_ value: UInt32) -> String
    enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
    struct $Character: Comparable, Hashable {
      var isNumber: Bool
      var isLetter: Bool
      var isUppercase: Bool
      var isLowercase: Bool
      var isWhitespace: Bool
      var isPunctuation: Bool
      var asciiValue: UInt8?
      var wholeNumberValue: Int?
      var isNewline: Bool
      var isHexDigit: Bool
      var isSymbol: Bool
      var isASCII: Bool { return asciiValue != nil }
      var unicodeScalars: [UnicodeScalar]
      func uppercased() -> String
      func lowercased() -> String
    }
    struct $Bool: Hashable, CustomStringConvertible {
      var description: String
      mutating func toggle()
    }
    struct $Int: BinaryInteger, CustomStringConvertible {
      var description: String
      var magnitude: UInt
      var hashValue: Int
      func isMultiple(of other: Int) -> Bool
      func quotientAndRemainder(dividingBy other: Int) -> (quotient: Int, remainder: Int)
      func signum() -> Int
      mutating func negate() { self = -self }
      static func random(in range: ClosedRange<Int>) -> Int
    }
    struct $Double: BinaryFloatingPoint, CustomStringConvertible {
      var description: String
      var isZero: Bool
      var isNaN: Bool
      var isFinite: Bool
      var isInfinite: Bool
      var magnitude: Double
      func rounded() -> Double
      func rounded(_ rule: FloatingPointRoundingRule) -> Double
      func squareRoot() -> Double
      func truncatingRemainder(dividingBy other: Double) -> Double
      mutating func negate() { self = -self }
      mutating func round() { self = rounded() }
    }
    struct $CGFloat: BinaryFloatingPoint, CustomStringConvertible {
      var description: String
      var isNaN: Bool
      var magnitude: CGFloat
      func rounded() -> CGFloat
      func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat
      func squareRoot() -> CGFloat
      func truncatingRemainder(dividingBy other: CGFloat) -> CGFloat
    }
    struct $Float: BinaryFloatingPoint, CustomStringConvertible {
      var description: String
      func rounded() -> Float
    }
    enum Result<Success, Failure> {
      case success(Success), failure(Failure)
      init(catching body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
      }
      func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
      func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }
    }
    enum FloatingPointRoundingRule { case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero }

    func sqrt(_ x: Double) -> Double
    func pow(_ x: Double, _ y: Double) -> Double
    func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    func floor(_ x: CGFloat) -> CGFloat
    func ceil(_ x: CGFloat) -> CGFloat
    func round(_ x: CGFloat) -> CGFloat
    func sin(_ x: CGFloat) -> CGFloat
    func cos(_ x: CGFloat) -> CGFloat
    func tan(_ x: CGFloat) -> CGFloat
    func asin(_ x: Double) -> Double
    func acos(_ x: Double) -> Double
    func atan(_ x: Double) -> Double
    func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat
    func exp(_ x: Double) -> Double
    func log(_ x: Double) -> Double
    func log2(_ x: Double) -> Double
    func log10(_ x: Double) -> Double
    func cbrt(_ x: Double) -> Double
    func fmod(_ x: Double, _ y: Double) -> Double
    func sequence<T>(first: T, next: (T) -> T?) -> [T]
    func stride(from: Int, to: Int, by: Int) -> [Int]
    func stride(from: Int, through: Int, by: Int) -> [Int]
    func stride(from: Double, to: Double, by: Double) -> [Double]
    func stride(from: Double, through: Double, by: Double) -> [Double]
    """

  /// String members that use indices, which count characters from the start.
  private static let ofIndices = """
    struct Index { var offset: Int }
    var startIndex: Index
    var endIndex: Index
    var indices: [Index]
    func index(after i: Index) -> Index
    func index(before i: Index) -> Index
    func index(_ i: Index, offsetBy distance: Int) -> Index
    func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
    func distance(from start: Index, to end: Index) -> Int
    func firstIndex(of element: Character) -> Index?
    func lastIndex(of element: Character) -> Index?
    func firstIndex(where predicate: (Character) -> Bool) -> Index?
    func lastIndex(where predicate: (Character) -> Bool) -> Index?
    func range(of other: String) -> Range<Index>?
    func replacingCharacters(in range: Range<Index>, with text: String) -> String { return String(self[..<range.lowerBound]) + text + String(self[range.upperBound...]) }
    func prefix(upTo end: Index) -> String { return String(self[..<end]) }
    func prefix(through end: Index) -> String { return String(self[...end]) }
    func suffix(from start: Index) -> String { return String(self[start...]) }
    mutating func remove(at i: Index) -> Character
    mutating func insert(_ character: Character, at i: Index)
    mutating func insert(contentsOf text: String, at i: Index)
    mutating func removeSubrange(_ range: Range<Index>)
    mutating func removeSubrange(_ range: ClosedRange<Index>) { removeSubrange(range.lowerBound..<index(after: range.upperBound)) }
    mutating func replaceSubrange(_ range: Range<Index>, with text: String)
    mutating func replaceSubrange(_ range: ClosedRange<Index>, with text: String) { replaceSubrange(range.lowerBound..<index(after: range.upperBound), with: text) }
    mutating func removeFirst() -> Character
    mutating func removeLast() -> Character
    mutating func popLast() -> Character?
    mutating func removeAll()
    """

  /// Members of ranges, closed and half-open.
  private static let ofRanges = """
    var lowerBound: Bound
    var upperBound: Bound
    var count: Int
    var first: Bound?
    var last: Bound?
    var isEmpty: Bool
    func contains(_ element: Bound) -> Bool
    func map<T>(_ transform: (Bound) -> T) -> [T]
    func compactMap<T>(_ transform: (Bound) -> T?) -> [T]
    func filter(_ isIncluded: (Bound) -> Bool) -> [Bound]
    func forEach(_ body: (Bound) -> Void)
    func reduce<T>(_ initial: T, _ next: (T, Bound) -> T) -> T
    func reduce<T>(into initial: T, _ update: (inout T, Bound) -> Void) -> T
    func first(where predicate: (Bound) -> Bool) -> Bound?
    func allSatisfy(_ predicate: (Bound) -> Bool) -> Bool
    func contains(where predicate: (Bound) -> Bool) -> Bool
    func flatMap<T>(_ transform: (Bound) -> [T]) -> [T]
    func reversed() -> [Bound]
    func last(where predicate: (Bound) -> Bool) -> Bound? { return map { $0 }.last(where: predicate) }
    func enumerated() -> [(offset: Int, element: Bound)] { return map { $0 }.enumerated() }
    func prefix(while predicate: (Bound) -> Bool) -> [Bound] { return map { $0 }.prefix(while: predicate) }
    func prefix(_ count: Int) -> [Bound] { return map { $0 }.prefix(count) }
    func sorted(by less: (Bound, Bound) -> Bool) -> [Bound] { return map { $0 }.sorted(by: less) }
    func min() -> Bound? { return first }
    func max() -> Bound? { return last }
    var lazy: LazySequence<Bound> {
      let all = map { $0 }
      return LazySequence<Bound> { () -> AnyIterator<Bound> in all.makeIterator() }
    }
    """
}
