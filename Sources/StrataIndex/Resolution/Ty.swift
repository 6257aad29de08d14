/// The type of an expression, as an index into the thread's ``TypeArena``: equal types have equal ids.
struct Ty: Hashable, BitwiseCopyable {
  let id: UInt32

  @inline(__always) init(_ id: UInt32) { self.id = id }

  /// The type is not known. The most frequent result; a type is never guessed.
  static var unknown: Ty { Ty(0) }
  /// Any external type.
  static var outside: Ty { Ty(2) }
  /// `()`
  static var void: Ty { Ty(1) }

  @inline(__always) var isKnown: Bool { id != 0 }
}

/// The form of a ``Ty``.
enum TyKind: UInt8 {
  case unknown
  /// Payload: entity. Operands: generic arguments, or none if they are not known.
  case nominal
  /// An external type of which only the name is known. Payload: symbol. Operands: generic arguments.
  case external
  /// A generic parameter. Payload: its number.
  case parameter
  /// `Self`. Payload: entity.
  case selfType
  /// `Base.Name` for a generic parameter or associated type. Payload: symbol. Operand: base.
  case dependent
  /// Operand: the wrapped type.
  case optional
  /// Operands: for each element its type and its label's symbol.
  case tuple
  /// Operands: the parameters, then the result.
  case function
  /// A type as a value: `T.self`, `T` before a dot. Operand: the type.
  case metatype
  /// Operands: the parts.
  case composition
  /// Payload: module of the project.
  case module
  /// A module outside the project.
  case externalModule
}
