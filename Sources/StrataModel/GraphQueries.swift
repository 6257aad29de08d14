extension Graph {
  @inlinable public subscript(file: FileID) -> SourceFile { _read { yield files[file.index] } }
  @inlinable public subscript(type: TypeID) -> TypeEntity { _read { yield types[type.index] } }
  @inlinable public subscript(module: ModuleID) -> Module { _read { yield modules[module.index] } }
  @inlinable public subscript(external: ExternalID) -> ExternalType { _read { yield externals[external.index] } }
  @inlinable public subscript(declaration: DeclarationID) -> DeclarationFact {
    _read { yield files[declaration.file.index].facts.declarations[Int(declaration.index)] }
  }

  /// Ids of all types, in order.
  @inlinable public var typeIDs: TypeIDs { TypeIDs(endIndex: types.count) }

  /// The outermost type that encloses a type; the type itself if it is not nested.
  public func outermost(_ type: TypeID) -> TypeID {
    var current = type
    while let outer = types[current.index].outer { current = outer }
    return current
  }

  /// The first of a type and its enclosing types, from the inside out, that satisfies a condition.
  package func innermost(from type: TypeID, where condition: (TypeID) -> Bool) -> TypeID? {
    var current: TypeID? = type
    while let id = current {
      if condition(id) { return id }
      current = types[id.index].outer
    }
    return nil
  }

  /// Path, line and column (both from 1, columns in UTF-8 bytes) of an offset in a file.
  public func location(_ file: FileID, _ offset: UInt32) -> SourceLocation {
    let position = files[file.index].facts.position(of: offset)
    return SourceLocation(file: files[file.index].path, line: position.line, column: position.column)
  }

  /// File and line of a location; the column is always 1.
  public func line(_ file: FileID, _ offset: UInt32) -> SourceLocation {
    var location = location(file, offset)
    location.column = 1
    return location
  }

  /// File and line of a reference; the column is always 1.
  public func line(of reference: Reference) -> SourceLocation { line(reference.file, reference.offset) }

  /// The location of a type's name.
  public func location(of type: TypeID) -> SourceLocation {
    let id = types[type.index].declaration
    return location(id.file, self[id].nameOffset)
  }

  /// The innermost type that a line of a file belongs to, by its declaration or an extension; nil for code outside
  /// types.
  public func type(in file: FileID, line: Int) -> TypeID? {
    let facts = files[file.index].facts
    let types = typeOfDeclaration[file.index]
    let found = facts.declarations.indices.last { index in
      let fact = facts.declarations[index]
      return types[index] != nil && facts.position(of: fact.start).line <= line
        && facts.position(of: max(fact.end, 1) - 1).line >= line
    }
    return found.flatMap { types[$0] }
  }

  /// The files that import a module, in the order of the graph.
  public func files(importing module: ModuleID) -> [FileID] {
    let name: NameSet = [self[module].importedName]
    return files.indices.filter { file in
      files[file].facts.imports.contains { files[file].facts.names.isOne(of: name, $0.module) }
    }.map { FileID(UInt32($0)) }
  }

  /// Whether a target compiles both files.
  package func sharesModule(_ one: FileID, _ other: FileID) -> Bool {
    if files[one.index].module == files[other.index].module { return true }
    if files[one.index].otherModules.isEmpty, files[other.index].otherModules.isEmpty { return false }
    return files[one.index].modules.contains { module in files[other.index].modules.contains { $0 == module } }
  }

  /// The string of a name of a file.
  public func text(_ name: NameID, in file: FileID) -> String { files[file.index].facts.names[name] }

  /// The simple name of a declaration.
  public func name(of declaration: DeclarationID) -> String { text(self[declaration].name, in: declaration.file) }

  /// Name of what a reference refers to; of a declaration outside the project's types, that of its file.
  public func name(of target: Target) -> String {
    switch target {
    case .type(let id): return types[id.index].name
    case .external(let id): return externals[id.index].name
    case .declaration(let file): return String(files[file.index].path.lastPathComponent)
    }
  }

  /// References whose source is a type, in source order.
  public func references(from type: TypeID) -> ReferenceList {
    ReferenceList(all: references, indices: outgoing[type.index])
  }

  /// References whose target is a type, in source order.
  public func references(to type: TypeID) -> ReferenceList {
    ReferenceList(all: references, indices: incoming[type.index])
  }

  /// The references of a file, in source order.
  public func references(in file: FileID) -> ArraySlice<Reference> { references[referencesInFile[file.index]] }

  /// The references at exactly this offset of a file: what a `CodeNode` or `TypeNode` refers to.
  public func references(in file: FileID, at offset: UInt32) -> ArraySlice<Reference> {
    let slice = references(in: file)
    let start = slice.partitionPoint(while: { $0.offset < offset })
    var end = start
    while end < slice.endIndex, slice[end].offset == offset { end += 1 }
    return slice[start..<end]
  }

  /// The type whose declaration or extension is the innermost one around a declaration; nil at file level.
  public func enclosingType(of declaration: DeclarationID) -> TypeID? {
    var index = self[declaration].parent
    while index != noIndex {
      if let type = typeOfDeclaration[declaration.file.index][Int(index)] { return type }
      index = files[declaration.file.index].facts.declarations[Int(index)].parent
    }
    return nil
  }

  /// The direct members of a declaration, in source order.
  public func children(of declaration: DeclarationID) -> [DeclarationID] {
    children(of: declaration, and: [])
  }

  /// The members of a type: those of its declaration first, then those of its extensions.
  public func members(of type: TypeID) -> [DeclarationID] {
    children(of: types[type.index].declaration, and: types[type.index].extensions)
  }

  /// Counted first, so that the list need not grow: rules often ask for members.
  private func children(of declaration: DeclarationID, and others: [DeclarationID]) -> [DeclarationID] {
    var count = 0
    forEachChild(of: declaration) { _ in count += 1 }
    for other in others { forEachChild(of: other) { _ in count += 1 } }
    if count == 0 { return [] }
    return Array(unsafeUninitializedCapacity: count) { list, end in
      func append(_ child: DeclarationID) {
        list.initializeElement(at: end, to: child)
        end += 1
      }
      forEachChild(of: declaration, append)
      for other in others { forEachChild(of: other, append) }
    }
  }

  @inline(__always) private func forEachChild(of declaration: DeclarationID, _ body: (DeclarationID) -> Void) {
    let list = files[declaration.file.index].facts.declarations
    var index = declaration.index + 1
    let end = list[Int(declaration.index)].next
    while index < end {
      body(DeclarationID(declaration.file, index))
      index = list[Int(index)].next
    }
  }

  /// Direct supertypes that the project declares.
  public func projectSupertypes(of type: TypeID) -> [TypeID] { types[type.index].supertypes.compactMap(\.typeID) }

  /// All supertypes that the project declares, nearest first, each once.
  public func allProjectSupertypes(of type: TypeID) -> [TypeID] {
    // Few types have many supertypes: to search the list costs less than a set of them.
    var result: [TypeID] = []
    var (current, next) = (type, 0)
    while true {
      for case .type(let above) in types[current.index].supertypes where above != type && !result.contains(above) {
        result.append(above)
      }
      guard next < result.count else { return result }
      current = result[next]
      next += 1
    }
  }

  /// The types that conform to a type or inherit from it directly, each once, in source order.
  /// - Parameter isWanted: which of these references count.
  package func directSubtypes(of type: TypeID, where isWanted: (Reference) -> Bool) -> [TypeID] {
    var seen: Set<TypeID> = []
    return references(to: type).compactMap { reference in
      guard reference.kind == .inherits, let source = reference.source, isWanted(reference),
        seen.insert(source).inserted
      else { return nil }
      return source
    }
  }

  /// Names of all supertypes, including external ones, nearest first.
  public func allSupertypeNames(of type: TypeID) -> [String] {
    let chain = [type] + allProjectSupertypes(of: type)
    return chain.flatMap { types[$0.index].supertypes.map { name(of: $0) } }
  }
}

extension Graph {
  /// Names of the supertypes that the project does not declare, nearest first.
  package func outsideSupertypeNames(of type: TypeID) -> [String] {
    ([type] + allProjectSupertypes(of: type)).flatMap { supertype in
      types[supertype.index].supertypes.filter { $0.externalID != nil }.map { name(of: $0) }
    }
  }
}

/// Some references of a graph, in source order.
public struct ReferenceList: RandomAccessCollection, Sendable {
  @usableFromInline let all: [Reference]
  @usableFromInline let numbers: ArraySlice<UInt32>

  init(all: [Reference], indices: ArraySlice<UInt32>) {
    self.all = all
    numbers = indices
  }

  @inlinable public var startIndex: Int { numbers.startIndex }
  @inlinable public var endIndex: Int { numbers.endIndex }
  @inlinable public subscript(position: Int) -> Reference { _read { yield all[Int(numbers[position])] } }
}

/// A line and a column of a file.
public struct SourceLocation: NumberKey, Sendable, Comparable {
  /// Relative to the project's root.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 bytes.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  @inlinable public var hashNumber: UInt64 {
    file.hashNumber.mixed(with: UInt64(truncatingIfNeeded: line &<< 32 | column))
  }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    // Most locations that are compared are in one file, whose name they share.
    a.file == b.file ? (a.line, a.column) < (b.line, b.column) : a.file < b.file
  }
}
