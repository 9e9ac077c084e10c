import WindowAPI
import WindowService

/// The files of a folder, read at each request.
func folder(_ path: String) -> WebFiles.Folder {
  { name in try? readFile("\(path)/\(name)") }
}
