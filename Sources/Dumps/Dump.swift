import JSON
package import WindowModel

/// A dump that lldb prints of a running app, converted to commands that create the same windows, views or
/// controllers.
///
/// It reads the output of `recursiveDescription` of a window or a view, of an application's `windows`, and of a
/// controller's `_printHierarchy`, including lldb's prompts and counts.
package struct Dump: Sendable {
  /// Why a text is not a dump.
  package enum Refusal: Error, Equatable {
    /// It contains no object in lldb's format.
    case noObject
    /// It has views and controllers, and nothing relates them.
    case viewsAndControllers(view: Int, controller: Int)
    /// It is longer than `mostText` bytes.
    case tooLong
  }

  /// A controller's appearance state in the dump.
  package struct State: Sendable {
    /// The created controller.
    package let name: String
    /// The dump's word for it, as in `appeared`.
    package let word: String
    package let line: Int
  }

  /// The maximum length of a text, in bytes.
  package static let mostText = 1 << 20

  /// The device that the app ran on, as far as the screen size determines it.
  package let device: Device
  /// The commands, in the log's format.
  package let commands: [[UInt8]]
  /// The line of the dump for each command.
  package let lines: [Int]
  /// What the commands omit or add.
  package private(set) var notes: [DumpNote]
  /// The controllers' appearance states in the dump.
  package let states: [State]

  /// Parses a text; in the iOS version of `profile`, windows get a scene if they need one.
  package init(_ text: String, profile: Profile) throws(Refusal) {
    guard text.utf8.count <= Self.mostText else { throw .tooLong }
    let dumped = DumpedText(text)
    let view = dumped.objects.first { $0.kind == .view }
    let controller = dumped.objects.first { $0.kind == .controller }
    if let view, let controller {
      throw .viewsAndControllers(view: view.line, controller: controller.line)
    }
    guard let first = dumped.objects.first else { throw .noObject }

    var commands = DumpCommands()
    let scene = profile.knobs.scenes == .perScene ? "scene1" : nil
    if let scene {
      commands.add("connectScene", line: first.line) { $0.field("id", scene) }
    }
    device = Self.device(of: first, &commands)
    for line in dumped.unread { commands.note(.unreadLine, line: line) }
    if controller == nil {
      var views = DumpedViews(commands, scene: scene)
      views.make(dumped.objects)
      commands = views.commands
      states = []
    } else {
      var controllers = DumpedControllers(commands, scene: scene)
      controllers.make(dumped.objects)
      commands = controllers.commands
      states = controllers.states
    }
    (self.commands, lines, notes) = (commands.texts, commands.lines, commands.notes)
  }

  /// Notes that a controller's state differs in the session.
  package mutating func noteOther(_ state: State) {
    notes.append(
      DumpNote(code: .otherState, subject: "\(state.name) has \(state.word)", lines: [state.line]))
  }

  /// The device whose screen the first window fills, otherwise the smallest phone that holds it.
  private static func device(
    of first: DumpedObject, _ commands: inout DumpCommands
  ) -> Device {
    guard first.kind == .view,
      let frame = first.properties.first(where: { $0.name == "frame" }),
      let numbers = frame.value.numbers(4), numbers.count == 4
    else { return .standard }
    let (width, height) = (numbers[2], numbers[3])
    let size = Size(width: width, height: height)
    let fitting = Device.all.filter {
      $0.screenSize == size
        || $0.idiom == .phone && $0.screenSize.width >= width && $0.screenSize.height >= height
    }
    let least = fitting.min {
      $0.screenSize.width * $0.screenSize.height < $1.screenSize.width * $1.screenSize.height
    }
    let device = least ?? .standard
    let isFull = device.screenSize == size
    if first.isWindow, !isFull {
      let sides = [width, height].map { side in
        Int(exactly: side).map(String.init) ?? "\(side)"
      }
      commands.note(.otherScreen, sides.joined(separator: " × "), line: first.line)
    }
    return device
  }
}
