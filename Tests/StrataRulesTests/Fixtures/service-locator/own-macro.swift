// A macro of the project instead of a property wrapper.
// file: strata.yml
style: repository
rules:
  service-locator: {severity: warning, wrappers: [Injected]}
// file: Sources/App/Presentation/OrdersViewModel.swift
final class OrdersViewModel {
  @Injected var loadOrders: LoadOrdersUseCase  // ! service-locator OrdersViewModel -> Injected
  @Logged var count = 0

  init() {}
}
// file: Sources/App/Domain/LoadOrdersUseCase.swift
final class LoadOrdersUseCase {
  func execute() -> Int { 1 }
}

@attached(accessor)
macro Injected() = #externalMacro(module: "AppMacros", type: "InjectedMacro")

@attached(accessor)
macro Logged() = #externalMacro(module: "AppMacros", type: "LoggedMacro")
