import Glibc
import WindowAPI

/// The files of a folder, read whenever they are asked for.
func folder(_ path: String) -> WebFiles.Folder {
  { name in
    guard let file = fopen("\(path)/\(name)", "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += part[..<count]
    }
  }
}
