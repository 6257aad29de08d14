/// All that later stages know of one source file. A pure value without any reference to the source text;
/// every position is a UTF-8 byte offset into the file, every list index is local to the file.
///
/// Cheap to hand around: a copy shares one storage until one of the two is changed.
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

  /// Declarations in source order, parents before children (preorder): the children of `declarations[i]` are
  /// found between `i + 1` and `declarations[i].next`.
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

  /// Conditions of the file's `#if` branches. Index 0 is the unconditional "branch".
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

  /// Offsets at which the reader had to skip text that it could not make sense of.
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

/// `import struct UIKit.UIColor`: one import declaration.
public struct ImportFact: Sendable, Hashable {
  /// First component: the module.
  public var module: NameID
  /// Remaining components joined by dots (`Submodule.Type`), or none.
  public var path: NameID
  /// `struct`, `class`, `func`, … of a scoped import, or none.
  public var scope: NameID
  public var access: AccessLevel
  /// `@testable`, `@_exported`, … : the attributes of the import.
  public var attributes: Span
  /// Index into `conditions`.
  public var condition: UInt32
  /// Where the module's name stands.
  public var offset: UInt32

  public init(
    module: NameID, path: NameID, scope: NameID, access: AccessLevel, attributes: Span, condition: UInt32,
    offset: UInt32
  ) {
    self.module = module
    self.path = path
    self.scope = scope
    self.access = access
    self.attributes = attributes
    self.condition = condition
    self.offset = offset
  }
}

/// One `@attribute(...)`.
public struct AttributeFact: Sendable, Hashable {
  /// Name as written without `@`, qualified names joined by dots (`Foo.Bar`).
  public var name: NameID
  /// Root of the attribute's type in `types` (for property wrappers, result builders, macros).
  public var type: UInt32
  /// The arguments as `argument` nodes in `code`; empty when there are none or when they are not expressions.
  public var arguments: Span
  /// Where the `@` stands.
  public var offset: UInt32

  public init(name: NameID, type: UInt32, arguments: Span, offset: UInt32) {
    self.name = name
    self.type = type
    self.arguments = arguments
    self.offset = offset
  }
}

/// One parameter of a function, initializer, subscript, macro or enum case.
public struct ParameterFact: Sendable, Hashable {
  /// Argument label at the call; none when there is no label (`_`).
  public var label: NameID
  /// Name inside the body; none for an associated value without one.
  public var name: NameID
  /// Root in `types`, or ``noIndex``.
  public var type: UInt32
  /// Default value in `code`.
  public var defaultValue: Span
  public var attributes: Span
  public var isVariadic: Bool
  public var offset: UInt32

  public init(
    label: NameID, name: NameID, type: UInt32, defaultValue: Span, attributes: Span, isVariadic: Bool, offset: UInt32
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attributes = attributes
    self.isVariadic = isVariadic
    self.offset = offset
  }
}

/// A generic parameter, or a requirement of a where clause (then `isRequirement`).
public struct GenericParameterFact: Sendable, Hashable {
  /// Parameter name; none for a requirement.
  public var name: NameID
  /// Left-hand side of a requirement (root in `types`), or ``noIndex``.
  public var subject: UInt32
  /// The constraint: a root in `types`, or ``noIndex``.
  public var constraint: UInt32
  public var isRequirement: Bool
  /// `==` instead of `:`.
  public var isSameType: Bool
  public var offset: UInt32

  public init(
    name: NameID, subject: UInt32, constraint: UInt32, isRequirement: Bool, isSameType: Bool, offset: UInt32
  ) {
    self.name = name
    self.subject = subject
    self.constraint = constraint
    self.isRequirement = isRequirement
    self.isSameType = isSameType
    self.offset = offset
  }
}

/// The condition of one branch of an `#if`.
public struct ConditionFact: Sendable, Hashable {
  /// The enclosing branch; 0 for none.
  public var parent: UInt32
  /// The condition as written, white space folded; none for `#else` and for index 0.
  public var text: NameID
  /// True when the branch is compiled in debug builds only: `#if DEBUG` and its compounds (a heuristic on the text).
  public var isDebug: Bool

  public init(parent: UInt32 = 0, text: NameID = .none, isDebug: Bool = false) {
    self.parent = parent
    self.text = text
    self.isDebug = isDebug
  }
}

/// `// strata:disable:next rule, rule — reason`.
public struct SuppressionFact: Sendable, Hashable {
  public enum Scope: UInt8, Sendable { case next, this, file }

  public var scope: Scope
  /// Rule ids as written, separated by commas without white space.
  public var rules: NameID
  /// Text after the dash; none when no reason was given.
  public var reason: NameID
  public var offset: UInt32

  public init(scope: Scope, rules: NameID, reason: NameID, offset: UInt32) {
    self.scope = scope
    self.rules = rules
    self.reason = reason
    self.offset = offset
  }
}

/// Stands for "no such index" wherever an index into a list of ``FileFacts`` is optional.
public let noIndex = UInt32.max
