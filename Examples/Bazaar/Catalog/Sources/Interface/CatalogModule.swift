import SwiftUI

public protocol CatalogModule {
  func catalogView(router: ItemViewRouter) -> AnyView
}

public protocol ItemViewRouter {
  func showDetails(itemId: String)
}
