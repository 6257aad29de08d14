// style: module
// rules: implementation-in-interface, misplaced-type
// file: Sources/Interface/ItemsModule.swift
public protocol ItemsModule {}
// file: Sources/Interface/GetItemUseCase.swift
public protocol GetItemUseCase {  // ! implementation-in-interface GetItemUseCase
  func execute() async throws
}

public struct GetItemUseCaseImp: GetItemUseCase {  // ! implementation-in-interface GetItemUseCaseImp
  public func execute() async throws {}
}
// file: Sources/Interface/ItemRepository.swift
public protocol ItemRepository {}  // ! implementation-in-interface ItemRepository
// file: Sources/Interface/ItemsViewModel.swift
public final class ItemsViewModel: ObservableObject {}  // ! implementation-in-interface ItemsViewModel
// file: Sources/Implementation/Domain/BusinessModels/Item.swift
struct Item {}
