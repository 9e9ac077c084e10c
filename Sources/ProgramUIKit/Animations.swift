import ProgramRuntime
import WindowModel

extension Library {
  /// Sets the final state at once, as UIKit's model values are, and calls the completion when the duration has
  /// passed, or earlier if the animated views leave their windows.
  static func animate(
    _ machine: Machine, _ seconds: Double, _ animations: Value, _ completion: Value
  ) throws(Halt) -> Value {
    guard !completion.isNone else {
      _ = try machine.call(closure: animations, [])
      return .void
    }
    let before = try machine.animatedValues()
    _ = try machine.call(closure: animations, [])
    let animated = try machine.animatedValues().filter { before[$0] != $1 && before[$0] != nil }
    try machine.schedule(
      .init(
        closure: completion, target: .array(animated.keys.sorted().map { .int($0) }),
        arguments: [.bool(true)], due: machine.library.clock + max(0, seconds),
        isDelayed: seconds > 0))
    return .void
  }
}

/// What an animation can change of a view.
struct AnimatedValues: Equatable {
  let bounds: Rect
  let center: Point
  let transform: AffineTransform
  let alpha: Double
  let color: Color?
}

extension Machine {
  /// The views in windows, by their numbers.
  func animatedValues() throws(Halt) -> [Int: AnimatedValues] {
    try read { application in
      var all: [Int: AnimatedValues] = [:]
      for id in application.views where application.window(of: id) != nil {
        guard let view = application.view(id) else { continue }
        all[id.number] = AnimatedValues(
          bounds: view.bounds, center: view.center, transform: view.transform, alpha: view.alpha,
          color: view.backgroundColor)
      }
      return all
    }
  }

  /// Ends the animations none of whose views is in a window any longer: they did not finish.
  func endAnimationsOfRemovedViews() throws(Halt) {
    let waiting = library.tasks.filter {
      $0.value.isDelayed && $0.value.target?.array.isEmpty == false
    }
    guard !waiting.isEmpty else { return }
    let shown = Set(try animatedValues().keys)
    for (number, task) in waiting.sorted(by: { $0.key < $1.key })
    where !(task.target?.array ?? []).contains(where: { shown.contains($0.int) }) {
      var cut = task
      (cut.arguments, cut.due, cut.isDelayed) = ([.bool(false)], library.clock, false)
      library.tasks[number] = cut
      application?.scheduleCode(number)
    }
  }
}
