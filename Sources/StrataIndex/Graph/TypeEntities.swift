import StrataModel

/// Makes the types of the graph from those of the declaration table.
struct TypeEntities: Sendable {
  let owner: DeclarationOwner
  let externals: ExternalTable

  private var table: Declarations { owner.declarations }

  /// All types and aliases of the project, sorted by file and position.
  func entities() -> [TypeEntity] {
    let extensions = extensionsOfEntities()
    let marks = marksOfEntities()
    let names = SupertypeNames(owner: owner, externals: externals)
    return (0..<table.projectEntityCount).map { index in
      entity(EntityID(index), extensions[index], marks[index], names)
    }
  }

  private func entity(
    _ id: EntityID, _ extensions: [DeclarationID], _ marks: Marks, _ names: SupertypeNames
  ) -> TypeEntity {
    let entity = table.entities[Int(id)]
    let file = table.file(of: entity.declaration)
    let fact = table.fact(entity.declaration).pointee
    let simpleName = owner.symbols.text(of: entity.symbol)
    let hasOuter = entity.outer != noIndex && Int(entity.outer) < table.projectEntityCount
    return TypeEntity(
      name: qualifiedName(simpleName, outer: entity.outer), simpleName: simpleName, module: ModuleID(file.module),
      kind: entity.kind, access: table.accessOf[Int(entity.declaration)],
      declaration: DeclarationID(FileID(file.id), entity.declaration - file.declarationBase),
      outer: hasOuter ? TypeID(entity.outer) : fact.isLocal ? enclosing(entity.declaration) : nil,
      extensions: extensions, supertypes: names.supertypes(of: id),
      attributes: attributes(of: fact, file), marks: marks, isTest: file.isTest,
      aliased: entity.kind == .typealias ? names.target(fact.type, file) : nil, isLocal: fact.isLocal)
  }

  /// By type, also by alias: the marks that its declarations in all branches of an `#if` have. A type of debug builds
  /// alone is debug code.
  private func marksOfEntities() -> [Marks] {
    var result = (0..<table.projectEntityCount).map { table.fact(table.entities[$0].declaration).pointee.marks }
    for index in 0..<table.projectFileCount {
      let file = table.files[index]
      for local in 0..<file.declarationCount {
        let fact = file.declarations + local
        guard fact.pointee.kind.isNominalType || fact.pointee.kind == .typealias else { continue }
        let entity = Int(table.entityOf[Int(file.declarationBase) + local])
        if entity < result.count, !result[entity].isEmpty { result[entity].formIntersection(fact.pointee.marks) }
      }
    }
    return result
  }

  /// The type in whose body a local type is declared; nil in a function at file level, or in an extension of a type
  /// that the project does not declare.
  private func enclosing(_ number: DeclarationNumber) -> TypeID? {
    var parent = table.parent(of: number)
    while parent != noIndex {
      let entity = table.entityOf[Int(parent)]
      if entity != noIndex { return Int(entity) < table.projectEntityCount ? TypeID(entity) : nil }
      parent = table.parent(of: parent)
    }
    return nil
  }

  /// `Outer.Inner`
  private func qualifiedName(_ simpleName: String, outer: UInt32) -> String {
    var (name, outer) = (simpleName, outer)
    while outer != noIndex {
      name = text(of: [owner.symbols.text(of: table.entities[Int(outer)].symbol), ".", name])
      outer = table.entities[Int(outer)].outer
    }
    return name
  }

  private func attributes(of fact: DeclarationFact, _ file: FileView) -> [String] {
    if fact.attributes.isEmpty { return [] }
    let names = fact.attributes.range.map { owner.symbols.text(of: file.symbol(file.attributes[$0].name)) }
    return Array(Set(names)).sorted()
  }

  /// By type: its further declarations, which are extensions and declarations in other branches of an `#if`.
  private func extensionsOfEntities() -> [[DeclarationID]] {
    var result = [[DeclarationID]](repeating: [], count: table.projectEntityCount)
    let further = owner.further.entities
    for index in 0..<table.projectFileCount {
      let file = table.files[index]
      for local in 0..<file.declarationCount where file.declarations[local].kind.isTypeScope {
        let number = file.declarationBase + UInt32(local)
        let id = DeclarationID(FileID(UInt32(index)), UInt32(local))
        if !file.otherModules.isEmpty {
          for other in further[number] ?? [] where Int(other) < result.count { result[Int(other)].append(id) }
        }
        let entity = table.entityOf[Int(number)]
        guard entity != noIndex, Int(entity) < result.count, table.entities[Int(entity)].declaration != number
        else { continue }
        result[Int(entity)].append(id)
      }
    }
    return result
  }

  /// By file and declaration: the type that it declares or extends.
  func typeOfDeclaration() -> [[TypeID?]] {
    (0..<table.projectFileCount).map { index in
      let file = table.files[index]
      return (0..<file.declarationCount).map { local in
        let entity = table.entityOf[Int(file.declarationBase) + local]
        return entity == noIndex || Int(entity) >= table.projectEntityCount ? nil : TypeID(entity)
      }
    }
  }
}
