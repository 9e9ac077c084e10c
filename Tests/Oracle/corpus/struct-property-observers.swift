struct Progress {
  var fraction: Double = 0 {
    willSet { print("will be \(newValue)") }
    didSet {
      if fraction > 1 { fraction = 1 }
      print("was \(oldValue), is \(fraction)")
    }
  }
  var log: [String] = [] {
    didSet { print("log has \(log.count)") }
  }
}
var progress = Progress()
progress.fraction = 0.5
progress.fraction = 3
progress.log.append("start")
progress.log += ["more", "end"]
progress = Progress()
print(progress.fraction)
