import StrataModel

/// The lists of one file's facts as plain pointers, with what the project adds to them. The facts themselves are kept
/// alive, unchanged, by the ``Declarations`` that hands the views out, so the pointers stay valid.
struct FileView {
  let id: UInt32
  let module: UInt32
  /// Declarations that Strata knows of frameworks and the standard library, not of the project.
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
  /// Id of the file's first declaration, type node and generic parameter in the project's dense numbering.
  var declarationBase: UInt32 = 0
  var typeBase: UInt32 = 0
  var genericBase: UInt32 = 0
  /// What it imports of the project and of known frameworks: a range of ``Declarations/imports``.
  var imports = Span.empty

  @inline(__always) func symbol(_ name: NameID) -> Symbol { symbols[Int(name.rawValue)] }

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

  /// The storage of an array that its owner keeps, which saves a retain and a check in every inner loop.
  private static func pointer<T>(_ list: [T]) -> UnsafePointer<T> {
    list.withUnsafeBufferPointer {
      $0.baseAddress ?? UnsafePointer(bitPattern: MemoryLayout<T>.alignment).unsafelyUnwrapped
    }
  }
}

/// One module that a file can see.
struct VisibleModule: BitwiseCopyable {
  var module: UInt32
  /// The only name that a scoped import brings in, or none.
  var only: Symbol
  /// Internal declarations are visible too.
  var isTestable: Bool
}
