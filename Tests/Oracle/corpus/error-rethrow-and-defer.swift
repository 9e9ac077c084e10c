struct Failure: Error, CustomStringConvertible {
  let reason: String
  var description: String { "Failure(\(reason))" }
}
func risky(_ n: Int) throws -> Int {
  print("risky \(n) begins")
  defer { print("risky \(n) ends") }
  guard n < 3 else { throw Failure(reason: "\(n) is too much") }
  return n * 2
}
func twice(_ work: () throws -> Int) rethrows -> Int { try work() + work() }
do {
  print(try twice { try risky(1) })
  print(try [1, 2, 3].map(risky))
  print("never here")
} catch {
  print("caught \(error)")
}
print(twice { 5 })
func outer() throws { _ = try risky(9) }
do { try outer() } catch let failure as Failure { print(failure.reason) } catch { print("other") }
