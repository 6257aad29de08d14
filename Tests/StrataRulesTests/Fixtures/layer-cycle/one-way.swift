// style: repository
// file: Sources/Features/Cart/Presentation/CartViewModel.swift
final class CartViewModel {
  let load: LoadCartUseCase

  init(load: LoadCartUseCase) { self.load = load }
}

struct CartRow {
  let title: String
}
// file: Sources/Features/Cart/Presentation/CartCoordinator.swift
/// Coordinators know the screens that they lead to.
final class CartCoordinator {
  func showCustomer() -> CustomerViewModel { CustomerViewModel() }
}
// file: Sources/Features/Cart/Domain/LoadCartUseCase.swift
protocol LoadCartUseCase {}
// file: Sources/Features/Customer/Presentation/CustomerViewModel.swift
final class CustomerViewModel {
  let row: CartRow? = nil
}
// file: Sources/Shared/Extensions/Rows.swift
struct Rows {
  let rows: [CartRow]
}
