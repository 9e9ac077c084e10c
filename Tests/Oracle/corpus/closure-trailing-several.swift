func animate(duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
  print("begin \(duration)")
  animations()
  completion?(true)
}

animate(duration: 0.3) {
  print("fade")
}
animate(duration: 0.5) {
  print("move")
} completion: { finished in
  print("finished: \(finished)")
}
animate(duration: 1, animations: { print("spin") }, completion: { _ in print("done") })
