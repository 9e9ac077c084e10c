import UIKit

final class Poller {
  private var timer: Timer?
  var polls = 0
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
      guard let self else {
        print("no one left")
        timer.invalidate()
        return
      }
      self.polls += 1
      print("poll", self.polls)
    }
  }
  deinit { print("poller deinit") }
}
var poller: Poller? = Poller()
poller?.start()
DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { poller = nil }
