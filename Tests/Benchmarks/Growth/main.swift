// Times what the model and the service do in sessions of 1,000, 10,000 and 100,000 views, and says
// whether it grows with views that it has nothing to do with.

import Glibc

/// The memory that the process holds now, in bytes.
func residentBytes() -> Double {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var pages = (0, 0)
  return withUnsafeMutablePointer(to: &pages.0) { total in
    withUnsafeMutablePointer(to: &pages.1) { resident in
      let count = withVaList([total, resident]) { vfscanf(file, "%ld %ld", $0) }
      return count == 2 ? Double(resident.pointee * sysconf(Int32(_SC_PAGESIZE))) : 0
    }
  }
}

let sizes = [1000, 10_000, 100_000]
var table = Table(sizes)
for size in sizes {
  let before = residentBytes()
  let service = ServiceBench(size)
  table.note(
    "bytes resident, of each view with its command", (residentBytes() - before) / Double(size))
  service.measure(into: &table)
}
for size in sizes {
  var model = ModelBench(size)
  model.measure(into: &table)
}
table.print()
