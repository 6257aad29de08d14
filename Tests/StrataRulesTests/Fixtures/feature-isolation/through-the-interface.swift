// style: module
// rules: feature-isolation
// file: Sources/ProfileInterface/ProfileModule.swift
public protocol ProfileModule {
  func person() async throws -> Person
}

public struct Person {}
// file: Sources/ProfileImplementation/Domain/UseCases/GetPersonUseCase.swift
import ProfileInterface

protocol GetPersonUseCase {
  func execute() async throws -> Person
}
// file: Sources/CartInterface/CartModule.swift
public protocol CartModule {}
// file: Sources/CartImplementation/Presentation/ViewModels/CartViewModel.swift
import ProfileInterface

final class CartViewModel {
  let profile: ProfileModule
  let person: Person?

  init(profile: ProfileModule) {
    self.profile = profile
    person = nil
  }
}
