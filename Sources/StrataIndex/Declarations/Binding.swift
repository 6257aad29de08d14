/// The target of one name in a type expression.
struct Binding: BitwiseCopyable, Hashable {
  enum Tag: UInt32 {
    /// The type before the name is completely known and has no member with this name.
    case unresolved
    /// A type: payload is its `EntityID`.
    case entity
    /// A generic parameter: payload is its number.
    case parameter
    /// An associated type: payload is its declaration.
    case associated
    /// Not declared by the project.
    case external
    /// More than one candidate.
    case ambiguous
    /// `Self`: payload is the enclosing type.
    case selfType
    /// A module of the project: payload is its number.
    case module
    /// A module outside the project.
    case externalModule
    /// A member of a generic parameter or associated type.
    case dependent
    /// A module of the project declares the name, but the file neither belongs to it nor imports it.
    case notVisible
  }

  private let bits: UInt32

  @inline(__always) init(_ tag: Tag, _ payload: UInt32 = 0) { bits = tag.rawValue << 28 | payload }

  static let unresolved = Binding(.unresolved)

  @inline(__always) var tag: Tag { Tag(rawValue: bits >> 28) ?? .unresolved }
  @inline(__always) var payload: UInt32 { bits & 0x0FFF_FFFF }

  /// The type, if the target is one.
  @inline(__always) var entity: EntityID? { bits >> 28 == Tag.entity.rawValue ? payload : nil }
}
