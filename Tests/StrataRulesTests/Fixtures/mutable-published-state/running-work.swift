// style: repository
// rules: mutable-published-state
// Subscriptions and running tasks are no state, whether their type is written or not.
// file: Sources/Domain/Models/Errand.swift
struct Errand { let name: String }
// file: Sources/Presentation/ErrandViewModel.swift
import Combine
import Observation

@MainActor
@Observable
final class ErrandViewModel {
  var cancellables = Set<AnyCancellable>()
  var subscriptions: [AnyCancellable] = []
  var loading: Task<Void, Never>?
  var timer = Timer()
  var errands = [Errand]()  // ! mutable-published-state ErrandViewModel -> errands
  var count = 0  // ! mutable-published-state ErrandViewModel -> count
}
// file: Sources/Presentation/ErrandView.swift
import SwiftUI

struct ErrandView: View {
  let viewModel: ErrandViewModel
  var body: some View {
    Text("\(viewModel.count) of \(viewModel.errands.count), \(viewModel.cancellables.count), \(viewModel.timer)")
  }
}
