// An input that a view binds with a publisher.
// style: repository
// rules: mutable-published-state
// file: Sources/Presentation/Sign/SignViewModel.swift
import Combine

final class SignViewModel: ObservableObject {
  @Published var mailInput = ""
  @Published var ownInput = ""  // ! mutable-published-state SignViewModel -> ownInput
  @Published private(set) var isValid = false
  private var bag: Set<AnyCancellable> = []

  func start(_ texts: AnyPublisher<String, Never>) {
    texts.assign(to: \.ownInput, on: self).store(in: &bag)
  }
}
// A view model assigns its own output.
// file: Sources/Presentation/Sign/ListViewModel.swift
import Combine

final class ListViewModel {
  final class Output: ObservableObject {
    @Published var rows: [String] = []  // ! mutable-published-state ListViewModel.Output -> rows
  }
  private var bag: Set<AnyCancellable> = []

  func transform(_ rows: AnyPublisher<[String], Never>) -> Output {
    let output = Output()
    rows.assign(to: \.rows, on: output).store(in: &bag)
    return output
  }
}
// file: Sources/Presentation/Sign/SignViewController.swift
import Combine
import UIKit

final class SignViewController: UIViewController {
  private let viewModel: SignViewModel
  private var bag: Set<AnyCancellable> = []
  private let mails = PassthroughSubject<String, Never>()

  init(viewModel: SignViewModel) { self.viewModel = viewModel }

  func bind() {
    mails.assign(to: \.mailInput, on: viewModel).store(in: &bag)
  }
}
