/// The checkout that a project belongs to.
enum Repository {
  /// The nearest parent that contains a folder `.git`, otherwise a file of that name (a work tree, a submodule); if
  /// there is none, the folder itself.
  /// - Parameter folder: absolute.
  static func folder(around folder: String) -> String {
    var current = folder
    var linked: String?
    while true {
      switch Files.kind(Paths.join(current, ".git")) {
      case .folder: return current
      case .file, .other: linked = linked ?? current
      case nil: break
      }
      if current == "/" { return linked ?? folder }
      current = Paths.parent(of: current)
    }
  }
}
