// style: module
// file: Modules/Cart/Sources/Interface/CartModule.swift
public protocol CartModule { func items() async throws -> Int }
// file: Modules/Cart/Sources/Interface/ExternalDependencies.swift
public struct ExternalDependencies {
  let catalog: () -> CatalogModule
  let prices: PriceService

  public init(catalog: @escaping () -> CatalogModule, prices: PriceService) {
    self.catalog = catalog
    self.prices = prices
  }
}
// file: Modules/Cart/Sources/Implementation/Module/CartModuleImp.swift
public struct CartModuleImp: CartModule {
  let container: DependenciesContainer

  public init(
    externalDependencies: ExternalDependencies,
    profile: ProfileModule,  // ! external-dependencies CartModuleImp -> ProfileModule
    catalog: CatalogModule  // ! external-dependencies CartModuleImp -> CatalogModule
  ) {
    container = DependenciesContainer(externalDependencies: externalDependencies)
  }

  public func items() async throws -> Int { 0 }
}
// file: Modules/Cart/Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  private let data: Data
  private let profile: ProfileModule

  init(externalDependencies: ExternalDependencies) {
    data = Data(external: externalDependencies)
    profile = ProfileModuleImp()  // ! external-dependencies DependenciesContainer -> ProfileModuleImp
  }
}

private extension DependenciesContainer {
  struct Data {
    let external: ExternalDependencies

    func itemRepository() -> ItemRepository {
      ItemRepositoryImp(catalog: external.catalog, prices: external.prices)
    }

    func viewModel() -> CartViewModel {
      CartViewModel(catalog: external.catalog())
    }
  }
}
// file: Modules/Cart/Sources/Implementation/Domain/Gateways/ItemRepository.swift
protocol ItemRepository { func items() async throws -> Int }
// file: Modules/Cart/Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
struct ItemRepositoryImp: ItemRepository {
  let catalog: () -> CatalogModule
  let prices: PriceService

  func items() async throws -> Int { 0 }
}
// file: Modules/Cart/Sources/Implementation/Data/Repositories/NameRepositoryImp.swift
struct NameRepositoryImp {
  let profile: any ProfileModule  // ! external-dependencies NameRepositoryImp -> ProfileModule
  let avatars: AvatarService  // ! external-dependencies NameRepositoryImp -> AvatarService
  let later: () -> ProfileModule  // ! external-dependencies NameRepositoryImp -> ProfileModule

  init(
    profile: any ProfileModule,  // ! external-dependencies NameRepositoryImp -> ProfileModule
    avatars: AvatarService,  // ! external-dependencies NameRepositoryImp -> AvatarService
    later: @escaping () -> ProfileModule  // ! external-dependencies NameRepositoryImp -> ProfileModule
  ) {
    self.profile = profile
    self.avatars = avatars
    self.later = later
  }
}
// file: Modules/Cart/Sources/Implementation/Presentation/ViewModels/CartViewModel.swift
import Combine

final class CartViewModel: ObservableObject {
  private let catalog: CatalogModule  // ! external-dependencies CartViewModel -> CatalogModule
  private let names = ProfileContainer.shared.profile  // ! external-dependencies CartViewModel -> ProfileContainer
  private let hits = SearchCenter.shared.search  // ! external-dependencies CartViewModel -> SearchCenter

  init(catalog: CatalogModule) { self.catalog = catalog }  // ! external-dependencies CartViewModel -> CatalogModule

  func load() {
    let search = AppHub.shared.search  // ! external-dependencies CartViewModel -> AppHub
    _ = search
  }
}
// file: Modules/Cart/Sources/Implementation/Presentation/ViewModels/CheckoutViewModel.swift
import Combine

final class CheckoutViewModel: ObservableObject {
  init(
    catalog: CatalogModule = CatalogModuleFactory.make(),  // ! external-dependencies CheckoutViewModel -> CatalogModuleFactory ! external-dependencies CheckoutViewModel -> CatalogModule
    search: SearchModule = SearchModuleImp()  // ! external-dependencies CheckoutViewModel -> SearchModule
  ) {}
}
// file: Modules/Cart/Sources/Implementation/Presentation/ViewModels/OrderViewModel.swift
final class OrderViewModel {
  let resolver: Resolver
  let router: ProfileRouter
  let person: Person
  init(resolver: Resolver, router: ProfileRouter, person: Person) {
    self.resolver = resolver
    self.router = router
    self.person = person
    let profile = resolver.resolve(ProfileModule.self)  // ! external-dependencies OrderViewModel -> ProfileModule
    _ = profile
  }
}

struct CartEvents: ProfileEvents { func changed() async {} }
protocol CartNames { func name() async -> String }
// file: Modules/Catalog/Sources/Interface/CatalogModule.swift
public protocol CatalogModule { func items() async throws -> Int }
public protocol PriceService { func price() async throws -> Int }
// file: Modules/Catalog/Sources/Interface/CatalogModuleFactory.swift
public enum CatalogModuleFactory {
  public static func make() -> CatalogModule { CatalogModuleImp() }
}
// file: Modules/Catalog/Sources/Implementation/Module/CatalogModuleImp.swift
struct CatalogModuleImp: CatalogModule { func items() async throws -> Int { 0 } }
// file: Modules/Profile/Sources/Interface/ProfileModule.swift
public protocol ProfileModule { func person() async throws -> Person }
public struct Person { let name: String }
public protocol ProfileRouter { func showProfile() }
public protocol ProfileEvents { func changed() async }
public protocol AvatarService { func avatar() async throws -> Int }
public final class ProfileContainer {
  public static let shared = ProfileContainer()
  public let profile: ProfileModule = ProfileModuleImp()
}
// file: Modules/Profile/Sources/Implementation/Module/ProfileModuleImp.swift
public struct ProfileModuleImp: ProfileModule { public func person() async throws -> Person { Person(name: "") } }
// file: Modules/Search/Sources/Interface/SearchModule.swift
public protocol SearchModule { func hits() async throws -> Int }
public final class SearchCenter {
  public static let shared = SearchCenter()
  public let search: SearchModule = SearchModuleImp()
}
// file: Modules/Search/Sources/Implementation/Module/SearchModuleImp.swift
public struct SearchModuleImp: SearchModule { public func hits() async throws -> Int { 0 } }
// file: App/AppHub.swift
final class AppHub {
  static let shared = AppHub()
  let search: SearchModule = SearchModuleImp()
}
