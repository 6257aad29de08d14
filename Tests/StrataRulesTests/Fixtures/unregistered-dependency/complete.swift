// style: reactive
// rules: unregistered-dependency, unused-registration
// file: Sources/App/Container+Payment.swift
import Swinject

extension Container {
  func registerPayment() {
    register(PaymentUseCase.self) { r in PaymentUseCaseImpl(repository: r.resolve(PaymentRepository.self)!) }
    register(PaymentRepositoryImpl.self) { _ in PaymentRepositoryImpl() }
      .implements(PaymentRepository.self, PaymentHistory.self)
      .inObjectScope(.container)
    register(PaymentViewModel.self, name: "big") { r in PaymentViewModel(useCase: r.resolve(PaymentUseCase.self)!) }
    storyboardInitCompleted(PaymentViewController.self) { r, c in
      c.viewModel = r.resolve(PaymentViewModel.self, name: "big")
    }
  }
}

func cells(_ table: UITableView) {
  table.register(PaymentCell.self, forCellReuseIdentifier: "cell")
}
// file: Sources/Domain/Payment.swift
protocol PaymentUseCase {}
protocol PaymentRepository {}
protocol PaymentHistory {}

final class PaymentUseCaseImpl: PaymentUseCase {
  init(repository: PaymentRepository) {}
}
// file: Sources/Data/PaymentRepositoryImpl.swift
final class PaymentRepositoryImpl: PaymentRepository, PaymentHistory {}
// file: Sources/Presentation/PaymentViewController.swift
import UIKit

final class PaymentViewController: UIViewController {
  var viewModel: PaymentViewModel?
}

final class PaymentCell: UITableViewCell {}

final class PaymentViewModel {
  init(useCase: PaymentUseCase) {}
}
