import Foundation
import ShopInterface
import ShopShared

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Makes what the module is made of, layer by layer.
struct CartDependenciesContainer {
  init(externalDependencies: CartExternalDependencies) {
    external = externalDependencies
    domain = Domain(data: Data(external: externalDependencies), decorator: externalDependencies.decorator)
    presentation = Presentation(domain: domain, locale: externalDependencies.locale)
  }

  func addToCart(itemId: CartLine.ItemId) async throws(CartModuleError) {
    try await domain.addToCartUseCase().execute(itemId: itemId)
  }

  func counts() -> AsyncThrowingStream<Int, any Error> {
    let carts = domain.observeCartUseCase().execute()
    return AsyncThrowingStream { continuation in
      let task = Task {
        do {
          for try await cart in carts { continuation.yield(cart.count) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  #if canImport(SwiftUI)
    @MainActor func cartView(router: any CartRouter) -> Screen {
      AnyView(
        CartView(
          router: router, itemWidget: { [external] in external.itemsModule().itemWidget(id: $0) },
          viewModel: cartViewModel()))
    }

    @MainActor func cartWidget() -> Screen {
      AnyView(CartWidgetView(viewModel: cartViewModel()))
    }
  #endif

  @MainActor func cartViewModel() -> CartViewModel { presentation.cartViewModel() }

  private let external: CartExternalDependencies
  private let domain: Domain
  private let presentation: Presentation
}

extension CartDependenciesContainer {
  fileprivate struct Data {
    let cartRepository: any CartRepository
    let itemGateway: any ItemGateway

    init(external: CartExternalDependencies) {
      cartRepository = external.decorator.decorate(
        CartRepositoryImp(store: CartStoreDataSourceImp(storage: external.storage), report: external.logger.report),
        as: (any CartRepository).self)
      itemGateway = external.decorator.decorate(
        ItemGatewayImp(itemsModule: external.itemsModule), as: (any ItemGateway).self)
    }
  }

  fileprivate struct Domain {
    let data: Data
    let decorator: any LayerDecorator

    func addToCartUseCase() -> any AddToCartUseCase {
      let useCase = AddToCartUseCaseImp(itemGateway: data.itemGateway, cartRepository: data.cartRepository)
      return decorator.decorate(useCase, as: (any AddToCartUseCase).self)
    }

    func removeFromCartUseCase() -> any RemoveFromCartUseCase {
      let useCase = RemoveFromCartUseCaseImp(cartRepository: data.cartRepository)
      return decorator.decorate(useCase, as: (any RemoveFromCartUseCase).self)
    }

    /// Not decorated: it is no step, which would never end.
    func observeCartUseCase() -> any ObserveCartUseCase {
      ObserveCartUseCaseImp(cartRepository: data.cartRepository)
    }
  }

  @MainActor
  fileprivate struct Presentation {
    let domain: Domain
    let locale: Locale

    nonisolated init(domain: Domain, locale: Locale) {
      self.domain = domain
      self.locale = locale
    }

    func cartViewModel() -> CartViewModel {
      CartViewModel(
        observeCartUseCase: domain.observeCartUseCase(), removeFromCartUseCase: domain.removeFromCartUseCase(),
        locale: locale)
    }
  }
}
