import WindowModel

/// A field of a body that sets something, and what that is in code.
package struct CodeProperty: Sendable {
  typealias Write = @Sendable (inout CodeDraft, CodeExpression, CodeValue) -> Void

  package let name: String
  let write: Write

  init(_ name: String, _ write: @escaping Write) {
    self.name = name
    self.write = write
  }

  /// A property of the field's name, whose value is what `value` makes of the field's.
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
  /// A text, or null for none.
  static func text(_ name: String) -> CodeProperty {
    CodeProperty(name) { $0.isNull ? .null : $0.text.map { .text($0) } }
  }
  /// An object, or null for none.
  static func object(_ name: String) -> CodeProperty {
    CodeProperty(name) { $0.isNull ? .null : $0.text.flatMap(Identifier.init).map { .object($0) } }
  }
  static func point(_ name: String) -> CodeProperty { CodeProperty(name) { $0.point } }
  static func rect(_ name: String) -> CodeProperty { CodeProperty(name) { $0.rect } }

  /// What the object's class does otherwise than UIKit's, which no call can change.
  static func override(
    _ name: String, _ tell: @escaping @Sendable (CodeValue) -> String
  ) -> CodeProperty {
    comment(name) { object, field in "The class of \(object) \(tell(field))." }
  }

  /// What no call can change, such as a delegate's answer: a comment says it of the object's name.
  static func comment(
    _ name: String, _ tell: @escaping @Sendable (String, CodeValue) -> String
  ) -> CodeProperty {
    CodeProperty(name) { draft, object, field in
      let identifier = if case .object(let identifier) = object { identifier.text } else { "it" }
      draft.say(tell(identifier, field))
    }
  }

  /// What a method of the object's delegate answers.
  static func delegateAnswer(_ name: String, _ method: String) -> CodeProperty {
    comment(name) { "The delegate of \($0) answers \($1.flag == true) to \(method)." }
  }

  /// A view in the keyboard's place, which text inputs let the app set and other classes override.
  static func inputView(_ name: String) -> CodeProperty {
    let setter = CodeProperty.object(name)
    let override = CodeProperty.override(name) {
      "overrides \(name) to answer \($0.text ?? "nil")"
    }
    return CodeProperty(name) { draft, object, field in
      (draft.takesText(object) ? setter : override).write(&draft, object, field)
    }
  }

  /// What the class's override of a property answers.
  static func answer(_ name: String) -> CodeProperty {
    override(name) { "overrides \(name) to answer \($0.flag == true)" }
  }
}

extension CodeDraft {
  /// Sets what a body names of `properties`, in the order in which the model sets it.
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
  /// A rectangle in code.
  static func rect(_ rect: Rect) -> CodeExpression {
    .function(
      CodeMethod("CGRect(x:y:width:height:)", "CGRectMake"),
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { .number($0) })
  }

  /// A point of two numbers.
  static func point(_ numbers: [Double]) -> CodeExpression {
    .function(CodeMethod("CGPoint(x:y:)", "CGPointMake"), numbers.map { .number($0) })
  }
}

extension CodeValue {
  /// A rectangle in code, or nil.
  var rect: CodeExpression? {
    function(
      ["x", "y", "width", "height"], CodeMethod("CGRect(x:y:width:height:)", "CGRectMake"))
  }

  /// A point in code, or nil.
  var point: CodeExpression? {
    function(["x", "y"], CodeMethod("CGPoint(x:y:)", "CGPointMake"))
  }

  /// A size in code, or nil.
  var size: CodeExpression? {
    function(["width", "height"], CodeMethod("CGSize(width:height:)", "CGSizeMake"))
  }

  /// Insets in code, or nil.
  var insets: CodeExpression? {
    function(
      ["top", "left", "bottom", "right"],
      CodeMethod("UIEdgeInsets(top:left:bottom:right:)", "UIEdgeInsetsMake"))
  }

  /// A transform in code, or nil.
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

  /// Parts of an option set in code.
  func options(_ prefix: String) -> CodeExpression {
    let swift = texts.map { "." + $0 }.joined(separator: ", ")
    let objC = texts.map { prefix + $0.prefix(1).uppercased() + $0.dropFirst() }
    return .spelled(
      swift: "[\(swift)]", objC: objC.isEmpty ? prefix + "None" : objC.joined(separator: " | "))
  }
}

/// Words for comments.
package enum CodeComment {
  /// A list of names.
  static func list(_ names: [String], else none: String = "nothing") -> String {
    names.isEmpty ? none : names.joined(separator: ", ")
  }

  /// A text in quotes, of printable ASCII alone, so that nothing in it can end the comment.
  package static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  /// A number as a person writes it.
  package static func number(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// That a program lacks the last commands of a session.
  static func leftOut(_ count: Int) -> String {
    "\(count) more command\(count == 1 ? " is" : "s are") left out: this is as long as it gets."
  }

  /// Where a point is.
  static func point(_ value: CodeValue?) -> String? {
    value?.numbers(["x", "y"]).map { "(\(number($0[0])), \(number($0[1])))" }
  }
}
