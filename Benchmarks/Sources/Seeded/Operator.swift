/// One way of using a type: Swift code with placeholders, where it is written, and which types it fits.
///
/// Placeholders: `{n}` number of the seed; `{T}` the target as a type, `{N}` its bare name; `{value}`, `{call}`,
/// `{next}`, `{static}`, `{shared}`, `{label}` members that are added to the target; `{make}`, `{maybe}`, `{list}`,
/// `{pair}`, `{table}`, `{later}`, `{take}`, `{takeKey}` functions declared beside it. The line that has to be found
/// ends with `//!`. `{free}`, `{constant}`, `{text}`, `{pad}`, `{common}`, `{from}`, `{at}` and `{operator}` are functions,
/// constants, operators and members of `String` in the target's file, `{actor}` is a global actor there, `{notice}` a
/// name of a notification, `{row}` the label of an interpolation, `{attached}` and `{freestanding}` are macros. `{S}` is
/// the source.
struct Operator: Sendable {
  enum Placement: Sendable {
    /// Among the members of the source.
    case member
    /// In a function of the source.
    case body
    /// At the end of the source's file.
    case sameFile
    /// A file of its own in the source's folder.
    case newFile
    /// An extension of the source, by where it is declared.
    case extensionSameFile, extensionNewFile, extensionOtherFolder, extensionOtherModule

    var isFileLevel: Bool { self == .sameFile || self == .newFile }
    var isExtension: Bool {
      switch self {
      case .extensionSameFile, .extensionNewFile, .extensionOtherFolder, .extensionOtherModule: true
      default: false
      }
    }
  }

  enum Source: Sendable {
    /// Everything but a protocol.
    case concrete
    /// Everything that can have stored properties.
    case storing
    case `class`, `enum`, `protocol`
  }

  enum Target: Sendable {
    case any, concrete, `protocol`, `class`, error, hashable
    /// A protocol or a class that is not final.
    case constraint
    /// A class that is not final.
    case superclass
  }

  enum Expectation: String, Sendable {
    case found
    /// Exempt by documented design.
    case silent
  }

  var id: String
  var placement: Placement
  var source: Source
  var target: Target
  var expectation: Expectation
  var code: String
  /// What the finding names instead of the target's type: a placeholder, or code with placeholders.
  var named: String?
  /// Code with placeholders that is added to the target's file.
  var besideTarget: String?

  init(
    _ id: String, _ placement: Placement, in source: Source = .concrete, of target: Target = .any,
    expecting expectation: Expectation = .found, naming named: String? = nil, beside besideTarget: String? = nil,
    _ code: String
  ) {
    self.named = named
    self.besideTarget = besideTarget
    self.id = id
    self.placement = placement
    self.source = source
    self.target = target
    self.expectation = expectation
    self.code = code
  }

  var family: String { String(id.prefix { $0 != "." }) }

  func fits(source type: DeclaredType) -> Bool {
    if placement.isFileLevel { return true }
    switch source {
    case .concrete: return type.kind != .protocol
    case .storing: return type.kind != .protocol && type.kind != .enum
    case .class: return type.kind == .class
    case .enum: return type.kind == .enum
    case .protocol: return type.kind == .protocol
    }
  }

  func fits(target type: DeclaredType) -> Bool {
    // Beside the type: the folder has to say the same as its role.
    if named != nil, type.folderLayer != type.layer { return false }
    if type.isGeneric || type.hasAssociatedTypes || type.isGivenOut { return false }
    switch target {
    case .any: return true
    case .concrete: return type.kind != .protocol
    case .protocol: return type.kind == .protocol
    case .class: return type.kind == .class
    case .error: return type.isError
    case .hashable: return type.isHashable
    case .constraint: return type.kind == .protocol || type.isOpenToSubclasses
    case .superclass: return type.isOpenToSubclasses
    }
  }
}

/// Every operator there is.
enum Operators {
  static let all: [Operator] =
    signatures + generics + storage + nestedTypes + requirements + expressions + patterns + inferred + initializers
    + closures + accessors + conditions + extensions + fileLevel + free + own + exempt

  static func selected(_ prefixes: [String]) -> [Operator] {
    prefixes.isEmpty ? all : all.filter { candidate in prefixes.contains { candidate.id.hasPrefix($0) } }
  }
}
