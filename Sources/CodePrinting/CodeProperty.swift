import WindowModel

/// A body field that sets something, and its code.
package struct CodeProperty: Sendable {
  typealias Write = @Sendable (inout CodeDraft, CodeExpression, CodeValue) -> Void

  package let name: String
  let write: Write

  init(_ name: String, _ write: @escaping Write) {
    self.name = name
    self.write = write
  }

  /// A property with the field's name, set to `value` of the field.
  init(_ name: String, _ value: @escaping @Sendable (CodeValue) -> CodeExpression?) {
    self.init(name) { draft, object, field in
      if let value = value(field) { draft.set(object, name, value) }
    }
  }

  static func flag(_ name: String) -> CodeProperty {
    CodeProperty(name) { $0.flag.map { .bool($0) } }
  }
  static func number(_ name: String) -> CodeProperty {
    CodeProperty(name) { $0.number.map { .number($0) } }
  }
  /// A text or null.
  static func text(_ name: String) -> CodeProperty {
    CodeProperty(name) { $0.isNull ? .null : $0.text.map { .text($0) } }
  }
  /// An object or null.
  static func object(_ name: String) -> CodeProperty {
    CodeProperty(name) { $0.isNull ? .null : $0.text.flatMap(Identifier.init).map { .object($0) } }
  }
  static func point(_ name: String) -> CodeProperty { CodeProperty(name) { $0.point } }
  static func rect(_ name: String) -> CodeProperty { CodeProperty(name) { $0.rect } }

  /// An override in the object's class, which no call can set.
  static func override(
    _ name: String, _ tell: @escaping @Sendable (CodeValue) -> String
  ) -> CodeProperty {
    comment(name) { object, field in "The class of \(object) \(tell(field))." }
  }

  /// Anything that no call can set, such as a delegate's answer: a comment describes it with the object's name.
  static func comment(
    _ name: String, _ tell: @escaping @Sendable (String, CodeValue) -> String
  ) -> CodeProperty {
    CodeProperty(name) { draft, object, field in
      let identifier = if case .object(let identifier) = object { identifier.text } else { "it" }
      draft.say(tell(identifier, field))
    }
  }

  /// The return value of a delegate method.
  static func delegateAnswer(_ name: String, _ method: String) -> CodeProperty {
    comment(name) { "The delegate of \($0) answers \($1.flag == true) to \(method)." }
  }

  /// A view that replaces the keyboard: text inputs have a setter, other classes override the property.
  static func inputView(_ name: String) -> CodeProperty {
    let setter = CodeProperty.object(name)
    let override = CodeProperty.override(name) {
      "overrides \(name) to answer \($0.text ?? "nil")"
    }
    return CodeProperty(name) { draft, object, field in
      (draft.takesText(object) ? setter : override).write(&draft, object, field)
    }
  }

  /// The value that the class's override of a property returns.
  static func answer(_ name: String) -> CodeProperty {
    override(name) { "overrides \(name) to answer \($0.flag == true)" }
  }
}

extension CodeDraft {
  /// Sets the properties that a body names, in the order in which the model sets them.
  package mutating func apply(
    _ properties: [CodeProperty], of body: CodeValue, to object: CodeExpression,
    except others: Set<String> = []
  ) {
    for property in properties where !others.contains(property.name) {
      if let value = body[property.name] { property.write(&self, object, value) }
    }
  }
}

extension CodeExpression {
  /// A rectangle as code.
  static func rect(_ rect: Rect) -> CodeExpression {
    .function(
      CodeMethod("CGRect(x:y:width:height:)", "CGRectMake"),
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { .number($0) })
  }

  /// A point as code.
  static func point(_ numbers: [Double]) -> CodeExpression {
    .function(CodeMethod("CGPoint(x:y:)", "CGPointMake"), numbers.map { .number($0) })
  }
}

extension CodeValue {
  /// A rectangle as code, or nil.
  var rect: CodeExpression? {
    function(
      ["x", "y", "width", "height"], CodeMethod("CGRect(x:y:width:height:)", "CGRectMake"))
  }

  /// A point as code, or nil.
  var point: CodeExpression? {
    function(["x", "y"], CodeMethod("CGPoint(x:y:)", "CGPointMake"))
  }

  /// A size as code, or nil.
  var size: CodeExpression? {
    function(["width", "height"], CodeMethod("CGSize(width:height:)", "CGSizeMake"))
  }

  /// Insets as code, or nil.
  var insets: CodeExpression? {
    function(
      ["top", "left", "bottom", "right"],
      CodeMethod("UIEdgeInsets(top:left:bottom:right:)", "UIEdgeInsetsMake"))
  }

  /// A transform as code, or nil.
  var transform: CodeExpression? {
    let six = function(
      ["a", "b", "c", "d", "tx", "ty"],
      CodeMethod("CGAffineTransform(a:b:c:d:tx:ty:)", "CGAffineTransformMake"))
    if let six { return six }
    let rotation = self["rotation"]?.number.map { angle in
      CodeExpression.function(
        CodeMethod("CGAffineTransform(rotationAngle:)", "CGAffineTransformMakeRotation"),
        [.number(angle)])
    }
    let scale = self["scale"]?.number.map { scale in
      CodeExpression.function(
        CodeMethod("CGAffineTransform(scaleX:y:)", "CGAffineTransformMakeScale"),
        [.number(scale), .number(scale)])
    }
    guard let rotation, let scale else { return rotation ?? scale }
    return .call(rotation, CodeMethod("concatenating(_:)", "CGAffineTransformConcat"), [scale])
  }

  private func function(_ names: [String], _ method: CodeMethod) -> CodeExpression? {
    numbers(names).map { .function(method, $0.map { .number($0) }) }
  }

  /// The members of an option set as code.
  func options(_ prefix: String) -> CodeExpression {
    let swift = texts.map { "." + $0 }.joined(separator: ", ")
    let objC = texts.map { prefix + $0.prefix(1).uppercased() + $0.dropFirst() }
    return .spelled(
      swift: "[\(swift)]", objC: objC.isEmpty ? prefix + "None" : objC.joined(separator: " | "))
  }
}

/// Helpers for comments.
package enum CodeComment {
  /// A list of names.
  static func list(_ names: [String], else none: String = "nothing") -> String {
    names.isEmpty ? none : names.joined(separator: ", ")
  }

  /// A text in quotes, in printable ASCII only, so that it can't end the comment.
  package static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  /// A number without a needless fraction.
  package static func number(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// The sentence that a program omits the last commands of a session.
  static func leftOut(_ count: Int) -> String {
    "\(count) more command\(count == 1 ? " is" : "s are") left out: this is the maximum length."
  }

  /// A point as text.
  static func point(_ value: CodeValue?) -> String? {
    value?.numbers(["x", "y"]).map { "(\(number($0[0])), \(number($0[1])))" }
  }
}
