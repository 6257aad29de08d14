// style: gateway
// file: Sources/Domain/GetUserUseCase.swift
struct GetUserUseCase {  // ! missing-test GetUserUseCase -> tests
  func execute() {}
}
// file: Sources/Gateways/UserGateway.swift
struct UserGateway {
  func load() {}
}
// file: Sources/Presentation/HomeViewModel.swift
final class HomeViewModel: ObservableObject {
  func load() {}
}
// file: Sources/Presentation/ListViewModel.swift
final class ListViewModel: ObservableObject {
  func load() {}
}

final class DetailViewModel: ObservableObject {
  func load() {}
}
