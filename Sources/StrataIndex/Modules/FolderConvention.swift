import StrataModel

/// Where no manifest says anything: modules by the shape of the folders, tests by the names of folders.
enum FolderConvention {
  /// `Sources/Name/…`, `Modules/Name/…`, `Packages/Name/…` anywhere: module `Name`. Else nil: the root's module.
  static func module(of path: String) -> (name: String, folder: String)? {
    let parts = path.split(separator: "/")
    for (i, part) in parts.enumerated().reversed() where i + 2 < parts.count {
      guard ["Sources", "Modules", "Packages", "Libraries", "Frameworks"].contains(part) else { continue }
      return (String(parts[i + 1]), parts[...(i + 1)].joined(separator: "/"))
    }
    return nil
  }

  /// A folder on the path is called like a test target: `Tests`, `LoginTests`, `AppUITests`, `Specs`.
  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { part in
      part == "Tests" || part == "Test" || part == "Specs" || part == "UITests" || part.hasSuffix("Tests")
        || part.hasSuffix("UITest") || part.hasSuffix("UnitTest")
    }
  }
}
