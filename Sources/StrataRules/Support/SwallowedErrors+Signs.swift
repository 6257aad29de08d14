import StrataDefinition
import StrataModel

extension SwallowedErrors {
  /// The names without which code contains no match: tested before anything that costs more.
  struct Signs {
    private static let argumentLists: [Vocabulary.List] = [
      .errorHandlers, .valueHandlers, .replacingLabels, .recoveringLabels,
    ]
    private static let memberLists: [Vocabulary.List] = [
      .replacingOperators, .catchingOperators, .materializingOperators, .subscriptions,
    ]

    private let vocabulary: Vocabulary
    private let arguments: NameSet
    private let members: NameSet
    private let tasks: NameSet
    private let errors: NameSet
    /// The names that the code of every match but a `catch` contains.
    private let all: NameSet

    init(_ vocabulary: Vocabulary) {
      self.vocabulary = vocabulary
      func entries(_ lists: [Vocabulary.List]) -> [String] { lists.flatMap { vocabulary[$0].entries } }
      arguments = NameSet(entries(Self.argumentLists))
      members = NameSet(entries(Self.memberLists))
      tasks = vocabulary[.taskTypes].names
      errors = vocabulary[.errorNames].names
      all = NameSet(
        entries(Self.argumentLists + Self.memberLists + [.failureCases, .successCases, .taskTypes, .errorNames]) + [
          "try?"
        ])
    }

    /// Whether code of a file can contain a match: whether any is a `catch`, or any name of the file is one that matters.
    func areIn(_ tree: CodeTree) -> Bool {
      tree.names.mentions(oneOf: all) || tree.contains(.catchClause, in: tree.nodes.indices)
    }

    /// Whether anything can be found in a range. False for most code, whose parents need not be computed then.
    func areIn(_ range: Range<Int>, of tree: CodeTree) -> Bool {
      range.contains { node in
        switch tree[node].kind {
        case .catchClause: return true
        case .switchCase, .caseBinding:
          return [Vocabulary.List.failureCases, .successCases].contains {
            SwallowedErrors.caseName(of: node, in: tree, vocabulary[$0], isBare: true) != nil
          }
        case .closureParameter: return tree.isNamed(node, oneOf: errors)
        case .effect: return tree.isNamed(node, "try?")
        case .argument: return !tree[node].name.isNone && tree.isNamed(node, oneOf: arguments)
        case .member: return tree.isNamed(node, oneOf: members)
        case .identifier: return tree.isNamed(node, oneOf: tasks)
        default: return false
        }
      }
    }
  }
}
