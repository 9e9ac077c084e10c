package import HTTP
import Problems
package import WindowModel

/// The parts of a request that an operation reads, from a client or from a log.
package struct RequestParts {
  /// The name of the operation's object, from the path or the log: empty if that is the session
  /// itself, nil if the path can't be decoded.
  package let name: String?
  /// The fields, as JSON; empty if there are none.
  package let body: [UInt8]
  /// The body's declared type.
  package let contentType: String?

  package init(name: String? = "", body: [UInt8], contentType: String? = "application/json") {
    self.name = name
    self.body = body
    self.contentType = contentType
  }

  /// Whether the body is declared as plain text.
  package var isText: Bool { mediaType == "text/plain" }

  /// The body's declared type, without parameters.
  package var mediaType: String? {
    contentType?.lowercased().split(separator: ";").first?.filter { $0 != " " }
  }

  /// Returns the object's identifier; the model checks whether the object exists.
  package func identifier(of kind: Refusal.Kind) throws(Problem) -> Identifier {
    let name = try decodedName()
    guard let identifier = Identifier(name) else { throw .missing(kind, name) }
    return identifier
  }

  /// Returns the variable's name.
  package func referenceName() throws(Problem) -> ReferenceName {
    guard let name = ReferenceName(try decodedName()) else {
      throw Problem(.invalidParameter, ReferenceName.shape)
    }
    return name
  }

  private func decodedName() throws(Problem) -> String {
    guard let name else { throw .undecodedPath }
    return name
  }
}

extension ReferenceName {
  /// Describes a valid name, for the error about an invalid one.
  package static let shape =
    "A reference's name is a letter and then letters, digits, ., _ or -, 64 characters at most."
}
