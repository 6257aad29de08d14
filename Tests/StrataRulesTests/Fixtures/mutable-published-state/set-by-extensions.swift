// style: repository
// An extension of the protocol sets the property for all types that conform: a private setter would not satisfy it.
// file: Sources/Presentation/Loading.swift
protocol Loading: AnyObject {
  var isLoading: Bool { get set }
  var title: String { get set }
}

extension Loading {
  func begin() { self.isLoading = true }
}
// file: Sources/Presentation/HarborViewModel.swift
import Combine

final class HarborViewModel: ObservableObject, Loading {
  @Published var isLoading = false
  @Published var title = ""  // ! mutable-published-state HarborViewModel -> title
}
