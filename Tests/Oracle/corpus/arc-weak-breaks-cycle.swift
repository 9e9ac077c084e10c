class Apartment {
  let unit: String
  weak var tenant: Tenant?
  init(unit: String) { self.unit = unit }
  deinit { print("apartment \(unit) is gone") }
}
class Tenant {
  let name: String
  var apartment: Apartment?
  init(name: String) { self.name = name }
  deinit { print("\(name) is gone") }
}
var ann: Tenant? = Tenant(name: "Ann")
var flat: Apartment? = Apartment(unit: "4A")
ann?.apartment = flat
flat?.tenant = ann
print(flat?.tenant?.name ?? "nobody")
ann = nil
print(flat?.tenant?.name ?? "nobody")
flat = nil
print("end")
