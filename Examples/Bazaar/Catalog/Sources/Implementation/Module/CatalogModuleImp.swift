import SwiftUI

public struct CatalogModuleImp: CatalogModule {
  let container: DependenciesContainer

  public init(externalDependencies: ExternalDependencies) {
    container = DependenciesContainer(externalDependencies: externalDependencies)
  }

  public func catalogView(router: ItemViewRouter) -> AnyView {
    AnyView(container.itemView(router: router, itemId: "1"))
  }
}
