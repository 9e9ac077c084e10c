let saved: String? = nil
let fallback: String? = nil
let name = saved ?? fallback ?? "guest"
print(name)

func defaultTitle() -> String {
  print("asked for the default")
  return "Untitled"
}
let title: String? = "Report"
print(title ?? defaultTitle())
print(saved ?? defaultTitle())
let sizes = ["small": 1, "large": 3]
print(sizes["large"] ?? 0, sizes["huge"] ?? 0)
let maybe: Int? = 3
let chosen: Int? = maybe ?? nil
print(chosen as Any)
