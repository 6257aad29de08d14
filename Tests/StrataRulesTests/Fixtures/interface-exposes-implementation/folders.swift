// style: module
// file: Sources/Interface/ItemsModule.swift
public protocol ItemsModule: ItemSource {  // ! interface-exposes-implementation ItemsModule -> ItemSource
  var cache: ItemCache { get }  // ! interface-exposes-implementation ItemsModule -> ItemCache

  func item(id: Item.ItemId) async throws -> ItemSummary  // ! interface-exposes-implementation ItemsModule -> Item
  func items(in list: [Item]) async throws -> Item?  // ! interface-exposes-implementation ItemsModule -> Item
  func list(router: ItemsRouter) -> ItemsView
  func sort<S: ItemSource>(_ source: S)  // ! interface-exposes-implementation ItemsModule -> ItemSource
  func first() -> Shown
}

/// A name for a type of the implementation is reported here only.
public typealias Shown = Item  // ! interface-exposes-implementation Shown -> Item

public struct ItemSummary {
  public let name: String
  private let source: Item?
  public var count: Int { ItemCache().count }

  public init(name: String) {
    self.name = name
    source = nil
  }
}

public enum ItemsModuleFactory {
  public static func create() -> ItemsModuleImp { ItemsModuleImp() }  // ! interface-exposes-implementation ItemsModuleFactory -> ItemsModuleImp
  public static func make() -> any ItemsModule { ItemsModuleImp() }
}
// file: Sources/Interface/ExternalDependencies.swift
public struct ExternalDependencies {
  public let log: (ItemFilter) -> Void  // ! interface-exposes-implementation ExternalDependencies -> ItemFilter
}
// file: Sources/Implementation/Domain/BusinessModels/Item.swift
public struct Item: Identifiable {
  public let id: ItemId
  public typealias ItemId = String
}

public struct ItemFilter {}
// file: Sources/Implementation/Domain/Gateways/ItemSource.swift
public protocol ItemSource {}
// file: Sources/Implementation/Data/ItemCache.swift
public final class ItemCache {
  public var count = 0
}
// file: Sources/Implementation/Presentation/Views/ItemsView.swift
import SwiftUI

public struct ItemsView: View {}

public protocol ItemsRouter {
  func showDetails()
}
// file: Sources/Implementation/Module/ItemsModuleImp.swift
public struct ItemsModuleImp: ItemsModule {
  public func item(id: Item.ItemId) async throws -> ItemSummary { ItemSummary(name: id) }
}
