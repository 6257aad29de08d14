import StrataModel

/// Reduces the syntax tree of one file to its facts, in one pass over the nodes.
///
/// The functions are in separate files by construct. All of them take the index of a syntax node and append to the
/// lists of `facts`; `condition`, `marks` and `parent` describe the current position.
struct Lowering: ~Copyable {
  private(set) var tree = TreeText()

  // The lists of the facts; their memory is reused for the next file.
  var names = NameInterner()
  var imports = GrowingBuffer<ImportFact>(capacity: 64)
  var declarations = GrowingBuffer<DeclarationFact>(capacity: 256)
  var parameters = GrowingBuffer<ParameterFact>(capacity: 256)
  var attributes = GrowingBuffer<AttributeFact>(capacity: 256)
  var genericParameters = GrowingBuffer<GenericParameterFact>(capacity: 64)
  var typeLists = GrowingBuffer<UInt32>(capacity: 64)
  var types = GrowingBuffer<TypeNode>(capacity: 1024)
  var code = GrowingBuffer<CodeNode>(capacity: 4096)
  var conditions = GrowingBuffer<ConditionFact>(capacity: 16)
  var suppressions = GrowingBuffer<SuppressionFact>(capacity: 16)
  var topLevelCode = Span.empty

  /// Index of the current `#if` branch.
  var condition: UInt32 = 0
  /// The marks of declarations at the current position.
  var marks: Marks = []
  /// The flags of code at the current position; they follow from `marks`.
  var codeFlags: CodeNode.Flags = []
  /// The current declaration.
  var parent = noIndex
  /// Inside a function, closure or accessor body.
  var isLocal = false
  /// Whether plain identifiers are bindings: inside `case let .some(x)`.
  var binding = Binding.none
  /// Declarations found in bodies; they are lowered when the code of the body is complete.
  var pending: [PendingDeclaration] = []
  /// Statements at file level, lowered together at the end.
  var topLevel: [TopLevelStatement] = []

  enum Binding { case none, constant, variable }

  // MARK: Files

  /// The facts of a parsed file.
  static func facts(of file: borrowing ParsedFile, source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    var lowering = Lowering()
    return lowering.facts(of: file, source: source)
  }

  /// The facts of a parsed file, in the memory of the previous one.
  mutating func facts(of file: borrowing ParsedFile, source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let directives = file.directives
    file.withNodes { nodes in
      reset(nodes, source)
      if !nodes.isEmpty { lowerFile() }
      lowerGeneratedHeader()
      lowerSuppressions(directives)
    }
    var facts = collected()
    facts.lineStarts = file.lineStarts
    facts.syntaxErrors = file.errors
    return facts
  }

  private mutating func reset(_ nodes: UnsafeBufferPointer<SyntaxNode>, _ source: UnsafeBufferPointer<UInt8>) {
    tree = TreeText(nodes: nodes, source: source)
    names.reset(source: source, expecting: nodes.count / 8 + 32)
    imports.removeAll()
    declarations.removeAll()
    parameters.removeAll()
    attributes.removeAll()
    genericParameters.removeAll()
    typeLists.removeAll()
    types.removeAll()
    code.removeAll()
    conditions.removeAll()
    conditions.append(ConditionFact())
    suppressions.removeAll()
    pending.removeAll()
    topLevel.removeAll()
    topLevelCode = .empty
    condition = 0
    marks = []
    codeFlags = []
    parent = noIndex
    isLocal = false
    binding = .none
  }

  private mutating func collected() -> FileFacts {
    var facts = FileFacts()
    facts.names = names.table()
    facts.imports = imports.array()
    facts.declarations = declarations.array()
    facts.parameters = parameters.array()
    facts.attributes = attributes.array()
    facts.genericParameters = genericParameters.array()
    facts.typeLists = typeLists.array()
    facts.types = types.array()
    facts.code = code.array()
    facts.conditions = conditions.array()
    facts.suppressions = suppressions.array()
    facts.topLevelCode = topLevelCode
    return facts
  }

  // MARK: Nodes and text

  @inline(__always) func kind(_ index: UInt32) -> SyntaxKind { tree.kind(index) }
  @inline(__always) func start(_ index: UInt32) -> UInt32 { tree.start(index) }
  @inline(__always) func end(_ index: UInt32) -> UInt32 { tree.end(index) }
  @inline(__always) func children(_ index: UInt32) -> TreeChildren { tree.children(index) }
  @inline(__always) func child(_ wanted: SyntaxKind, of index: UInt32) -> UInt32? { tree.child(wanted, of: index) }
  @inline(__always) func hasText(_ index: UInt32, _ expected: StaticString) -> Bool { tree.hasText(index, expected) }

  @inline(__always) mutating func intern(_ start: UInt32, _ end: UInt32) -> NameID {
    guard start < end, Int(end) <= tree.source.count, let base = tree.source.baseAddress else { return .none }
    return names.intern(base + Int(start), Int(end &- start))
  }

  /// The name in the text of a node.
  @inline(__always) mutating func internName(_ index: UInt32) -> NameID {
    let range = tree.nameRange(index)
    return intern(range.start, range.end)
  }

  // MARK: Where the pass is

  /// Calls `body` in an `#if` branch, with the condition and the marks of its code.
  mutating func inCondition(_ index: UInt32, _ body: (inout Lowering) -> Void) {
    let outer = (condition, marks, codeFlags)
    condition = index
    if conditions[Int(index)].isDebug { mark(.debug) }
    body(&self)
    (condition, marks, codeFlags) = outer
  }

  mutating func mark(_ mark: Marks) {
    marks.insert(mark)
    codeFlags = .exempt
  }
}

/// A declaration in a body. Its facts follow after that body.
struct PendingDeclaration {
  var syntax: UInt32
  /// Its `localDeclaration` node.
  var code: Int
  var condition: UInt32
  var marks: Marks
}

/// A statement at file level.
struct TopLevelStatement {
  var syntax: UInt32
  var condition: UInt32
}

extension GrowingBuffer {
  /// The end of the list, as an index into the facts.
  @inline(__always) var end: UInt32 { UInt32(truncatingIfNeeded: count) }
}
