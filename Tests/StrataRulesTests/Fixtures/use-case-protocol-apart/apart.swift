// style: module
// file: Sources/Implementation/Domain/UseCases/GetItemUseCase.swift
protocol GetItemUseCase {
  func execute() async throws
}

// file: Sources/Implementation/Domain/UseCases/GetItemUseCaseImp.swift
struct GetItemUseCaseImp: GetItemUseCase {  // ! use-case-protocol-apart GetItemUseCaseImp -> GetItemUseCase
  func execute() async throws {}
}

// file: Sources/Implementation/Domain/UseCases/DeleteItemUseCase.swift
protocol DeleteItemUseCase: Command {
  func execute() async throws
}

struct DeleteItemUseCaseImp: DeleteItemUseCase {
  func execute() async throws {}
}

// file: Sources/Implementation/Domain/UseCases/Command.swift
protocol Command {}

// Several implementations: a file for each is fine.
protocol SyncUseCase {
  func execute() async throws
}

// file: Sources/Implementation/Domain/UseCases/SyncItemsUseCaseImp.swift
struct SyncItemsUseCaseImp: SyncUseCase {
  func execute() async throws {}
}

// file: Sources/Implementation/Domain/UseCases/SyncCategoriesUseCaseImp.swift
struct SyncCategoriesUseCaseImp: SyncUseCase {
  func execute() async throws {}
}
