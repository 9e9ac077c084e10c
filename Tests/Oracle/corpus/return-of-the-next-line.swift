class Router {
  var count = 0
  func log() { print("logged", count) }
  func open() {
    count += 1
    if count > 2 {
      return
    }
    return
      log()
  }
  func late(_ isEarly: Bool) {
    if isEarly { return }
    switch count {
    case 0: return
    case 1:
      return
    default: break
    }
    print("late")
    return
  }
  func done() -> Int {
    return
      count * 2
  }
}
let router = Router()
router.open()
router.late(false)
router.open()
router.open()
router.late(true)
router.late(false)
print(router.done())
