// Times operations of the model and the service in sessions of 1,000, 10,000 and 100,000 views, and shows whether
// the time grows with unrelated views.

let sizes = [1000, 10_000, 100_000]
var table = Table(sizes)
for size in sizes {
  var model = ModelBench(size)
  model.measure(into: &table)
  ServiceBench(size).measure(into: &table)
}
table.print()
if sunk == 0 { print("Nothing was measured.") }
