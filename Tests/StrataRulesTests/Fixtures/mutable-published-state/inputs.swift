// Inputs that a view assigns and the view model only reads.
// style: repository
// rules: mutable-published-state
// file: Sources/Presentation/Search/SearchViewModel.swift
import Combine

final class SearchViewModel: ObservableObject {
  @Published var query = ""
  // The view model sets these itself: a part of its state.
  @Published var isShowingAlert = false  // ! mutable-published-state SearchViewModel -> isShowingAlert
  @Published var words: [String] = []  // ! mutable-published-state SearchViewModel -> words
  // No value of a control.
  @Published var title = ""  // ! mutable-published-state SearchViewModel -> title
  // Nobody assigns it.
  @Published var hits = 0  // ! mutable-published-state SearchViewModel -> hits

  init(query: String) { self.query = query }

  func search() {
    isShowingAlert = query.isEmpty
    words.append(query)
  }
}
// file: Sources/Presentation/Search/SearchViewController.swift
import UIKit

final class SearchViewController: UIViewController {
  private let viewModel: SearchViewModel
  private let field = UITextField()

  init(viewModel: SearchViewModel) { self.viewModel = viewModel }

  func textChanged() {
    viewModel.query = field.text ?? ""
    viewModel.isShowingAlert = false
    viewModel.words = []
    viewModel.title = "All"
  }
}
