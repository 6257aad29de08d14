// style: gateway
// file: Sources/Domain/GetUserUseCase.swift
struct GetUserUseCase {  // ! missing-test GetUserUseCase -> tests
  func execute() {}
}
// file: Sources/Domain/SaveUserUseCase.swift
struct SaveUserUseCase {  // ! missing-test GetUserUseCase -> tests
  func execute() {}
}
// file: Sources/Gateways/UserGateway.swift
struct UserGateway {
  func load() {}
}
// file: Sources/Presentation/HomeViewModel.swift
final class HomeViewModel: ObservableObject {  // ! missing-test GetUserUseCase -> tests
  func load() {}
}
// file: Sources/Presentation/ListViewModel.swift
final class ListViewModel: ObservableObject {  // ! missing-test GetUserUseCase -> tests
  func load() {}
}

final class DetailViewModel: ObservableObject {  // ! missing-test GetUserUseCase -> tests
  func load() {}
}
