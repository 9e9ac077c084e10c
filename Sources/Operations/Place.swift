import HTTP
import RequestBodies
import WindowModel

/// The method and path of an operation's request, and how the path's name becomes part of the command.
struct Place<Record>: Sendable {
  /// The method.
  let method: HTTP.Method
  /// The path, below the session's.
  let path: String
  /// The collection to which a new object is added, or nil.
  let collection: String?
  /// The kind of the object in the path, or nil.
  let kind: Refusal.Kind?
  /// Sets the path's name in the record; nil if the path has no name.
  let name: (@Sendable (RequestParts, inout Record) throws(Problem) -> Void)?

  /// Whether an error in the name is reported before an error in the body.
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

  /// Returns a path without an object.
  static func session(_ method: HTTP.Method, _ path: String) -> Place {
    Place(method, path)
  }

  /// Returns a collection that gets a new object.
  static func new(in collection: String) -> Place {
    Place(.post, "/\(collection)", collection: collection)
  }

  /// Returns an object of a kind, or a method of it.
  static func object(
    _ method: HTTP.Method, _ kind: Refusal.Kind, named name: String? = nil,
    _ set: @escaping @Sendable (inout Record, Identifier) -> Void
  ) -> Place {
    Place(
      method, "/\(kind.rawValue)s/{\(kind.rawValue)}" + (name.map { "/" + $0 } ?? ""), kind: kind
    ) { parts, record throws(Problem) in set(&record, try parts.identifier(of: kind)) }
  }

  /// Returns a method of an object of a kind.
  static func method(
    _ kind: Refusal.Kind, _ name: String,
    _ set: @escaping @Sendable (inout Record, Identifier) -> Void
  ) -> Place {
    object(.post, kind, named: name, set)
  }

  /// Returns a variable of the app.
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
