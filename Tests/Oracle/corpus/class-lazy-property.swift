class Report {
  let name: String
  init(name: String) { self.name = name }
  lazy var text: String = {
    print("making the text of \(name)")
    return "Report: \(name)"
  }()
  lazy var words = text.split(separator: " ").count
}
let report = Report(name: "sales figures")
print("made")
print(report.text)
print(report.text)
print(report.words)
report.text = "changed"
print(report.text, report.words)
let other = Report(name: "x")
other.text = "assigned before it was asked for"
print(other.text)
