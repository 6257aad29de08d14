import StrataModel

/// One usage that a rule judges: a reference and where it is made.
struct Usage {
  var site: UsageSite
  var reference: Reference
  /// Index of the reference in the graph.
  var order: Int
}

/// Usages that a rule found, each location once.
struct UsageList {
  /// A user and what it uses.
  struct Key: Hashable {
    var source: UInt32
    var isFile: Bool
    var target: Target
  }

  private var usages: [Usage] = []

  static func key(_ site: UsageSite, _ target: Target) -> Key {
    Key(source: site.type?.rawValue ?? site.file.rawValue, isFile: site.type == nil, target: target)
  }

  mutating func add(_ reference: Reference, at site: UsageSite, order: Int) {
    usages.append(Usage(site: site, reference: reference, order: order))
  }

  /// In source order.
  func sorted() -> [Usage] {
    let isSorted = zip(usages, usages.dropFirst()).allSatisfy { $0.order <= $1.order }
    return isSorted ? usages : usages.sorted { $0.order < $1.order }
  }
}
