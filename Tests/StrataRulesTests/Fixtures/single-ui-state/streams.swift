// style: repository
// file: Sources/Domain/Entities/Ticket.swift
struct Ticket { let id: String; let seat: String }
// file: Sources/Presentation/Tickets/TicketsViewModel.swift
import RxCocoa
import RxSwift

final class TicketsViewModel {  // ! single-ui-state TicketsViewModel
  let tickets = BehaviorRelay<[Ticket]>(value: [])
  let isLoading = BehaviorRelay(value: false)  // ! single-ui-state TicketsViewModel
  let query = BehaviorRelay<String>(value: "")
  let errors = PublishRelay<String>()
  private let bag = DisposeBag()
}
// file: Sources/Presentation/Tickets/TicketsViewController.swift
import RxCocoa
import RxSwift
import UIKit

final class TicketsViewController: UIViewController {
  private let viewModel: TicketsViewModel
  private let field = UITextField()
  private let bag = DisposeBag()

  init(viewModel: TicketsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    field.rx.text.orEmpty.bind(to: viewModel.query).disposed(by: bag)
    viewModel.tickets.asDriver().drive(onNext: { _ in }).disposed(by: bag)
  }
}
// file: Sources/Presentation/Seats/SeatsViewModel.swift
import Combine

// The streams are private, and properties pass them on.
final class SeatsViewModel {  // ! single-ui-state SeatsViewModel
  private let seatsSubject = CurrentValueSubject<[String], Never>([])
  private let loadingSubject = CurrentValueSubject<Bool, Never>(false)

  var seats: AnyPublisher<[String], Never> { seatsSubject.eraseToAnyPublisher() }
  let isLoading: AnyPublisher<Bool, Never>  // ! single-ui-state SeatsViewModel

  init() { isLoading = loadingSubject.eraseToAnyPublisher() }
}
// file: Sources/Presentation/Gates/GatesViewModel.swift
final class LiveValue<Value> {
  var value: Value { didSet { observer?(value) } }
  private var observer: ((Value) -> Void)?

  init(_ value: Value) { self.value = value }

  func observe(_ observer: @escaping (Value) -> Void) { self.observer = observer }
}

// An observable value of the project's own.
final class GatesViewModel {  // ! single-ui-state GatesViewModel
  let gates: LiveValue<[String]> = LiveValue([])
  let error: LiveValue<String> = LiveValue("")  // ! single-ui-state GatesViewModel
  let title = "Gates"
}
// file: Sources/Presentation/Stops/StopsViewModel.swift
import Combine

protocol StopsViewModelOutput {
  var stops: CurrentValueSubject<[String], Never> { get }
  var isEmpty: CurrentValueSubject<Bool, Never> { get }
}

final class StopsViewModel: StopsViewModelOutput {  // ! single-ui-state StopsViewModel
  let stops = CurrentValueSubject<[String], Never>([])
  let isEmpty = CurrentValueSubject<Bool, Never>(true)  // ! single-ui-state StopsViewModel
  let taps = PassthroughSubject<Int, Never>()
}
// file: Sources/Presentation/Passes/PassesViewModel.swift
import Combine

struct PassesUiState { var passes: [String] = [] }

final class PassesViewModel {
  let uiState = CurrentValueSubject<PassesUiState, Never>(PassesUiState())
  let closed = PassthroughSubject<Void, Never>()
  private let page = CurrentValueSubject<Int, Never>(0)
}
// file: Sources/Presentation/Offers/OffersViewModel.swift
import Combine

// The view sends into the second stream.
final class OffersViewModel {
  let offers = CurrentValueSubject<[String], Never>([])
  let selection = CurrentValueSubject<Int, Never>(0)
}
// file: Sources/Presentation/Offers/OffersViewController.swift
import UIKit

final class OffersViewController: UIViewController {
  private let viewModel: OffersViewModel

  init(viewModel: OffersViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  func tap(_ index: Int) { viewModel.selection.send(index) }
}
// file: Sources/Presentation/Help/HelpViewModel.swift
final class HelpViewModel {
  let topics = ["Refund", "Delay"]
  var onChange: (() -> Void)?
}
