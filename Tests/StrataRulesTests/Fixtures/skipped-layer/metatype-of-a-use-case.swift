// style: repository
// rules: skipped-layer, service-locator
// file: Sources/Presentation/OrdersView.swift
import SwiftUI

struct OrdersView: View {
  let resolver: OrderResolver
  let router: OrderRouter
  let viewModel: OrdersViewModel

  init(resolver: OrderResolver, router: OrderRouter) {
    self.resolver = resolver
    self.router = router
    viewModel = OrdersViewModel(load: resolver.resolve(LoadOrdersUseCase.self))  // ! service-locator OrdersView -> LoadOrdersUseCase
  }

  var body: some View { Text("") }

  func name() -> String {
    String(describing: LoadOrdersUseCase.self)  // ! skipped-layer OrdersView -> LoadOrdersUseCase
  }
  func open() { router.show(LoadOrdersUseCase.self) }  // ! skipped-layer OrdersView -> LoadOrdersUseCase
  func reload() async {
    let load = resolver.resolve(LoadOrdersUseCase.self)  // ! service-locator OrdersView -> LoadOrdersUseCase
    _ = await load.execute()  // ! skipped-layer OrdersView -> LoadOrdersUseCase
  }
}
// file: Sources/Presentation/OrdersViewModel.swift
@MainActor
final class OrdersViewModel {
  private let load: LoadOrdersUseCase

  init(load: LoadOrdersUseCase) { self.load = load }
}
// file: Sources/Presentation/OrderRouter.swift
protocol OrderRouter {
  func show<T>(_ type: T.Type)
}
// file: Sources/Presentation/OrderResolver.swift
protocol OrderResolver {
  func resolve<T>(_ type: T.Type) -> T
}
// file: Sources/Domain/LoadOrdersUseCase.swift
final class LoadOrdersUseCase {
  func execute() async -> Int { 0 }
}
