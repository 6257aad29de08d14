import StrataSyntax

/// The parts of a file that are there for one field of a feature's entity: members, parameters, arguments, elements of lists
/// and statements that have its name. With a field more, there is one of each more.
struct FieldUnits {
  /// In the order of the text; none within another.
  private(set) var nodes: [Int] = []
  /// What has the name and is no part of such a unit.
  private(set) var left: [Int] = []
  private let source: SwiftSource
  private let field: FieldName
  private let isExact: Bool

  /// - Parameter isExact: whether only identifiers that are the field's name, and strings with its words, have it; so it is for
  ///   names that others may contain.
  init(_ source: SwiftSource, of field: FieldName, isExact: Bool = false) {
    self.source = source
    self.field = field
    self.isExact = isExact
    var found: Set<Int> = []
    for node in source.tree.nodes.indices where isMention(node) {
      if let unit = unit(around: node) { found.insert(unit) } else { left.append(node) }
    }
    func isInside(_ node: Int) -> Bool { source.ancestors(of: node).contains(where: found.contains) }
    nodes = found.filter { !isInside($0) }.sorted()
    left.removeAll(where: isInside)
  }

  private func isMention(_ node: Int) -> Bool { Self.isMention(node, of: field, source, isExact: isExact) }

  static func isMention(_ node: Int, of field: FieldName, _ source: SwiftSource, isExact: Bool) -> Bool {
    switch source.kind(node) {
    case .name, .identifierExpression, .identifierPattern, .closureParameterName:
      isExact ? source.text(node) == field.lowerCamel : field.isMentioned(in: source.text(node))
    case .stringSegment:
      isExact
        ? field.replaced(by: FieldName(""), in: source.text(node)) != source.text(node)
        : field.isMentioned(in: source.text(node))
    default: false
    }
  }

  private func unit(around mention: Int) -> Int? {
    var current = mention
    for parent in source.ancestors(of: mention) {
      switch source.kind(parent) {
      case .memberBlock, .codeBlock, .arrayLiteral, .enumCaseDeclaration: return current
      case .closure where source.kind(current) != .closureSignature: return current
      case .switchCase where source.kind(current) != .casePattern: return current
      case .sourceFile: return nil
      case .parameterList, .callSuffix:
        // The label says that it is for the field.
        if let label = source.name(of: current), isMention(label) { return current }
      default: break
      }
      current = parent
    }
    return nil
  }

  /// Whether commas separate the unit from its neighbours.
  func isElement(_ unit: Int) -> Bool {
    [.parameterList, .callSuffix, .arrayLiteral, .enumCaseDeclaration].contains(source.kind(source.parents[unit]))
  }
}
