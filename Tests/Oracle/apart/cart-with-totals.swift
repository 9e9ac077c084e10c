struct Product {
  let name: String
  let price: Double
}
final class Cart {
  private var lines: [(product: Product, count: Int)] = []
  var discount: ((Double) -> Double)?

  func add(_ product: Product, count: Int = 1) {
    if let index = lines.firstIndex(where: { $0.product.name == product.name }) {
      lines[index].count += count
    } else {
      lines.append((product, count))
    }
  }
  func remove(_ name: String) {
    lines.removeAll { $0.product.name == name }
  }
  var subtotal: Double { lines.reduce(0) { $0 + $1.product.price * Double($1.count) } }
  var total: Double { discount?(subtotal) ?? subtotal }
  func receipt() {
    for (number, line) in lines.enumerated() {
      print("\(number + 1). \(line.product.name) x\(line.count) = \(line.product.price * Double(line.count))")
    }
    print("total", total)
  }
}
let cart = Cart()
cart.add(Product(name: "tea", price: 2.5))
cart.add(Product(name: "cake", price: 4), count: 2)
cart.add(Product(name: "tea", price: 2.5), count: 3)
cart.receipt()
cart.discount = { $0 > 10 ? $0 * 0.5 : $0 }
print(cart.total)
cart.remove("cake")
cart.receipt()
