import StrataModel

/// Translates the ids of one graph into those of the next.
struct IDTranslation {
  /// By old file: the new one; ``noIndex`` if it was removed.
  private(set) var files: [UInt32]
  /// By old type: the new one; ``noIndex`` if it has no counterpart.
  private var types: [UInt32] = []
  /// By old file: the new index of each declaration, ``noIndex`` if it was removed; nil if no index changed.
  private var declarations: [[UInt32]?]
  /// Whether all files and types keep their ids, which is so after most edits.
  private var keepsFilesAndTypes = false

  /// - Parameter oldFiles: by new file, the old one; nil for an added file.
  init(from graph: Graph, files oldFiles: [Int?]) {
    var files = [UInt32](repeating: noIndex, count: graph.files.count)
    for (new, old) in oldFiles.enumerated() { if let old { files[old] = UInt32(new) } }
    self.files = files
    declarations = Array(repeating: nil, count: graph.files.count)
  }

  /// Sets the new indices of the declarations of an old file.
  mutating func change(_ file: Int, to counterparts: [UInt32]) { declarations[file] = counterparts }

  /// To be called once, after the declarations of all files are set.
  mutating func translateTypes(of graph: Graph, to table: Declarations) {
    types = graph.types.map { type in
      guard let now = declaration(type.declaration) else { return noIndex }
      let entity = table.entityOf[Int(table.files[now.file.index].declarationBase + now.index)]
      return entity == noIndex || Int(entity) >= table.projectEntityCount ? noIndex : entity
    }
    keepsFilesAndTypes = isIdentity(files) && isIdentity(types)
  }

  private func isIdentity(_ ids: [UInt32]) -> Bool { ids.indices.allSatisfy { ids[$0] == UInt32($0) } }

  func declaration(_ old: DeclarationID) -> DeclarationID? {
    let file = files[old.file.index]
    guard file != noIndex else { return nil }
    guard let counterparts = declarations[old.file.index] else { return DeclarationID(FileID(file), old.index) }
    let index = counterparts[Int(old.index)]
    return index == noIndex ? nil : DeclarationID(FileID(file), index)
  }

  func type(_ old: TypeID) -> TypeID? {
    let new = types[old.index]
    return new == noIndex ? nil : TypeID(new)
  }

  /// Whether all ids of a reference stay the same, apart from those of external types; nil if it refers to something
  /// without a counterpart.
  func keeps(_ reference: Reference) -> Bool? {
    if keepsFilesAndTypes {
      guard let member = reference.memberDeclaration, declarations[member.file.index] != nil else { return true }
      return declaration(member).map { $0 == member }
    }
    var isSame = true
    if let source = reference.source {
      guard let now = type(source) else { return nil }
      isSame = now == source
    }
    if let target = reference.target.typeID {
      guard let now = type(target) else { return nil }
      isSame = isSame && now == target
    }
    if let member = reference.memberDeclaration {
      guard let now = declaration(member) else { return nil }
      isSame = isSame && now == member
    }
    return isSame
  }

  /// A reference with its new ids; external types keep their old ones. Nil if it refers to something without a
  /// counterpart.
  func reference(_ old: Reference, in file: Int) -> Reference? {
    var result = old
    result.file = FileID(UInt32(file))
    if let source = old.source {
      guard let now = type(source) else { return nil }
      result.source = now
    }
    if let target = old.target.typeID {
      guard let now = type(target) else { return nil }
      result.target = .type(now)
    }
    if let member = old.memberDeclaration {
      guard let now = declaration(member) else { return nil }
      result.memberDeclaration = now
      if old.target.declaringFile != nil { result.target = .declaration(in: now.file) }
    }
    return result
  }
}
