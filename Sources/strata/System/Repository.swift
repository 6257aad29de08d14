/// The checkout that a project belongs to.
enum Repository {
  /// The nearest folder upwards that contains `.git`; the folder itself where there is none.
  /// - Parameter folder: absolute.
  static func folder(around folder: String) -> String {
    var current = folder
    while true {
      if Files.kind(Paths.join(current, ".git")) != nil { return current }
      if current == "/" { return folder }
      current = Paths.parent(of: current)
    }
  }
}
