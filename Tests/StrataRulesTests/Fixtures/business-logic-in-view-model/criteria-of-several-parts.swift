// style: repository
// rules: business-logic-in-view-model
// Whether any element, or every one, fulfils a criterion of several parts is a rule like that of a filter.
// file: Sources/Domain/Kiln.swift
enum Heat { case low, high }
struct Kiln { let id: String; let heat: Heat; let isRetired: Bool }
// file: Sources/Presentation/KilnsViewModel.swift
enum KilnTab { case all, mine }
struct KilnRow { let id: String; let tab: KilnTab; let isOpen: Bool }
@MainActor final class KilnsViewModel: ObservableObject {
  @Published private(set) var mustCool = false
  @Published private(set) var next: Kiln?
  @Published private(set) var title = ""
  private var kilns: [Kiln] = []
  private var rows: [KilnRow] = []
  private var selected = ""

  func update() {
    mustCool = kilns.contains(where: { $0.heat == .high && !$0.isRetired })  // ! business-logic-in-view-model KilnsViewModel
    next = kilns.first { $0.heat == .low && !$0.isRetired }  // ! business-logic-in-view-model KilnsViewModel
    mustCool = kilns.allSatisfy { $0.isRetired || $0.heat == .high }  // ! business-logic-in-view-model KilnsViewModel
  }

  func coolIfNeeded() {
    if kilns.contains(where: { !$0.isRetired && $0.heat == .high }) {  // ! business-logic-in-view-model KilnsViewModel
      mustCool = true
    }
  }

  func show() {
    next = kilns.first { $0.id == selected }
    next = kilns.first { $0.heat == .low }
    mustCool = rows.contains { $0.tab == .mine && $0.isOpen }
    title = kilns.contains { $0.heat == .high } ? "Hot" : "Cold"
  }
}
