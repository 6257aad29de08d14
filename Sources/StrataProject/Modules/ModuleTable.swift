import StrataModel

/// The modules that have files, in the order in which files ask for them.
struct ModuleTable {
  private(set) var modules: [Module] = []
  private let candidates: [Module]
  private var indices: [String: Int] = [:]
  private var moduleOfCandidate: [Int?]

  init(_ candidates: [Module]) {
    self.candidates = candidates
    moduleOfCandidate = Array(repeating: nil, count: candidates.count)
  }

  /// The module of a candidate. Candidates of one name are one module, of tests only if all of them are.
  mutating func module(_ number: Int) -> Int {
    let candidate = candidates[number]
    let index = moduleOfCandidate[number] ?? indices[candidate.name] ?? modules.count
    if index == modules.count {
      modules.append(candidate)
      indices[candidate.name] = index
    } else {
      if modules[index].isTest, !candidate.isTest { modules[index].isTest = false }
      if candidate.origin == .definition { modules[index].origin = .definition }
    }
    moduleOfCandidate[number] = index
    return index
  }
}
