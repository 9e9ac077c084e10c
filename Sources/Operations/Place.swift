import HTTP
import RequestBodies
import WindowModel

/// Where a request for an operation goes, and what of its path becomes a part of the command.
struct Place<Record>: Sendable {
  /// The method.
  let method: HTTP.Method
  /// The path, below the session's.
  let path: String
  /// The collection that a new object comes into, or nil.
  let collection: String?
  /// The kind of the object that the path names, or nil.
  let kind: Refusal.Kind?
  /// Puts what the path names into the record; nil where it names nothing.
  let name: (@Sendable (RequestParts, inout Record) throws(Problem) -> Void)?

  /// Whether what is wrong with the name is said before what is wrong with the body.
  let isNameFirst: Bool

  private init(
    _ method: HTTP.Method, _ path: String, collection: String? = nil, kind: Refusal.Kind? = nil,
    isNameFirst: Bool = false,
    _ name: (@Sendable (RequestParts, inout Record) throws(Problem) -> Void)? = nil
  ) {
    self.method = method
    self.path = path
    self.collection = collection
    self.kind = kind
    self.isNameFirst = isNameFirst
    self.name = name
  }

  /// A path that names no object.
  static func session(_ method: HTTP.Method, _ path: String) -> Place {
    Place(method, path)
  }

  /// A collection, which gets a new object.
  static func new(in collection: String) -> Place {
    Place(.post, "/\(collection)", collection: collection)
  }

  /// An object of a kind, or a method of it.
  static func object(
    _ method: HTTP.Method, _ kind: Refusal.Kind, named name: String? = nil,
    _ set: @escaping @Sendable (inout Record, Identifier) -> Void
  ) -> Place {
    Place(
      method, "/\(kind.rawValue)s/{\(kind.rawValue)}" + (name.map { "/" + $0 } ?? ""), kind: kind
    ) { parts, record throws(Problem) in set(&record, try parts.identifier(of: kind)) }
  }

  /// A method of an object of a kind.
  static func method(
    _ kind: Refusal.Kind, _ name: String,
    _ set: @escaping @Sendable (inout Record, Identifier) -> Void
  ) -> Place {
    object(.post, kind, named: name, set)
  }

  /// A variable of the app.
  static func reference(
    _ method: HTTP.Method, _ set: @escaping @Sendable (inout Record, ReferenceName) -> Void
  ) -> Place {
    Place(
      method, "/references/{reference}", collection: method == .put ? "references" : nil,
      isNameFirst: true
    ) {
      parts, record throws(Problem) in set(&record, try parts.referenceName())
    }
  }
}
