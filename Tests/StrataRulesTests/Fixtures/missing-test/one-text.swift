// One statement about the project is one finding, also where modules have types of one name.
// style: repository
// rules: missing-test
// file: Package.swift
let package = Package(
  name: "Clock",
  targets: [.target(name: "Home"), .target(name: "Watch")])
// file: Sources/Home/Domain/UseCases.swift
final class LoadHomeUseCase {  // ! missing-test LoadHomeUseCase -> tests
  func execute() {}
}
final class LoadTimeUseCase {  // ! missing-test LoadHomeUseCase -> tests
  func execute() {}
}
final class SaveTimeUseCase {  // ! missing-test LoadHomeUseCase -> tests
  func execute() {}
}
// file: Sources/Watch/Domain/UseCases.swift
final class LoadTimeUseCase {  // ! missing-test LoadHomeUseCase -> tests
  func execute() {}
}
final class SaveTimeUseCase {  // ! missing-test LoadHomeUseCase -> tests
  func execute() {}
}
