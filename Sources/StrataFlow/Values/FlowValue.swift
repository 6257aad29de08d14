import StrataModel

/// What an expression may stand for when the code runs.
enum FlowValue: Hashable {
  /// An instance of a type of the project, and the name at which it is created.
  case object(TypeID, CodeSite)
  /// An instance of a type outside the project, and the call that creates it.
  case outside(String, CodeSite)
  case closure(CodeSite)
  /// A function that is passed as a value.
  case function(DeclarationID)
}

/// A list of values, each once, in the order in which they were found.
struct FlowValues {
  private(set) var all: [FlowValue] = []
  private var seen: Set<FlowValue> = []

  mutating func add(_ values: some Sequence<FlowValue>) {
    for value in values where seen.insert(value).inserted { all.append(value) }
  }
}
