// style: repository
// rules: misplaced-type, dependency-rule
// What only use cases or repositories implement, has their name in it, and is injected elsewhere is their interface,
// wherever the name has it.
// file: Sources/Data/UseCases/RenewPassUseCase.swift
protocol RenewPassUseCaseDelegate {  // ! misplaced-type RenewPassUseCaseDelegate -> Domain
  func renew() async
}

protocol RenewPassUseCaseResponseDelegate: AnyObject {
  func didRenew()
}

// Only the data access itself has it.
protocol PassRepositoryLogDelegate {
  func log()
}

protocol PassRepositoryAsyncDelegate {  // ! misplaced-type PassRepositoryAsyncDelegate -> Domain
  func renew() async
}

// Its implementations differ.
protocol PassRepositoryOrScreen {
  func show()
}

// Its name is not that of a port.
protocol PassStamping {
  func stamp()
}
// file: Sources/Domain/RenewPassUseCaseImpl.swift
final class RenewPassUseCaseImpl: RenewPassUseCaseDelegate {
  private let repository: PassRepositoryAsyncDelegate
  private let stamping: PassStamping  // ! dependency-rule RenewPassUseCaseImpl -> PassStamping
  weak var response: RenewPassUseCaseResponseDelegate?  // ! dependency-rule RenewPassUseCaseImpl -> RenewPassUseCaseResponseDelegate

  init(repository: PassRepositoryAsyncDelegate, stamping: PassStamping) {  // ! dependency-rule RenewPassUseCaseImpl -> PassStamping
    self.repository = repository
    self.stamping = stamping
  }

  func renew() async {
    await repository.renew()
    stamping.stamp()  // ! dependency-rule RenewPassUseCaseImpl -> PassStamping
    response?.didRenew()  // ! dependency-rule RenewPassUseCaseImpl -> RenewPassUseCaseResponseDelegate
  }
}
// file: Sources/Data/PassRepositoryImpl.swift
final class PassRepositoryImpl: PassRepositoryAsyncDelegate, PassRepositoryLogDelegate, PassRepositoryOrScreen, PassStamping {
  func renew() async {}
  func log() {}
  func show() {}
  func stamp() {}
}

final class PassCache {
  let log: PassRepositoryLogDelegate
  init(log: PassRepositoryLogDelegate) { self.log = log }
}
// file: Sources/Presentation/PassViewModel.swift
final class PassViewModel: PassRepositoryOrScreen {  // ! dependency-rule PassViewModel -> PassRepositoryOrScreen
  private let renew: RenewPassUseCaseDelegate
  init(renew: RenewPassUseCaseDelegate) { self.renew = renew }
  func load() async { await renew.renew() }
  func show() {}
}
