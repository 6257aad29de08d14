// style: repository
// rules: business-logic-in-view-model, logic-in-view
// Whether a value has room for another one is a rule of the domain, whatever becomes of the answer.
// file: Sources/Domain/Workshop.swift
struct Workshop {
  let attendees: [String]
  let seats: Int
  let capacity: Int
  let maximumGuests: Int
  let helpers: Int
  let berths: Int
  let maxHelpers: Int
}

struct Reading {
  let acidity: Double
}

struct NoteQuery {
  let limit: Int
}
// file: Sources/Presentation/WorkshopViewModel.swift
final class WorkshopViewModel: ObservableObject {
  @Published private(set) var notice: String?
  @Published private(set) var rows: [String] = []
  private var workshop: Workshop
  private let query: NoteQuery
  private var workshops: [Workshop] = []
  private let columns = 3

  init(workshop: Workshop, query: NoteQuery) {
    self.workshop = workshop
    self.query = query
  }

  var canJoin: Bool { workshop.attendees.count < workshop.seats }  // ! business-logic-in-view-model

  func join() {
    if workshop.attendees.count < workshop.capacity { notice = "Welcome" }  // ! business-logic-in-view-model
    guard rows.count <= workshop.maximumGuests else { return }  // ! business-logic-in-view-model
    notice = workshop.attendees.count < workshop.seats ? "Free" : "Full"  // ! business-logic-in-view-model
  }

  var isNearlyFull: Bool { workshop.attendees.count >= workshop.capacity * 9 / 10 }  // ! business-logic-in-view-model

  func open() -> [Workshop] {
    workshops.filter { $0.attendees.count < $0.seats }  // ! business-logic-in-view-model
  }

  func understaffed() -> [Workshop] {
    workshops.filter { workshop in workshop.helpers < workshop.maxHelpers }  // ! business-logic-in-view-model
  }

  func fits(_ count: Int) -> Bool { count <= workshop.berths }  // ! business-logic-in-view-model

  func understaffedNow() {
    guard workshop.helpers < workshop.capacity else {  // ! business-logic-in-view-model
      notice = nil
      return
    }
  }

  func isSafe(_ quality: Reading) -> Bool { quality.acidity < 7.8 }  // ! business-logic-in-view-model

  // Pages, layout and emptiness.
  func loadMore(into page: Page) {
    guard rows.count < query.limit, rows.count < page.capacity else { return }
    if rows.count < columns { notice = nil }
    if !workshop.attendees.isEmpty, workshop.attendees.count > 0 { notice = nil }
  }
}

struct Page {
  let capacity: Int
}
// file: Sources/Presentation/WorkshopView.swift
struct WorkshopView: View {
  let workshop: Workshop
  let viewModel: WorkshopViewModel

  var body: some View {
    if workshop.attendees.count < workshop.seats {  // ! logic-in-view
      Button("Join") { viewModel.join() }
    }
    Text(workshop.attendees.count < workshop.seats ? "Free" : "Full")
  }
}
