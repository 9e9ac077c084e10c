public import WindowModel

extension CommandGenerator {
  /// A command on controllers, or on the windows and views that show them.
  public mutating func sceneryCommand(for app: Application) -> Command {
    var properties = WindowProperties()
    switch Int.random(in: 0..<40, using: &random) {
    case 0:
      return .createWindow(identifier: nil, properties: properties, retained: true)
    case 1..<5:
      properties.isHidden = random.chance(30)
      return .changeWindow(window(in: app), properties)
    case 5..<8:
      properties.rootViewController = random.chance(10) ? .some(nil) : root(in: app)
      return .changeWindow(window(in: app), properties)
    case 8..<10: return .removeFromSuperview(view(in: app))
    case 10: return .release(view(in: app))
    case 11..<15 where app.settings.runLoop == .manual: return .runLoop(turns: 1)
    case 15..<24: return presentationCommand(for: app)
    default: return controllerCommand(for: app)
    }
  }

  mutating func window(in app: Application) -> Identifier {
    random.pick(app.windows.map(app.identifier), else: "w1")
  }
}
