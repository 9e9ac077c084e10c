// Bank simulation: throws, protocols, composition, subscripts, default args
protocol Identifiable2 { var id: Int { get } }
protocol Auditable { var audit: [String] { get set }; mutating func record(_ s: String) }
extension Auditable { mutating func record(_ s: String) { audit.append("#\(audit.count + 1) \(s)") } }
enum BankError: Error, CustomStringConvertible {
  case noSuchAccount(Int), insufficient(short: Double), frozen
  var description: String {
    switch self {
    case .noSuchAccount(let id): "no account \(id)"
    case .insufficient(let short): "short by \(short)"
    case .frozen: "frozen"
    }
  }
}
struct Account: Identifiable2, Auditable {
  let id: Int
  var balance = 0.0
  var isFrozen = false
  var audit: [String] = []
  mutating func apply(_ amount: Double) throws {
    guard !isFrozen else { throw BankError.frozen }
    guard balance + amount >= 0 else { throw BankError.insufficient(short: -(balance + amount)) }
    balance += amount
    record(amount < 0 ? "withdrew \(-amount)" : "got \(amount)")
  }
}
struct Bank {
  private var accounts: [Int: Account] = [:]
  private var nextID = 100
  var total: Double { accounts.values.map(\.balance).reduce(0, +) }
  mutating func open(with amount: Double = 0) -> Int {
    defer { nextID += 1 }
    accounts[nextID] = Account(id: nextID, balance: amount)
    return nextID
  }
  subscript(id: Int) -> Account {
    get throws { guard let a = accounts[id] else { throw BankError.noSuchAccount(id) }; return a }
  }
  mutating func with<R>(_ id: Int, _ body: (inout Account) throws -> R) throws -> R {
    guard var account = accounts[id] else { throw BankError.noSuchAccount(id) }
    defer { accounts[id] = account }
    return try body(&account)
  }
  mutating func transfer(_ amount: Double, from a: Int, to b: Int) throws {
    let backup = accounts
    do {
      try with(a) { try $0.apply(-amount) }
      try with(b) { try $0.apply(amount) }
    } catch {
      accounts = backup
      throw error
    }
  }
}
var bank = Bank()
let a = bank.open(with: 50), b = bank.open(), c = bank.open(with: 5)
func attempt(_ label: String, _ body: () throws -> Void) {
  do { try body(); print(label, "ok") } catch { print(label, "failed:", error) }
}
attempt("a to b") { try bank.transfer(20, from: a, to: b) }
attempt("too much") { try bank.transfer(100, from: a, to: b) }
attempt("nowhere") { try bank.transfer(1, from: a, to: 7) }
attempt("freeze") { try bank.with(c) { $0.isFrozen = true } }
attempt("frozen") { try bank.transfer(1, from: a, to: c) }
attempt("read") { print(try bank[a].balance, try bank[b].audit, (try? bank[9]) == nil) }
print(bank.total, try bank.with(a) { $0.audit.count })
extension Account: Equatable {}
