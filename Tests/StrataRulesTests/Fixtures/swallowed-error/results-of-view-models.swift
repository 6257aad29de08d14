// What a view model does not say about a result, or about an attempt that it only compares or keeps for a moment.
// style: repository
// rules: swallowed-error
// file: Sources/Domain/UseCases/LendBookUseCase.swift
final class LendBookUseCase {
  func execute(_ title: String) async throws -> [String] { [] }
  func result() async -> Result<[String], Error> { .success([]) }
}
// file: Sources/Presentation/BookListViewModel.swift
import Foundation

struct BookListUiState {
  var books: [String] = []
  var isLoading = false
  var message: String?
}

@MainActor
final class BookListViewModel: ObservableObject {
  @Published private(set) var uiState = BookListUiState()
  private let lendBook: LendBookUseCase

  init(lendBook: LendBookUseCase) { self.lendBook = lendBook }

  func a() async {
    switch await lendBook.result() {
    case .success(let books): uiState.books = books
    case .failure: break  // ! swallowed-error
    }
  }
  func b() async {
    switch await lendBook.result() {
    case .success(let books): uiState.books = books
    case .failure: uiState.message = "Not lent"
    }
  }
  func c(_ result: Result<[String], Error>) {
    switch result {
    case .success(let books): uiState.books = books
    case .failure: break
    }
    show(result)
  }
  func d() async {
    guard (try? await lendBook.execute("a")) != nil else { return }  // ! swallowed-error
    uiState.isLoading = false
  }
  func e() async {
    if (try? await lendBook.execute("b")) == nil { return }  // ! swallowed-error
    uiState.isLoading = false
  }
  func f() async {
    guard (try? await lendBook.execute("c")) != nil else {
      uiState.message = "Not lent"
      return
    }
  }
  func g() async {
    let loaded = try? await lendBook.execute("d")  // ! swallowed-error
    uiState.books = loaded ?? []
  }
  func h() async {
    let loaded = try? await lendBook.execute("e")
    uiState.books = loaded ?? []
    uiState.message = loaded == nil ? "Not loaded" : nil
  }

  private func show(_ result: Result<[String], Error>) {}
}
