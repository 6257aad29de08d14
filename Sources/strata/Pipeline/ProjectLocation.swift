import StrataProject

/// The location of a project, and the part of it that the command line names.
struct ProjectLocation: Equatable {
  /// Absolute path.
  var root: String
  /// Absolute path of `strata.yml` or of the file that `--config` names; nil if there is none.
  var definitionFile: String?
  /// Whether the definition is the one that `--config` names.
  var isNamed = false
  /// Name of the style that `--style` names.
  var style: String?
  /// Relative to the root. With its own definition a project is read as a whole, and these paths limit what is
  /// reported; without one, they limit what is read.
  var focus: [String]
  /// The files in Git, instead of those on disk.
  var content: GitContent?

  static let definitionName = "strata.yml"

  /// Finds the root: the folder of the nearest `strata.yml` above all paths, inside the repository if there is one;
  /// with `--style`, or without a definition, the path itself; with `--config`, the folder of that file if it contains
  /// the paths.
  static func find(
    paths: [String], config: String?, style: String?, in directory: String, content: GitContent? = nil
  ) throws(UserError) -> ProjectLocation {
    if config != nil, style != nil {
      throw UserError("--config and --style exclude each other: the definition names its style with 'extends:'")
    }
    let operands = try paths.map { (path) throws(UserError) in try operand(path, in: directory, content) }
    let folders = operands.isEmpty ? [directory] : operands.map(\.folder)
    let common = Paths.commonFolder(folders)
    var location = ProjectLocation(
      root: standaloneRoot(operands, common, directory), style: style, focus: [], content: content)
    if let config {
      let file = Paths.absolute(config, in: directory)
      guard location.kind(file) == .file else {
        throw UserError("--config \(config): no such file" + (content?.suffix ?? ""))
      }
      location.definitionFile = file
      location.isNamed = true
      if Paths.contains(Paths.parent(of: file), common) { location.root = Paths.parent(of: file) }
    } else if style == nil, let file = location.nearestDefinition(from: common) {
      location.definitionFile = file
      location.root = Paths.parent(of: file)
    }
    location.focus = operands.map { Paths.relative($0.path, from: location.root) }
    if location.focus.contains("") { location.focus = [] }
    return location
  }

  /// The root without a definition: a single folder itself; for files and several paths, the current folder if it
  /// contains all of them.
  private static func standaloneRoot(_ operands: [Operand], _ common: String, _ directory: String) -> String {
    if operands.count == 1, operands[0].isFolder { return operands[0].path }
    return Paths.contains(directory, common) ? directory : common
  }

  private struct Operand {
    var path: String
    var isFolder: Bool
    var folder: String { isFolder ? path : Paths.parent(of: path) }
  }

  private static func operand(
    _ path: String, in directory: String, _ content: GitContent?
  ) throws(UserError) -> Operand {
    let joined = path.hasPrefix("/") ? path : directory + "/" + path
    let real = realPath(joined) ?? Paths.absolute(path, in: directory)
    guard let kind = content.map({ $0.kind(real) }) ?? Files.kind(joined) else {
      throw UserError("\(path): no such file or folder" + (content?.suffix ?? ""))
    }
    return Operand(path: real, isFolder: kind == .folder)
  }

  /// The kind of file at an absolute path.
  func kind(_ path: String) -> Files.Kind? { content.map { $0.kind(path) } ?? Files.kind(path) }

  /// The bytes of a file at an absolute path.
  func read(_ path: String) throws -> [UInt8] { try content?.read(path) ?? Files.read(path) }

  private func nearestDefinition(from folder: String) -> String? {
    let repository = Repository.folder(around: folder)
    let top = Files.kind(Paths.join(repository, ".git")) == nil ? "/" : repository
    var folder = folder
    while true {
      let file = Paths.join(folder, Self.definitionName)
      if kind(file) == .file { return file }
      if folder == top { return nil }
      folder = Paths.parent(of: folder)
    }
  }
}
