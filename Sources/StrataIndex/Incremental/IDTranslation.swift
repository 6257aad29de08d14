import StrataModel

/// From the ids of one graph to those of the next.
struct IDTranslation {
  /// By old file: the new one; ``noIndex`` for one that is gone.
  private(set) var files: [UInt32]
  /// By old type: the new one; ``noIndex`` for one without a counterpart.
  private var types: [UInt32] = []
  /// By old file: the new index of each of its declarations, ``noIndex`` for one that is gone; nil where none changed.
  private var declarations: [[UInt32]?]

  /// - Parameter files: by new file, the old one.
  init(from graph: Graph, files oldFiles: [Int?]) {
    var files = [UInt32](repeating: noIndex, count: graph.files.count)
    for (new, old) in oldFiles.enumerated() { if let old { files[old] = UInt32(new) } }
    self.files = files
    declarations = Array(repeating: nil, count: graph.files.count)
  }

  /// The declarations of an old file have these indices now.
  mutating func change(_ file: Int, to counterparts: [UInt32]) { declarations[file] = counterparts }

  /// Called once, when the declarations of all files are known.
  mutating func translateTypes(of graph: Graph, to table: Declarations) {
    types = graph.types.map { type in
      guard let now = declaration(type.declaration) else { return noIndex }
      let entity = table.entityOf[Int(table.files[now.file.index].declarationBase + now.index)]
      return entity == noIndex || Int(entity) >= table.projectEntityCount ? noIndex : entity
    }
  }

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

  /// Whether all ids of a reference stay as they are, those of external types aside; nil when something that it refers
  /// to has no counterpart.
  func keeps(_ reference: Reference) -> Bool? {
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

  /// A reference of a file that was not resolved again; external types keep their old ids. Nil when something has no
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
