import WindowAPI
import WindowService

/// The files of a folder, read whenever they are asked for.
func folder(_ path: String) -> WebFiles.Folder {
  { name in try? readFile("\(path)/\(name)") }
}
