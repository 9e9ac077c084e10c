class Ticket {
  let id: Int
  init(_ id: Int) { self.id = id }
  deinit { print("ticket \(id) torn") }
}
func check(_ ticket: Ticket) { print("checking \(ticket.id)") }
func make(_ id: Int) -> Ticket { Ticket(id) }
check(Ticket(1))
print("after 1")
check(make(2))
print("after 2")
print(make(3).id)
print("after 3")
let kept = make(4)
check(kept)
print("after 4")
