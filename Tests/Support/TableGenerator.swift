package import WindowModel

extension CommandGenerator {
  /// Commands on table views.
  package mutating func tableCommand(for app: Application) -> Command {
    let tables = app.views.filter { app.view($0)?.className == "UITableView" }
    guard let table = tables.randomElement(using: &random) else {
      var properties = ViewProperties()
      properties.frame = Rect(x: 0, y: 100, width: 320, height: 150)
      properties.table.rows = [4]
      return .createView(
        identifier: nil, class: "UITableView", properties: properties,
        superview: window(in: app), retained: random.chance(70))
    }
    let name = app.identifier(of: table)
    let cells = app.views.filter { app.row(of: $0) != nil }.map(app.identifier)
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<3:
      var properties = ViewProperties()
      properties.table.rows = random.pick(
        [[], [3], [40], [2, 0, 5], [400], [10_001], [-1]], else: [3])
      return .changeView(name, properties)
    case 3:
      var properties = ViewProperties()
      properties.table.rowHeight = random.pick([1, 20, 44, 400, 0, .nan], else: 44)
      return .changeView(name, properties)
    case 4:
      var properties = ViewProperties()
      properties.table.allowsSelection = random.chance(80)
      properties.table.allowsMultipleSelection = random.chance(50)
      return .changeView(name, properties)
    case 5..<8:
      var properties = ViewProperties()
      properties.contentOffset = Point(x: 0, y: Double(Int.random(in: -50..<900, using: &random)))
      return .changeView(name, properties)
    case 8:
      var properties = ViewProperties()
      properties.frame = Rect(
        x: 0, y: 0, width: random.pick([320, 200], else: 320),
        height: random.pick([0, 150, 500, 20_000], else: 150))
      return .changeView(name, properties)
    case 18 where random.chance(30):
      return .createView(
        identifier: nil, class: "UITableViewCell", properties: ViewProperties(),
        superview: view(in: app), retained: random.chance(50))
    case 9..<19:
      let point = Point(x: 30, y: Double(Int.random(in: 100..<260, using: &random)))
      if random.chance(80) { return .input(.tap(at: point)) }
      return .input(.touch(random.pick([.began, .ended, .cancelled], else: .began), at: point))
    case 19: return .removeFromSuperview(random.pick(cells, else: name))
    case 20: return .release(random.pick(cells, else: name))
    case 21:
      var properties = WindowProperties()
      properties.isHidden = random.chance(20)
      return .changeWindow(window(in: app), properties)
    case 22:
      return .insertSubview(
        name, into: random.pick(cells, else: window(in: app)))
    default: return .runLoop(turns: nil)
    }
  }
}
