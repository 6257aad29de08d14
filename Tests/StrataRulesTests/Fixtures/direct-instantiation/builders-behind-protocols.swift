// style: repository
// rules: direct-instantiation, skipped-layer
// A protocol of a type that creates views is not one of views.
// file: Sources/Presentation/LoanBuilder.swift
import UIKit

protocol LoanViewBuildable { func makeLoan() -> UIViewController }

final class LoanBuilder {
  let repository: LoanRepository
  init(repository: LoanRepository) { self.repository = repository }
}

extension LoanBuilder: LoanViewBuildable {
  func makeLoan() -> UIViewController { LoanViewController(useCase: ReadLoanUseCase(repository: repository)) }
}
// file: Sources/Presentation/LoanViewController.swift
import UIKit

final class LoanViewController: UIViewController {
  let useCase: ReadLoanUseCase  // ! skipped-layer LoanViewController -> ReadLoanUseCase
  init(useCase: ReadLoanUseCase) { self.useCase = useCase }  // ! skipped-layer LoanViewController -> ReadLoanUseCase
}
// file: Sources/Presentation/FormBuilder.swift
// A view, whatever its name is.
final class FormBuilder: UIView {
  let repository: LoanRepository  // ! skipped-layer FormBuilder -> LoanRepository
  init(repository: LoanRepository) { self.repository = repository }  // ! skipped-layer FormBuilder -> LoanRepository
  func makeLoan() -> UIViewController {
    LoanViewController(useCase: ReadLoanUseCase(repository: repository))  // ! skipped-layer FormBuilder -> LoanViewController
  }
}
// file: Sources/Domain/ReadLoanUseCase.swift
protocol LoanRepository {}

final class ReadLoanUseCase {
  init(repository: LoanRepository) {}
}
