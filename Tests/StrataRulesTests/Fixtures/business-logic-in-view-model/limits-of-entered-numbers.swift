// style: repository
// rules: business-logic-in-view-model
// Numbers of the screen with a limit, and lists of the type that may have no more elements.
// file: Sources/Domain/Models/Tour.swift
struct Tour { let id: Int; let places: Int; let pricePerHead: Decimal }
struct Guest { let name: String }
// file: Sources/Domain/UseCases/BookTour.swift
protocol BookTourUseCase { func execute(_ tour: Tour, boats: Int) async throws }
// file: Sources/Presentation/TourViewModel.swift
import Combine

final class TourViewModel: ObservableObject {
  enum Intent { case add(Int), clear }
  @Published var guests = 1 {
    didSet { if guests + children > 9 { guests = oldValue } }  // ! business-logic-in-view-model
  }
  @Published var children = 0
  @Published var fontSize = 10
  @Published private(set) var party: [Guest] = []
  @Published private(set) var recentSearches: [String] = []
  @Published private(set) var message: String?
  private let mostGuests = 12
  private let book: BookTourUseCase
  init(book: BookTourUseCase) { self.book = book }

  func addGuest() { guests = min(guests + 1, mostGuests) }  // ! business-logic-in-view-model
  func perform(_ intent: Intent) {
    switch intent {
    case .add(let more): guests = min(guests + more, 40)  // ! business-logic-in-view-model
    case .clear: guests = 0
    }
  }
  func fill(_ tour: Tour) { guests = min(guests + 1, tour.places) }  // ! business-logic-in-view-model
  func removeGuest() { guests = max(guests - 1, 1) }
  func enlarge() { fontSize = min(fontSize + 1, 40) }

  func join(_ guest: Guest) {
    guard party.count < 8 else { return }  // ! business-logic-in-view-model
    party.append(guest)
  }
  func joinLater(_ guest: Guest) {
    if party.count < mostGuests { party.append(guest) }  // ! business-logic-in-view-model
  }
  func remember(_ text: String) {
    guard recentSearches.count < 10 else { return }
    recentSearches.append(text)
  }
  func leave() {
    guard party.count > 2 else { return }
    message = nil
  }
  func start(_ tour: Tour, persons: Int) async {
    let boats = persons * 2 > 20 ? 3 : 2  // ! business-logic-in-view-model
    try? await book.execute(tour, boats: boats)
  }
  func clamp(_ percent: Int) -> Int { percent > 100 ? 100 : percent }
}
