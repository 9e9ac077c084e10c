@main
struct Fenestra {
  static func main() {}
}
