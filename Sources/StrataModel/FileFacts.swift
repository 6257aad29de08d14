/// Everything that later stages know of one source file. A pure value without a reference to the source text; every
/// position is a UTF-8 byte offset into the file, every list index is local to the file.
///
/// Cheap to copy: copies share one storage until one of them is changed.
public struct FileFacts: Sendable, Equatable {
  @usableFromInline var storage: FactStorage

  public init() { storage = FactStorage(FactLists()) }

  @inlinable public var names: NameTable {
    _read { yield storage.lists.pointee.names }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.names
    }
  }

  @inlinable public var imports: [ImportFact] {
    _read { yield storage.lists.pointee.imports }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.imports
    }
  }

  /// Declarations in source order, parents before children (preorder): the children of `declarations[i]` are between `i
  /// + 1` and `declarations[i].next`.
  @inlinable public var declarations: [DeclarationFact] {
    _read { yield storage.lists.pointee.declarations }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.declarations
    }
  }

  @inlinable public var parameters: [ParameterFact] {
    _read { yield storage.lists.pointee.parameters }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.parameters
    }
  }

  @inlinable public var attributes: [AttributeFact] {
    _read { yield storage.lists.pointee.attributes }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.attributes
    }
  }

  @inlinable public var genericParameters: [GenericParameterFact] {
    _read { yield storage.lists.pointee.genericParameters }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.genericParameters
    }
  }

  /// Roots (indices into `types`) of inheritance clauses.
  @inlinable public var typeLists: [UInt32] {
    _read { yield storage.lists.pointee.typeLists }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.typeLists
    }
  }

  /// Type expressions as trees in preorder; see ``TypeNode``.
  @inlinable public var types: [TypeNode] {
    _read { yield storage.lists.pointee.types }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.types
    }
  }

  /// Statements and expressions as trees in preorder; see ``CodeNode``.
  @inlinable public var code: [CodeNode] {
    _read { yield storage.lists.pointee.code }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.code
    }
  }

  /// Conditions of the file's `#if` branches. Index 0 is unconditional code.
  @inlinable public var conditions: [ConditionFact] {
    _read { yield storage.lists.pointee.conditions }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.conditions
    }
  }

  @inlinable public var suppressions: [SuppressionFact] {
    _read { yield storage.lists.pointee.suppressions }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.suppressions
    }
  }

  /// Byte offset at which each line starts; `lineStarts[0] == 0`.
  @inlinable public var lineStarts: [UInt32] {
    _read { yield storage.lists.pointee.lineStarts }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.lineStarts
    }
  }

  /// Offsets at which the reader skipped text that it could not parse.
  @inlinable public var syntaxErrors: [UInt32] {
    _read { yield storage.lists.pointee.syntaxErrors }
    _modify {
      makeUnique()
      yield &storage.lists.pointee.syntaxErrors
    }
  }

  /// Code at file level (scripts, `main.swift`, `#Preview`).
  @inlinable public var topLevelCode: Span {
    get { storage.lists.pointee.topLevelCode }
    set {
      makeUnique()
      storage.lists.pointee.topLevelCode = newValue
    }
  }

  @inlinable mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = FactStorage(storage.lists.pointee) }
  }

  public static func == (a: FileFacts, b: FileFacts) -> Bool {
    a.storage === b.storage || a.storage.lists.pointee == b.storage.lists.pointee
  }

  /// The indices of the declarations at file level, in order.
  public var topLevelDeclarations: some Sequence<Int> {
    sequence(state: 0) { index in
      guard index < declarations.count else { return nil }
      defer { index = Swift.max(Int(declarations[index].next), index + 1) }
      return index
    }
  }

  /// 1-based line and 1-based UTF-8 column of an offset.
  public func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - lineStarts[low]) + 1)
  }
}

/// A half-open range of indices into one of the lists of ``FileFacts``.
@frozen public struct Span: Sendable, Hashable {
  public var start: UInt32
  public var end: UInt32

  @inlinable public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  public static let empty = Span(0, 0)

  @inlinable public var isEmpty: Bool { start == end }
  @inlinable public var range: Range<Int> { Int(start)..<Int(end) }
}

/// Means "no index" wherever an index into a list of ``FileFacts`` is optional.
public let noIndex = UInt32.max
