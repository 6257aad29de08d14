import BenchmarkSupport

/// Chooses the file that code is written into. Where a project lists its files, a new one would belong to no target: the
/// code is added to a file that exists.
struct FolderChoice {
  private struct Key: Hashable {
    /// A layer or a folder.
    var group: String?
    var module: String
  }

  private let folders: [Key: [String]]
  private let modules: [String?: [String]]
  private let files: [Key: [String]]
  private let answers: [String: FolderProbe.Answer]

  init(_ base: CodeBase) {
    let types = base.types
    folders = Dictionary(grouping: types) { Key(group: $0.folderLayer, module: $0.module) }
      .mapValues { Array(Set($0.map(\.folder))).sorted() }
    modules = Dictionary(grouping: types, by: \.folderLayer).mapValues { Array(Set($0.map(\.module))).sorted() }
    files = Dictionary(grouping: types) { Key(group: $0.folder, module: $0.module) }
      .mapValues { Array(Set($0.map(\.file))).sorted() }
    answers = base.folders
  }

  func place(
    _ placement: Operator.Placement, of source: DeclaredType, _ random: inout RandomSource
  ) -> (place: Seed.Place, module: String)? {
    switch placement {
    case .member, .body, .sameFile, .extensionSameFile: return (.own, source.module)
    case .newFile: return place(in: source.folder, source.module, source, &random) ?? (.own, source.module)
    case .extensionNewFile: return place(in: source.folder, source.module, source, &random)
    case .extensionOtherFolder: return place(inOtherFolderOf: source, source.module, &random)
    case .extensionOtherModule:
      let others = (modules[source.folderLayer] ?? []).filter { $0 != source.module }
      guard source.isPublic, !others.isEmpty else { return nil }
      return place(inOtherFolderOf: source, random.pick(others), &random)
    }
  }

  private func place(
    inOtherFolderOf source: DeclaredType, _ module: String, _ random: inout RandomSource
  ) -> (place: Seed.Place, module: String)? {
    let others = (folders[Key(group: source.folderLayer, module: module)] ?? []).filter { $0 != source.folder }
    return others.isEmpty ? nil : place(in: random.pick(others), module, source, &random)
  }

  private func place(
    in folder: String, _ module: String, _ source: DeclaredType, _ random: inout RandomSource
  ) -> (place: Seed.Place, module: String)? {
    if answers[folder]?.takesNewFiles == true { return (.new(in: folder), module) }
    let others = (files[Key(group: folder, module: module)] ?? []).filter { $0 != source.file }
    return others.isEmpty ? nil : (.end(of: random.pick(others)), module)
  }
}
