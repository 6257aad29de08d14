import StrataModel

/// The names of symbols and targets of reports, numbered, with the types of the project that have them: names are looked
/// up once, and numbers stand for them afterwards.
struct ReportedNames {
  private(set) var names: [String] = []
  /// By number: the types that have the name, in order.
  private(set) var types: [[TypeID]] = []
  /// By report.
  private(set) var symbols: [Int] = []
  /// By report; the number of the symbol where a report has no target.
  private(set) var targets: [Int] = []
  private var numbers: [TextKey: Int] = [:]

  init(_ reports: [RuleReport], in graph: Graph) {
    symbols.reserveCapacity(reports.count)
    targets.reserveCapacity(reports.count)
    numbers.reserveCapacity(reports.count)
    var last: (name: String, number: Int)?
    for report in reports {
      let (symbol, target) = (report.violation.symbol, report.violation.target)
      // Most reports are about the symbol of the one before.
      let number = last?.name == symbol ? last?.number ?? add(symbol) : add(symbol)
      last = (symbol, number)
      symbols.append(number)
      targets.append(target.isEmpty ? symbols[symbols.count - 1] : add(target))
      for name in report.violation.chain where name != symbol && name != target { _ = add(name) }
    }
    types = Array(repeating: [], count: names.count)
    findTypes(in: graph, from: 0)
  }

  /// Adds the names of further findings.
  mutating func add(_ findings: [Finding], in graph: Graph) {
    let known = names.count
    for finding in findings { finding.forEachName { _ = add($0) } }
    guard names.count > known else { return }
    types += Array(repeating: [], count: names.count - known)
    findTypes(in: graph, from: known)
  }

  /// The number of a name; nil for one that neither a report nor a further finding has.
  func number(of name: String) -> Int? { numbers[TextKey(name)] }

  private mutating func add(_ name: String) -> Int {
    let number = numbers.value(of: TextKey(name), orInsert: names.count)
    if number == names.count { names.append(name) }
    return number
  }

  private mutating func findTypes(in graph: Graph, from first: Int) {
    for type in graph.typeIDs {
      if let number = number(of: graph.types[type.index].name), number >= first { types[number].append(type) }
    }
  }
}

extension Finding {
  /// Symbol, target and chain, each name once.
  func forEachName(_ body: (String) -> Void) {
    body(symbol)
    if target != symbol { body(target) }
    for (index, name) in chain.enumerated()
    where name != symbol && name != target && !chain[..<index].contains(name) { body(name) }
  }
}
