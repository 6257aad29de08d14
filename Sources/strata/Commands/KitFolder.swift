import StrataModel
import StrataProject
import StrataScaffold

/// The folder of an app's kit.
struct KitFolder {
  private let root: String
  /// Relative to the root of the project.
  let path: String

  /// Finds the kit in a folder, or in the nearest one around it.
  /// - Parameters:
  ///   - folder: absolute.
  ///   - root: the root of the project, where the search ends.
  init(above folder: String, in root: String) throws(UserError) {
    self.root = root
    var place = realPath(folder) ?? folder
    while Files.kind(Paths.join(place, KitPackage.folder)) != .folder {
      guard place != root, Paths.contains(root, place), place != "/" else {
        throw UserError(
          "there is no \(KitPackage.folder) here: the app has no copy of the kit. If its kit is a package with a URL, change the "
            + "version in Package.swift")
      }
      place = Paths.parent(of: place)
    }
    path = Paths.join(Paths.relative(place, from: root), KitPackage.folder)
    let own = Paths.join(root, path)
    guard realPath(own) == own else {
      throw UserError("\(path) is a link to another folder, which is not changed: run the command where the kit is")
    }
  }

  /// By path in the kit's folder; hidden files and folders, such as those of builds, do not belong to it.
  /// - Throws: for what is no regular file, such as a link, which an update cannot replace.
  func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    try read("", into: &files)
    return files
  }

  private func read(_ folder: String, into files: inout [String: [UInt8]]) throws {
    let place = Paths.join(Paths.join(root, path), folder)
    guard let reader = FolderReader(place) else { throw SystemError(place) }
    var entries: [(name: String, kind: FolderReader.Kind)] = []
    reader.forEach { name, _, kind in entries.append((String(cString: name), kind)) }
    for (name, kind) in entries.sorted(by: { $0.name < $1.name }) where !name.hasPrefix(".") {
      let child = folder.isEmpty ? name : folder + "/" + name
      switch kind {
      case .folder: try read(child, into: &files)
      case .file: files[child] = try Files.read(Paths.join(place, name))
      default:
        throw UserError("\(path)/\(child) is not a regular file, so that the kit cannot be updated: move it away")
      }
    }
  }
}
