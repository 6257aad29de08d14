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
  /// Offset of the module's name.
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
  /// A `call` node in `code` with the arguments; empty if there are none or if they are not expressions.
  public var arguments: Span
  /// Offset of the `@`.
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
  /// Argument label of the call; empty if there is no label (`_`).
  public var label: NameID
  /// Name inside the body; empty for an associated value without one.
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
  /// Parameter name; empty for a requirement.
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
  /// The condition as written, with white space reduced to single spaces; empty for `#else` and for index 0.
  public var text: NameID
  /// The builds that never compile the branch, by the conditions of the branches around it and before it, too.
  public var excluded: Builds

  /// Whether only debug builds compile the branch.
  public var isDebug: Bool { excluded.contains(.release) }
  /// Whether only platforms that lack the frameworks of Apple's compile the branch.
  public var lacksFrameworks: Bool { excluded.isSuperset(of: .platforms) }

  public init(parent: UInt32 = 0, text: NameID = .none, excluded: Builds = []) {
    self.parent = parent
    self.text = text
    self.excluded = excluded
  }
}

/// Builds that conditions of `#if` distinguish. Each stands for a configuration or platform, whatever the others are.
public struct Builds: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Without `DEBUG`.
  public static let release = Builds(rawValue: 1)
  public static let iOS = Builds(rawValue: 2)
  public static let macOS = Builds(rawValue: 4)

  /// Those where the modules of frameworks can be imported.
  public static let platforms: Builds = [.iOS, .macOS]
  public static let all: Builds = [.release, .platforms]
}

/// A comment that begins with `strata:`, such as `// strata:disable:next rule, rule — reason`, or that says that a tool
/// wrote the file.
public struct SuppressionFact: Sendable, Hashable {
  public enum Scope: UInt8, Sendable, CaseIterable {
    /// The next code after the comment.
    case next
    /// The line of the comment.
    case this
    /// The whole file.
    case file
    /// The last code before the comment.
    case previous
    /// `strata:disable`: to the matching `strata:enable`, or to the end of the file.
    case region
    /// `strata:enable`
    case enable
    /// `// Generated using …` before the code of the file; `rules` has its first words (`generated-using`).
    case generated
    /// Any other comment that begins with `strata:`. It suppresses nothing, and is reported.
    case unknown
  }

  public var scope: Scope
  /// Rule ids as written, separated by commas without white space; for an unknown form, the text after `strata:`.
  public var rules: NameID
  /// Text after the dash; none when no reason was given.
  public var reason: NameID
  public var offset: UInt32
  /// The innermost branch of an `#if` around the comment, from its directive to the next one; otherwise everything.
  public var branch: Span

  /// Whether it begins with `strata:`.
  public var isSuppression: Bool { scope != .generated }

  /// The branch of a comment outside all branches.
  public static var everything: Span { Span(0, .max) }

  public init(scope: Scope, rules: NameID, reason: NameID, offset: UInt32, branch: Span = everything) {
    self.scope = scope
    self.rules = rules
    self.reason = reason
    self.offset = offset
    self.branch = branch
  }
}
