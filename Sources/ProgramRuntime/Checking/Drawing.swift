/// Drawing, which the model does not have: a view's own drawing code is neither checked nor called.
package enum Drawing {
  /// The remark on a class that draws.
  package static func remark(on name: String, _ method: String) -> String {
    "\(name)'s '\(method)' is not called: this model does not draw."
  }

  /// The body of a method that draws, in case the program calls it itself.
  package static let body: Exec = { _, _ throws(Halt) in throw .bound("This model does not draw.") }
}
