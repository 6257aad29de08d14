import StrataModel

/// The value of an expression of a manifest, as far as it is known without compiling it.
indirect enum ManifestValue {
  case string(String)
  case number(Int)
  case bool(Bool)
  case none
  case list([ManifestValue])
  case object(ManifestObject)
  case closure(ManifestClosure)
  case type(String)
  /// An expression that could not be evaluated, and its location.
  case unknown(ManifestGap)

  /// A string, or the raw value of an enum case.
  var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  var list: [ManifestValue]? {
    if case .list(let items) = self { return items }
    return nil
  }

  var object: ManifestObject? {
    if case .object(let object) = self { return object }
    return nil
  }

  var gap: ManifestGap? {
    if case .unknown(let gap) = self { return gap }
    return nil
  }

  var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  /// Calls `body` with each object of a list, those of lists inside it included; what was not understood is added to the
  /// gaps.
  func forEachObject(_ gaps: inout [ManifestGap], _ body: (ManifestObject, inout [ManifestGap]) -> Void) {
    switch self {
    case .unknown(let gap): gaps.append(gap)
    case .list(let items): for item in items { item.forEachObject(&gaps, body) }
    case .object(let object): body(object, &gaps)
    default: break
    }
  }
}

/// A value with parts: an enum case, a value that a function of the manifest's library creates, a value of a helper's
/// type.
struct ManifestObject {
  /// Simple name of its type; empty if it is not known.
  var type: String
  /// The enum case or function; `init` for an initializer.
  var name: String
  private(set) var fields: [ManifestField]
  /// The expression that makes it, if the manifest's library and not a helper declares what it calls.
  var origin: ManifestGap?

  init(type: String, name: String, fields: [(String, ManifestValue)] = [], origin: ManifestGap? = nil) {
    self.type = type
    self.origin = origin
    self.name = name
    self.fields = fields.map { ManifestField(label: $0, value: $1) }
  }

  subscript(label: String) -> ManifestValue? {
    get { fields.first { $0.label == label }?.value }
    set {
      guard let newValue else { return }
      if let index = fields.firstIndex(where: { $0.label == label }) {
        fields[index].value = newValue
      } else {
        fields.append(ManifestField(label: label, value: newValue))
      }
    }
  }
}

/// One labelled part of a value.
struct ManifestField {
  var label: String
  var value: ManifestValue
}

/// A closure with the names that it captures, a key path, or the name of a function.
struct ManifestClosure {
  var source: Int
  var node: Int
  var scope: ManifestScope
}

/// An expression that could not be evaluated.
struct ManifestGap: Equatable {
  /// Index of the source file.
  var source: Int
  /// Where the expression begins.
  var offset: UInt32
  /// It says which files do not belong to a target, so that the target may have too many.
  var isExclusion = false
}

/// The local names of a function that is being evaluated.
final class ManifestScope {
  var values: [String: ManifestValue] = [:]
  let outer: ManifestScope?
  /// The type that contains the function; its static members need no base.
  let type: String

  init(outer: ManifestScope?, type: String) {
    self.outer = outer
    self.type = type
  }

  func value(_ name: String) -> ManifestValue? { values[name] ?? outer?.value(name) }

  /// Sets the innermost variable with a name.
  func assign(_ name: String, _ value: ManifestValue) -> Bool {
    if values[name] != nil {
      values[name] = value
      return true
    }
    return outer?.assign(name, value) ?? false
  }
}
