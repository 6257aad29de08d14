// style: repository
// rules: business-logic-in-view-model
// A bound whose result has a name chooses like one without; a yes-or-no value of the domain may refuse an operation.
// file: Sources/Domain/Ferry.swift
struct Ferry { let id: String; let isFull: Bool; let isFavorite: Bool }
// file: Sources/Domain/BookFerryUseCase.swift
struct BookFerryUseCase { func execute(_ id: String) async throws {} }
struct BookGroupUseCase { func execute(_ id: String) async throws {} }
// file: Sources/Presentation/FerryViewModel.swift
struct FerryState { var error: String?; var isLoading = false }
@MainActor final class FerryViewModel: ObservableObject {
  enum State { case idle, showError(String) }
  @Published private(set) var state = State.idle
  @Published private(set) var title = ""
  private let book: BookFerryUseCase
  private let bookGroup: BookGroupUseCase
  init(book: BookFerryUseCase, bookGroup: BookGroupUseCase) {
    self.book = book
    self.bookGroup = bookGroup
  }
  func setState(_ state: State) { self.state = state }

  func save(_ ferry: Ferry, seats: Int) async throws {
    let isGroup = seats >= 10  // ! business-logic-in-view-model FerryViewModel
    if isGroup {
      try await bookGroup.execute(ferry.id)
    } else {
      try await book.execute(ferry.id)
    }
  }

  func start(_ ferry: Ferry, seats: Int) async throws {
    let isGroup = seats >= 10
    title = isGroup ? "Group" : "Single"
  }

  func board(_ ferry: Ferry) async throws {
    guard !ferry.isFull else {  // ! business-logic-in-view-model FerryViewModel
      setState(.showError("No seats left"))
      return
    }
    try await book.execute(ferry.id)
  }

  func boardAgain(_ ferry: Ferry) async throws {
    if ferry.isFull {  // ! business-logic-in-view-model FerryViewModel
      setState(.showError("No seats left"))
      return
    }
    try await book.execute(ferry.id)
  }

  func star(_ ferry: Ferry, _ screen: FerryState) async throws {
    guard !ferry.isFavorite else { return }
    guard !screen.isLoading else {
      setState(.showError("Please wait"))
      return
    }
    title = ferry.isFull ? "Full" : "Free"
  }
}
