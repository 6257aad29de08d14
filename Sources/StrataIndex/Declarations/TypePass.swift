import StrataModel

extension DeclarationsBuilder {
  /// Binds all other type expressions, of signatures and bodies, file by file on all threads.
  func bindTypes() {
    guard table.fileCount > 0 else { return }
    let shared = SharedTable(table: table)
    Workers.forEach(table.fileCount, jobs: jobs) { _, next in
      var pass = TypePass(lookup: TypeLookup(shared.table, file: shared.table.files[0]))
      while let file = next() { pass.bindFile(shared.table.files[file]) }
    }
  }

  /// Unchecked: each thread writes only the bindings of its own files.
  private struct SharedTable: @unchecked Sendable { let table: Declarations }
}

/// Binds the type expressions of one file after the other.
struct TypePass: ~Copyable {
  var lookup: TypeLookup

  /// Binds a file again that is already bound, as another module sees it.
  mutating func bindAgain(_ file: FileView) {
    lookup.enter(file)
    for local in 0..<file.declarationCount {
      let fact = file.declarations + local
      let kind = fact.pointee.kind
      if kind == .typealias { bind(fact.pointee.type, UInt32(local)) }
      guard kind.isTypeScope else { continue }
      lookup.skipsOwnMembers = kind != .extension
      for entry in fact.pointee.inherited.range { bind(file.typeLists[entry], UInt32(local)) }
      lookup.skipsOwnMembers = false
    }
    bindFile(file)
  }

  /// Binds the name of the type that an extension extends.
  mutating func bindExtendedType(of number: DeclarationNumber) {
    let file = lookup.table.file(of: number)
    let fact = file.declarations + Int(number - file.declarationBase)
    lookup.enter(file)
    bind(fact.pointee.type, fact.pointee.parent)
  }

  mutating func bindFile(_ file: FileView) {
    lookup.enter(file)
    bindCode(file.topLevelCode, noIndex)
    noteTraits(in: file)
    for local in 0..<file.declarationCount {
      let fact = file.declarations + local
      let scope = UInt32(local)
      switch fact.pointee.kind {
      case .extension: bindArguments(of: fact.pointee.type, fact.pointee.parent)
      case .typealias: break
      default: bind(fact.pointee.type, scope)
      }
      bind(fact.pointee.thrownType, scope)
      bindAttributes(fact.pointee.attributes, scope)
      for index in fact.pointee.parameters.range { bindParameter(file.parameters[index], scope) }
      // The where clause of a type is outside the scope of its members.
      lookup.skipsOwnMembers = fact.pointee.kind.isNominalType && fact.pointee.kind != .protocol
      for index in fact.pointee.genericParameters.range {
        bind(file.generics[index].subject, scope)
        bind(file.generics[index].constraint, scope)
      }
      lookup.skipsOwnMembers = false
      if fact.pointee.kind == .associatedtype {
        for index in fact.pointee.inherited.range { bind(file.typeLists[index], scope) }
      }
      bindCode(fact.pointee.initialValue, scope)
      bindCode(fact.pointee.body, scope)
    }
  }

  private func noteTraits(in file: FileView) {
    let base = Int(file.declarationBase)
    // Taken out of the table once: each access to it would copy the whole table of pointers.
    let (traits, holders, entities) = (lookup.table.traitsOf, lookup.table.holderOf, lookup.table.entityOf)
    for local in 0..<file.declarationCount {
      let fact = file.declarations + local
      traits[base + local] = Declarations.MemberTraits(fact, in: file)
      let parent = fact.pointee.parent
      if parent != noIndex { holders[base + local] = entities[base + Int(parent)] }
    }
  }

  private mutating func bind(_ root: UInt32, _ scope: UInt32) {
    if root != noIndex { _ = TypeBinder.bind(Int(root), scope: scope, &lookup) }
  }

  /// Binds what an extension writes beside the name of the type: `VaultRow` in `[VaultRow]` and `Result<VaultRow, Never>`.
  private mutating func bindArguments(of extended: UInt32, _ scope: UInt32) {
    guard extended != noIndex else { return }
    let types = lookup.file.types
    var argument = extended + 1
    switch types[Int(extended)].kind {
    case .name: break
    case .member:
      bindArguments(of: argument, scope)
      argument = types[Int(argument)].next
    default: return bind(extended, scope)
    }
    while argument < types[Int(extended)].next {
      bind(argument, scope)
      argument = types[Int(argument)].next
    }
  }

  private mutating func bindParameter(_ parameter: ParameterFact, _ scope: UInt32) {
    bind(parameter.type, scope)
    bindAttributes(parameter.attributes, scope)
    bindCode(parameter.defaultValue, scope)
  }

  private mutating func bindAttributes(_ span: Span, _ scope: UInt32) {
    for index in span.range {
      bind(lookup.file.attributes[index].type, scope)
      bindCode(lookup.file.attributes[index].arguments, scope)
    }
  }

  private mutating func bindCode(_ span: Span, _ scope: UInt32) {
    var node = lookup.file.code + Int(span.start)
    let end = lookup.file.code + Int(span.end)
    while node < end {
      if node.pointee.kind == .type { bind(node.pointee.payload, scope) }
      node += 1
    }
  }
}
