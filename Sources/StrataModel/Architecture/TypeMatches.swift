/// Which types of two states of the code are the same: by name and module, by name in another module, or under another
/// name with the same members.
public struct TypeMatches: Sendable, Hashable {
  /// By type of the first state: that of the second one; nil if it is gone.
  public private(set) var after: [Int?]
  /// By type of the second state: that of the first one; nil if it is new.
  public private(set) var before: [Int?]

  public init(_ old: Architecture, _ new: Architecture) {
    after = old.types.map { _ in nil }
    before = new.types.map { _ in nil }
    let (a, b) = (old.types, new.types)
    // Of several declarations of one name, those in the same file are the same.
    match(a, b) { "\($0.module) \($0.name) \($0.location.file)" }
    match(a, b) { "\($0.module) \($0.name)" }
    match(a, b, isUnique: true) { "\($0.kind) \($0.name)" }
    renamed(a, b)
  }

  /// Pairs the types without a partner that have the same key, in order.
  /// - Parameter isUnique: only where one type of each state has the key.
  private mutating func match(
    _ old: [TypeRecord], _ new: [TypeRecord], isUnique: Bool = false, key: (TypeRecord) -> String?
  ) {
    var open: [String: [Int]] = [:]
    for index in new.indices where before[index] == nil {
      if let key = key(new[index]) { open[key, default: []].append(index) }
    }
    var own: [String: [Int]] = [:]
    for index in old.indices where after[index] == nil {
      if let key = key(old[index]) { own[key, default: []].append(index) }
    }
    for (key, indices) in own {
      guard let partners = open[key], !isUnique || partners.count == 1 && indices.count == 1 else { continue }
      for (index, partner) in zip(indices, partners) {
        (after[index], before[partner]) = (partner, index)
      }
    }
  }

  /// Types under another name: the same kind and the same members, and no other type is like them. One member is enough
  /// only in the same folder. Nested types follow the type around them.
  private mutating func renamed(_ old: [TypeRecord], _ new: [TypeRecord]) {
    match(old, new, isUnique: true) { type in
      type.members.count < 2 ? nil : type.kind + " " + type.members.joined(separator: ",")
    }
    match(old, new, isUnique: true) { type in
      type.members.isEmpty
        ? nil : "\(type.location.file.parentPath) \(type.kind) \(type.members.joined(separator: ","))"
    }
    var names: [String: String] = [:]
    for (index, partner) in after.enumerated() {
      if let partner, old[index].name != new[partner].name {
        names[old[index].module + " " + old[index].name] = new[partner].name
      }
    }
    guard !names.isEmpty else { return }
    match(old, new, names)
  }

  /// Pairs types that are nested in types with another name.
  private mutating func match(_ old: [TypeRecord], _ new: [TypeRecord], _ names: [String: String]) {
    var open: [String: Int] = [:]
    for index in new.indices where before[index] == nil {
      open[new[index].module + " " + new[index].name + " " + new[index].kind] = index
    }
    for index in old.indices where after[index] == nil {
      guard let name = Self.name(of: old[index], names),
        let partner = open[old[index].module + " " + name + " " + old[index].kind], before[partner] == nil
      else { continue }
      (after[index], before[partner]) = (partner, index)
    }
  }

  /// The name of a nested type once a type around it has another one.
  private static func name(of type: TypeRecord, _ names: [String: String]) -> String? {
    var outer = type.name
    while let dot = outer.lastIndex(of: ".") {
      outer = String(outer[..<dot])
      if let name = names[type.module + " " + outer] { return name + type.name.dropFirst(outer.count) }
    }
    return nil
  }
}
