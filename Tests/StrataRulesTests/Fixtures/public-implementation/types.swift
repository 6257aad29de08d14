// style: module
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Items",
  targets: [
    .target(name: "ItemsInterface"),
    .target(name: "ItemsImplementation", dependencies: ["ItemsInterface"]),
    .target(name: "Main", dependencies: ["ItemsInterface", "ItemsImplementation"]),
  ])
// file: Sources/ItemsInterface/ItemsModule.swift
public protocol ItemsModule {
  func itemsView() -> ItemsView
}
// file: Sources/ItemsImplementation/Domain/BusinessModels/Item.swift
import ItemsInterface

public struct Item {
  public let price: Money
}

public struct Money {}
// file: Sources/ItemsImplementation/Domain/Gateways/ItemRepository.swift
public protocol ItemRepository {  // ! public-implementation ItemRepository
  func items() async throws -> [Item]
}
// file: Sources/ItemsImplementation/Domain/UseCases/GetItemsUseCase.swift
protocol GetItemsUseCase {}

open class GetItemsUseCaseImp: GetItemsUseCase {}  // ! public-implementation GetItemsUseCaseImp
// file: Sources/ItemsImplementation/Data/Repositories/ItemRepositoryImp.swift
public struct ItemRepositoryImp: ItemRepository {  // ! public-implementation ItemRepositoryImp
  public func items() async throws -> [Item] { [] }
}
// file: Sources/ItemsImplementation/Presentation/Views/ItemsView.swift
import SwiftUI

/// The interface hands it out, so that it and its router are public.
public struct ItemsView: View {
  let viewModel: ItemsViewModel
  public let router: ItemsViewRouter
}

public protocol ItemsViewRouter {}
// file: Sources/ItemsImplementation/Presentation/ViewModels/ItemsViewModel.swift
public final class ItemsViewModel {}  // ! public-implementation ItemsViewModel
// file: Sources/ItemsImplementation/Presentation/ItemsTheme.swift
/// Another module uses it.
public struct ItemsTheme {}

@objc public final class ItemsBridge: NSObject {}

struct ItemsSpacing {}
// file: Sources/ItemsImplementation/Module/ItemsModuleImp.swift
import ItemsInterface

public struct ItemsModuleImp: ItemsModule {
  public init(settings: ItemsSettings) {}
}

/// The entry takes it.
public struct ItemsSettings {}
// file: Sources/Main/Theme.swift
import ItemsImplementation

struct Theme {
  let items: ItemsTheme
}
