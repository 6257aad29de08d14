import StrataModel

/// Finds the names through which code may get to some types without their names: of declarations with one of the types in their
/// headers, of variables whose type is inferred from these, and of types whose initializers, or members that code uses without
/// writing their names, take one. `.init(…)` that means an initializer of one of the types stands in a file with such a name.
struct CarrierSearch {
  /// By name: what counts as one of the types in headers.
  private var types: [Bool]
  private var names: [Bool]
  private var hasChanged = true

  /// - Parameter types: by name, the types.
  /// - Returns: by name, whether it is one.
  static func names(leadingTo types: [Bool], in table: Declarations, _ symbols: borrowing SymbolTable) -> [Bool] {
    var search = CarrierSearch(types: types, names: types)
    while search.hasChanged {
      search.hasChanged = false
      for index in 0..<table.projectFileCount { search.add(table.files[index], symbols) }
    }
    for symbol in search.names.indices {
      let property = table.propertyBehind[symbol]
      if property != .none, search.names[Int(property.id)] { search.names[symbol] = true }
    }
    return search.names
  }

  private init(types: [Bool], names: [Bool]) {
    self.types = types
    self.names = names
  }

  private mutating func add(_ file: FileView, _ symbols: borrowing SymbolTable) {
    guard (0..<file.nameCount).contains(where: { names[Int(file.symbols[$0].id)] }) else { return }
    file.forEachDeclaration { _, fact, value in
      let isInferred = fact.pointee.kind == .variable && fact.pointee.type == noIndex
      guard file.mentionsInTypes(fact.pointee, oneOf: types) || isInferred && file.mentions(value, in: names) else {
        return
      }
      let name = file.symbol(fact.pointee.name)
      addName(name)
      switch fact.pointee.kind {
      case .class, .struct, .enum, .actor, .protocol, .extension, .typealias, .associatedtype: addType(name)
      default:
        guard fact.pointee.parent != noIndex, Self.isUnwritten(fact.pointee.kind, name, symbols) else { return }
        addType(file.symbol(file.declarations[Int(fact.pointee.parent)].name))
      }
    }
  }

  /// Whether code uses a member without writing its name.
  private static func isUnwritten(_ kind: DeclarationKind, _ name: Symbol, _ symbols: borrowing SymbolTable) -> Bool {
    switch kind {
    case .initializer, .subscript: return true
    case .function, .variable:
      let text = symbols.text(of: name)
      return DirtySymbols.implicitMembers.contains(text) || DirtySymbols.isOperator(text)
    default: return false
    }
  }

  private mutating func addName(_ name: Symbol) {
    // Initializers and subscripts have none.
    if name == KnownName.empty.symbol { return }
    if !names[Int(name.id)] { hasChanged = true }
    names[Int(name.id)] = true
  }

  private mutating func addType(_ name: Symbol) {
    if !types[Int(name.id)] { hasChanged = true }
    types[Int(name.id)] = true
    addName(name)
  }
}
