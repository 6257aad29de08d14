import StrataModel

/// A code base collapsed to boxes and arrows: what all formats draw.
public struct MapPicture: Sendable, Hashable {
  /// Name of the project.
  public var title: String
  public var level: CollapseLevel
  /// From top to bottom: the layers with boxes, so that allowed arrows run down; empty if the boxes are not ordered by
  /// layers.
  public var bands: [String]
  /// By band, then name.
  public var boxes: [Box]
  /// By the order of their boxes; none from a box to itself.
  public var arrows: [Arrow]
  /// What the picture does not show, as sentences.
  public var omissions: [String]

  /// A layer, module, feature, folder or type.
  public struct Box: Sendable, Hashable {
    public var name: String
    /// More in small print: the number of types, or the role of the type.
    public var detail: String
    /// Index into ``MapPicture/bands``.
    public var band: Int?
    /// Index into the layers of the map.
    public var layer: Int?
    /// The number of types, or 0 for code outside types.
    public var types: Int
    /// The usages inside it, by verdict.
    public var inside: UsageTally
  }

  /// All usages of one box by another.
  public struct Arrow: Sendable, Hashable {
    public var from: Int
    public var to: Int
    public var usages: UsageTally
    /// The rules that report some of the usages, the most frequent first.
    public var rules: [String]
  }
}

/// The number of usages with each verdict.
public struct UsageTally: Sendable, Hashable {
  public var allowed = 0
  public var found = 0
  public var excused = 0
  public var unknown = 0

  public init() {}

  public var total: Int { allowed + found + excused + unknown }

  mutating func add(_ status: UsageVerdict.Status) {
    switch status {
    case .allowed: allowed += 1
    case .found: found += 1
    case .excused: excused += 1
    case .unknown: unknown += 1
    }
  }

  /// The verdict that decides how an arrow is drawn: violations first, then what is allowed.
  public var leading: UsageVerdict.Status {
    if found > 0 { return .found }
    if allowed > 0 { return .allowed }
    return excused > 0 ? .excused : .unknown
  }

  /// `12`; `3 of 12` if three of the usages are violations.
  var number: String { found > 0 && found < total ? "\(grouped(found)) of \(grouped(total))" : grouped(total) }

  /// `12 usages, 3 violations`
  public var text: String {
    var parts = [counted(total, "usage")]
    if found > 0 { parts.append(counted(found, "violation")) }
    if excused > 0 { parts.append("\(grouped(excused)) excused") }
    if unknown > 0 { parts.append("\(grouped(unknown)) unknown") }
    return parts.joined(separator: ", ")
  }
}
