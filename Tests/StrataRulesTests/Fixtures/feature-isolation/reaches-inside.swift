// style: module
// rules: feature-isolation
// file: Modules/Cart/Sources/Implementation/Presentation/ViewModels/CartViewModel.swift
import Combine

final class CartViewModel: ObservableObject {
  private let profile: ProfileModule
  private let names: ProfileRepository  // ! feature-isolation CartViewModel -> ProfileRepository

  init(profile: ProfileModule, names: ProfileRepository) {  // ! feature-isolation CartViewModel -> ProfileRepository
    self.profile = profile
    self.names = names
  }

  func greet(_ person: Person) -> String { person.name }
}
// file: Modules/Cart/Sources/Implementation/Module/CartModuleImp.swift
/// Composition roots know every inside.
struct CartModuleImp: CartModule {
  let profile: ProfileModuleImp
}
// file: Modules/Cart/Sources/Interface/CartModule.swift
public protocol CartModule {}
// file: Modules/Profile/Sources/Interface/ProfileModule.swift
public protocol ProfileModule {
  func person() async throws -> Person
}

public struct Person {
  public let name: String
}
// file: Modules/Profile/Sources/Implementation/Domain/Gateways/ProfileRepository.swift
protocol ProfileRepository {}
// file: Modules/Profile/Sources/Implementation/Module/ProfileModuleImp.swift
struct ProfileModuleImp: ProfileModule {
  func person() async throws -> Person { Person(name: "x") }
}
