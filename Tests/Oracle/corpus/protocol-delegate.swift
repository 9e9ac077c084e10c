protocol DownloadDelegate: AnyObject {
  func downloadDidStart(_ download: Download)
  func download(_ download: Download, didReach percent: Int)
}
extension DownloadDelegate {
  func downloadDidStart(_ download: Download) { print("(default) start of \(download.name)") }
}
class Download {
  let name: String
  weak var delegate: DownloadDelegate?
  init(name: String) { self.name = name }
  func run() {
    delegate?.downloadDidStart(self)
    for percent in stride(from: 50, through: 100, by: 50) {
      delegate?.download(self, didReach: percent)
    }
  }
}
class Screen: DownloadDelegate {
  func download(_ download: Download, didReach percent: Int) {
    print("\(download.name): \(percent)%")
  }
  deinit { print("screen is gone") }
}
let download = Download(name: "song")
var screen: Screen? = Screen()
download.delegate = screen
download.run()
screen = nil
download.run()
print(download.delegate == nil)
