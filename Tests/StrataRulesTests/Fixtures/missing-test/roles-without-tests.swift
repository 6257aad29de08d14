// style: repository
// file: Sources/Domain/UseCases/GetUserUseCase.swift
struct GetUserUseCase {  // ! missing-test GetUserUseCase -> use case
  func execute() {}
}

struct SaveUserUseCase {  // ! missing-test GetUserUseCase -> use case
  func execute() {}
}
// file: Sources/Presentation/HomeViewModel.swift
final class HomeViewModel: ObservableObject {
  func load() {}
}
// file: Tests/AppTests/HomeViewModelTests.swift
final class HomeViewModelTests {
  let viewModel = HomeViewModel()
}
