// style: repository
// file: Sources/Presentation/RepairViewModel.swift
final class RepairViewModel: ObservableObject {
  @Published private(set) var repairs: [Repair] = []
  @Published private(set) var errorMessage: String?

  var unfinished: [Repair] { repairs.filter { $0.status != .done } }  // ! business-logic-in-view-model
  var active: [Repair] { repairs.filter { [.open, .late].contains($0.status) } }  // ! business-logic-in-view-model
  var begun: [Repair] {
    repairs.filter {
      if case .done = $0.status { return false }  // ! business-logic-in-view-model
      return true
    }
  }
  var late: [Repair] {
    repairs.filter { repair in
      switch repair.status {  // ! business-logic-in-view-model
      case .waiting: return true
      default: return false
      }
    }
  }
  var small: [Repair] {
    repairs.filter {
      if case .small = $0.kind { return true }
      return false
    }
  }
  var known: [Repair] { repairs.filter { [1, 2].contains($0.id) } }
  var rejected: [Repair] { repairs.filter { $0.stage == "rejected" } }  // ! business-logic-in-view-model
  var next: Repair? { repairs.first { $0.status == .waiting } }  // ! business-logic-in-view-model
  var hasExpensive: Bool { repairs.contains(where: { $0.cost > 900 }) }  // ! business-logic-in-view-model

  func cancel(_ repair: Repair) {
    if repair.status == .done {  // ! business-logic-in-view-model
      errorMessage = "The repair is finished"
      return
    }
  }

  var hint = ""
  func start(_ repair: Repair) {
    guard repair.status == .waiting else {  // ! business-logic-in-view-model
      hint = "Someone works on it already"
      return
    }
    hint = "Started"
  }

  // Which rows belong to a tab, or to a person, is no decision.
  var tab: Repair.Kind = .small
  func rows(of owner: String) -> [Repair] { repairs.filter { $0.kind == tab && $0.owner == owner } }
  private var totalsByStatus: [RepairTotal] = []
  var open: RepairTotal? { totalsByStatus.first { $0.status == .waiting } }
  func row(_ id: String) -> Repair? { repairs.first { $0.id == id } }
  func react(_ repair: Repair) -> String { repair.status == .done ? "green" : "grey" }
}
// file: Sources/Domain/Repair.swift
struct Repair {
  enum Status { case waiting, done }
  enum Kind { case small, large }
  let id: String
  let owner: String
  let status: Status
  let stage: String
  let kind: Kind
  let cost: Int
}

struct RepairTotal {
  let status: Repair.Status
  let total: Int
}
