/// One node of a statement or expression. Same layout as ``TypeNode``: preorder, children from `i + 1`, sibling at
/// `next`. Operators stay in sequence and postfix expressions in chains, as they are written.
@frozen public struct CodeNode: Sendable, Hashable {
  public enum Kind: UInt8, Sendable {
    // MARK: Postfix chains
    /// `a.b(c)?.d`: first child is the base, each further child a suffix (`member` … `postfixOperator`). A primary
    /// expression without suffixes is not wrapped in a chain. The suffixes of all branches of a postfix `#if` follow
    /// one another.
    case chain
    /// Suffix `.name`: `name` is the name; the digits for `.0` of a tuple, also `init` and `self`; `f` for `.f(a:b:)`,
    /// with `label`s as children.
    case member
    /// Suffix `(…)`: children are `argument`s, trailing closures too.
    case call
    /// Suffix `[…]`: children are `argument`s.
    case subscriptCall
    /// Suffix `?`
    case optionalChaining
    /// Suffix `!`
    case forceUnwrap
    /// Suffix `<A, B>` after a name: children are `type` nodes.
    case genericArguments
    /// Suffix operator: `name`.
    case postfixOperator
    /// `label: value`: `name` is the label or none; `flags.trailing` for a trailing closure; one child.
    case argument

    // MARK: Primary expressions
    /// An identifier, `self`, `Self`, `super`, `$0`; `f` for `f(a:b:)`, with `label`s as children.
    case identifier
    /// `.name` with the type left to the context; `label`s as those of an identifier.
    case implicitMember
    /// A label in `f(a:b:)`: `name` is none for `_`.
    case label
    /// A number: `name` is its text.
    case integerLiteral, floatLiteral
    /// A string without interpolation and of at most 512 bytes: `name` is its content, escapes as written. Otherwise
    /// the children are the interpolated `argument`s.
    case stringLiteral
    /// `name` is `true` or `false`.
    case booleanLiteral
    case nilLiteral, regexLiteral
    /// `[a, b]`: children are the elements.
    case arrayLiteral
    /// `[k: v]`: children alternate key, value.
    case dictionaryLiteral
    /// `(a, b: c)`: children are `argument`s; also `(a)`, with one child.
    case tuple
    /// `{ … }`: children are a `type` (with `flags.result` and `flags.async`) for its global actor, `capture`s, then
    /// `closureParameter`s, then `type`s (with `flags.result` the result, and with `flags.throws` the thrown type),
    /// then the statements.
    case closure
    /// `name` of a closure parameter; optional `type` child, then one for each property wrapper.
    case closureParameter
    /// `[weak self, x = y]`: one for each captured name; optional child: the captured expression.
    case capture
    /// A type where an expression is expected: `payload` is its root in `types`. `[Int]()`, `(A) -> B`, `any P` …
    /// No child.
    case type
    /// `\Root.path`: optional `type` child, then suffix nodes.
    case keyPath
    /// `#name(…)`: `name` without `#`; children are `genericArguments` if any, then `argument`s. `#Preview`, `#file` …
    case macro
    /// `_`
    case discard

    // MARK: Operators
    /// Operands and operators in the order in which they are written.
    case sequence
    /// `name` is the operator; no child.
    case binaryOperator
    /// `=`
    case assignment
    /// `? middle :`; one child.
    case ternary
    /// `is T`, `as T`, `as? T`, `as! T`: `name` is `is`, `as`, `as?`, `as!`; one `type` child.
    case cast
    /// Prefix operator, also `&` of an inout argument: `name`; one child.
    case prefixOperator
    /// `try`, `try?`, `try!`, `await`, `consume`, `copy`, `unsafe`, `each`, `repeat`, `any`: `name`; one child, which
    /// extends to the end of the sequence that it covers.
    case effect

    // MARK: Statements
    /// `{ … }` of a statement.
    case block
    /// Children: conditions, then a `block`, then an optional `elseBranch`. Also as an expression.
    case `if`
    case elseBranch
    case `guard`
    case `while`
    /// Children: `block`, condition.
    case repeatWhile
    /// Children: pattern, optional `type`, sequence expression, optional `whereClause`, `block`.
    case `for`
    case whereClause
    /// Children: subject, `switchCase`s. Also as an expression.
    case `switch`
    /// Children: patterns (none for `default`), each with an optional `whereClause` after it, then a `block`.
    case switchCase
    case `defer`
    /// Children: `block`, `catchClause`s; optional `type` child (`do throws(E)`) first.
    case `do`
    /// Children: patterns, each with an optional `whereClause` after it, then a `block`.
    case catchClause
    case `return`, `throw`, `yield`
    case `break`, `continue`, `fallthrough`
    /// `discard self`, `then x`.
    case otherStatement
    /// `if let x = y`, `guard var x`: children: pattern, optional `type`, optional value.
    case optionalBinding
    /// `if case .a(let b) = c`: children: pattern, value.
    case caseBinding
    /// `#available(…)`
    case availability
    /// `let x: T = v` in a body, one node for each pattern: children: pattern, optional `type`, optional value (and its
    /// accessors as a `block`). `flags.constant` for `let`. A property wrapper is before it, as a `type` or as a
    /// `chain` of a `type` and a `call`.
    case localVariable
    /// A type, function or other declaration in a body: `payload` indexes `declarations`. No child: its code is in the
    /// spans of that declaration, outside this body.
    case localDeclaration
    /// A branch of `#if`: `payload` indexes `conditions`; children are the statements or switch cases in it.
    case conditional

    // MARK: Patterns
    /// A name that a pattern binds: `name`.
    case bindingPattern
    /// `_`
    case wildcardPattern
    /// `(a, b)`; children are patterns.
    case tuplePattern
    /// An expression as a pattern, also `.some(let x)`: one child, an expression that may contain `bindingPattern`s.
    case expressionPattern
    /// `is T`: one `type` child.
    case isPattern
    /// Source that the reader could not parse.
    case invalid
  }

  /// Details that the kind does not express.
  public struct Flags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    // Computed, so that other modules compare with constants.
    /// A trailing closure's argument.
    @inlinable public static var trailing: Flags { Flags(rawValue: 1) }
    /// `let` of a local variable, binding or pattern.
    @inlinable public static var constant: Flags { Flags(rawValue: 2) }
    /// The result type of a closure.
    @inlinable public static var result: Flags { Flags(rawValue: 4) }
    /// `weak` or `unowned` capture.
    @inlinable public static var weak: Flags { Flags(rawValue: 8) }
    /// `async` closure, `for await`, `async let`.
    @inlinable public static var async: Flags { Flags(rawValue: 16) }
    /// `throws` closure, `for try`.
    @inlinable public static var `throws`: Flags { Flags(rawValue: 32) }
    /// Inside a branch that only debug builds compile, or inside a preview.
    @inlinable public static var exempt: Flags { Flags(rawValue: 64) }
    /// `default:` of a switch.
    @inlinable public static var isDefault: Flags { Flags(rawValue: 128) }
  }

  public var kind: Kind
  public var flags: Flags
  /// A ``NameID``, or an index (see the kind): ``name`` and ``payload`` read the same four bytes.
  public var value: UInt32
  /// Offset of the name, keyword or operator; otherwise the start of the node.
  public var offset: UInt32
  /// Index of the node after this one's subtree.
  public var next: UInt32

  @inlinable public init(kind: Kind, flags: Flags = [], value: UInt32 = 0, offset: UInt32, next: UInt32 = 0) {
    self.kind = kind
    self.flags = flags
    self.value = value
    self.offset = offset
    self.next = next
  }

  @inlinable public var name: NameID { NameID(value) }
  @inlinable public var payload: UInt32 { value }
}
