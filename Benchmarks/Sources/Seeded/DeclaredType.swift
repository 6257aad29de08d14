/// A production type of a code base, as far as seeding needs to know it.
struct DeclaredType: Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
  }

  var index: Int
  var name: String
  var module: String
  /// Modules that declare the outermost type around it: an extension may nest a type of another module.
  var outerModules: Set<String>
  var kind: Kind
  var file: String
  var layer: String
  var role: String?
  /// The layer that the type's folder has for types of no role; nil where it has none.
  var folderLayer: String?
  /// Byte offset just before the closing brace.
  var bodyEnd: Int
  var isPublic: Bool
  /// A public alias gives it, or a type around it, out under another name (documented: its users may be anyone's).
  var isGivenOut: Bool
  var isOpenToSubclasses: Bool
  var isError: Bool
  var isHashable: Bool
  var isGeneric: Bool
  var hasAssociatedTypes: Bool

  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
  var outermost: String { name.split(separator: ".").first.map(String.init) ?? name }
  var isNested: Bool { name.contains(".") }
  var folder: String { file.split(separator: "/").dropLast().joined(separator: "/") }
}
