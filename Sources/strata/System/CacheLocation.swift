import StrataProject

/// The location of a project's cache. The cache decides what is reported without reading a file again, so it is never
/// in a checkout by default: a pull request could bring its own result.
enum CacheLocation: Equatable {
  case folder(String)
  /// No cache, and the reason, for a note to the user; nil if the user asked for no cache.
  case none(String?)

  /// The name of a cache that earlier versions kept in the project.
  static let formerName = ".strata/cache"

  /// - Parameters:
  ///   - root: the root of the project.
  ///   - given: the absolute path of `--cache`; used in any location.
  ///   - environment: `XDG_CACHE_HOME` and `HOME` are read.
  static func find(root: String, given: String?, environment: [String: String]) -> CacheLocation {
    if let given { return .folder(given) }
    guard let home = userFolder(environment) else {
      return .none("no cache: neither HOME nor XDG_CACHE_HOME is set; --cache DIR names a folder for it")
    }
    let folder = Paths.join(home, "strata")
    // A part of the path may be a link.
    var existing = folder
    while Files.kind(existing) == nil, existing != "/" { existing = Paths.parent(of: existing) }
    let real = realPath(existing) ?? existing
    let checkout = Repository.folder(around: root)
    for path in [folder, real] where Paths.contains(checkout, path) || Paths.contains(root, path) {
      return .none(
        "no cache: \(folder) is in checkout \(checkout), where anyone could have created it; --cache DIR names another "
          + "folder")
    }
    if let problem = CacheFolder.problem(withOwnerOf: folder) {
      return .none("no cache: \(folder) \(problem); --cache DIR names another folder")
    }
    return .folder(Paths.join(folder, CacheFolder.name(forRoot: root)))
  }

  /// `$XDG_CACHE_HOME`, otherwise the system's folder for caches in `$HOME`.
  private static func userFolder(_ environment: [String: String]) -> String? {
    // According to the XDG specification, relative paths are to be ignored.
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return Paths.absolute(folder, in: "/") }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return Paths.join(Paths.absolute(home, in: "/"), "Library/Caches")
    #else
      return Paths.join(Paths.absolute(home, in: "/"), ".cache")
    #endif
  }
}
