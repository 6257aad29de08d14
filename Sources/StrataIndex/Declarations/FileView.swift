import StrataModel

/// Pointers to the lists of one file's facts, and the numbers of its elements in the table. ``Declarations`` keeps the
/// facts alive and unchanged, so that the pointers stay valid.
struct FileRecord {
  let id: UInt32
  /// The module as part of which the file is resolved: its home module, or another one in a ``TargetView``.
  var module: UInt32
  /// Other modules that it belongs to: a range of ``Declarations/otherModules``.
  var otherModules = Span.empty
  /// The file is the interface of a framework or of the standard library, not a file of the project.
  let isExternal: Bool
  let isTest: Bool
  let declarations: UnsafePointer<DeclarationFact>
  let declarationCount: Int
  let parameters: UnsafePointer<ParameterFact>
  let attributes: UnsafePointer<AttributeFact>
  let generics: UnsafePointer<GenericParameterFact>
  let genericCount: Int
  let typeLists: UnsafePointer<UInt32>
  let types: UnsafePointer<TypeNode>
  let typeCount: Int
  let code: UnsafePointer<CodeNode>
  let codeCount: Int
  let conditions: UnsafePointer<ConditionFact>
  let topLevelCode: Span
  /// By `NameID`.
  let symbols: UnsafePointer<Symbol>
  let nameCount: Int
  /// The numbers of the file's first declaration, type node and generic parameter in the table.
  var declarationBase: UInt32 = 0
  var typeBase: UInt32 = 0
  var genericBase: UInt32 = 0
  /// The modules of the project and of framework interfaces that it sees: a range of ``Declarations/imports``.
  var imports = Span.empty

  init(_ facts: FileFacts, id: UInt32, module: UInt32, isExternal: Bool, isTest: Bool, symbols: UnsafePointer<Symbol>) {
    self.id = id
    self.module = module
    self.isExternal = isExternal
    self.isTest = isTest
    self.symbols = symbols
    declarations = Self.pointer(facts.declarations)
    declarationCount = facts.declarations.count
    parameters = Self.pointer(facts.parameters)
    attributes = Self.pointer(facts.attributes)
    generics = Self.pointer(facts.genericParameters)
    genericCount = facts.genericParameters.count
    typeLists = Self.pointer(facts.typeLists)
    types = Self.pointer(facts.types)
    typeCount = facts.types.count
    code = Self.pointer(facts.code)
    codeCount = facts.code.count
    conditions = Self.pointer(facts.conditions)
    topLevelCode = facts.topLevelCode
    nameCount = facts.names.count
  }

  /// A pointer to the storage of an array that its owner keeps alive: no inner loop has to retain or check it.
  private static func pointer<T>(_ list: [T]) -> UnsafePointer<T> {
    list.withUnsafeBufferPointer {
      $0.baseAddress ?? UnsafePointer(bitPattern: MemoryLayout<T>.alignment).unsafelyUnwrapped
    }
  }
}

/// A pointer to the record of a file. The record itself is too large to be copied for every lookup.
struct FileView: BitwiseCopyable {
  fileprivate let record: UnsafePointer<FileRecord>

  @inline(__always) var id: UInt32 { record.pointee.id }
  @inline(__always) var module: UInt32 { record.pointee.module }
  @inline(__always) var otherModules: Span { record.pointee.otherModules }
  @inline(__always) var isExternal: Bool { record.pointee.isExternal }
  @inline(__always) var isTest: Bool { record.pointee.isTest }
  @inline(__always) var declarations: UnsafePointer<DeclarationFact> { record.pointee.declarations }
  @inline(__always) var declarationCount: Int { record.pointee.declarationCount }
  @inline(__always) var parameters: UnsafePointer<ParameterFact> { record.pointee.parameters }
  @inline(__always) var attributes: UnsafePointer<AttributeFact> { record.pointee.attributes }
  @inline(__always) var generics: UnsafePointer<GenericParameterFact> { record.pointee.generics }
  @inline(__always) var genericCount: Int { record.pointee.genericCount }
  @inline(__always) var typeLists: UnsafePointer<UInt32> { record.pointee.typeLists }
  @inline(__always) var types: UnsafePointer<TypeNode> { record.pointee.types }
  @inline(__always) var typeCount: Int { record.pointee.typeCount }
  @inline(__always) var code: UnsafePointer<CodeNode> { record.pointee.code }
  @inline(__always) var codeCount: Int { record.pointee.codeCount }
  @inline(__always) var conditions: UnsafePointer<ConditionFact> { record.pointee.conditions }
  @inline(__always) var topLevelCode: Span { record.pointee.topLevelCode }
  @inline(__always) var symbols: UnsafePointer<Symbol> { record.pointee.symbols }
  @inline(__always) var nameCount: Int { record.pointee.nameCount }
  @inline(__always) var declarationBase: UInt32 { record.pointee.declarationBase }
  @inline(__always) var typeBase: UInt32 { record.pointee.typeBase }
  @inline(__always) var genericBase: UInt32 { record.pointee.genericBase }
  @inline(__always) var imports: Span { record.pointee.imports }

  @inline(__always) func symbol(_ name: NameID) -> Symbol { record.pointee.symbols[Int(name.rawValue)] }
}

/// The files of a table by number.

extension FileView {
  /// Whether the type that an extension extends has arguments: `[Order]`, `Result<Order, Failure>`.
  func namesArguments(_ extended: UInt32) -> Bool {
    guard extended != noIndex else { return false }
    let node = types[Int(extended)]
    return [.name, .array, .dictionary].contains(node.kind) && node.next > extended + 1
  }
}

struct FileViews {
  let records: UnsafeMutablePointer<FileRecord>

  @inline(__always) subscript(index: Int) -> FileView { FileView(record: UnsafePointer(records + index)) }
}

/// One module that a file can see.
struct VisibleModule: BitwiseCopyable {
  var module: UInt32
  /// The only name that a scoped import makes visible, or none.
  var only: Symbol
  /// Internal declarations are also visible.
  var isTestable: Bool
}

/// A declaration and those around it, from the inside out.
struct LexicalScopes: Sequence, IteratorProtocol {
  let declarations: UnsafePointer<DeclarationFact>
  var current: UInt32

  @inline(__always)
  mutating func next() -> (index: UInt32, fact: UnsafePointer<DeclarationFact>)? {
    guard current != noIndex else { return nil }
    let index = current
    let fact = declarations + Int(index)
    current = fact.pointee.parent
    return (index, fact)
  }
}

extension FileView {
  /// - Parameter declaration: the innermost one, or ``noIndex`` for none.
  @inline(__always)
  func scopes(from declaration: UInt32) -> LexicalScopes {
    LexicalScopes(declarations: declarations, current: declaration)
  }
}
