class Ticket {
  let id: Int
  init(_ id: Int) { self.id = id }
  deinit { print("ticket \(id) torn") }
}
let kept = make(4)
func check() { print("checking", kept.id, pair.0, other.id, word) }
let other = kept
let pair = (count(kept), 1)
func count(_ ticket: Ticket) -> Int { ticket.id * 2 }
let word = describe(pair.0)
check()
func make(_ id: Int) -> Ticket { Ticket(id) }
func describe(_ number: Int) -> String { "number \(number)" }
print("end")
