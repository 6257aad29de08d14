// style: coordinator
// file: Sources/Presentation/Views/Cart/CartView.swift
import SwiftUI

struct CartView: View {
  var body: some View { Text("Cart") }
}
// file: Sources/Presentation/Views/Cart/CartViewModel.swift
final class CartViewModel {}  // ! role-folder CartViewModel -> Views
// file: Sources/Presentation/ViewModels/OrderViewModel.swift
final class OrderViewModel {}
// file: Sources/Presentation/Views/ViewModels/ItemViewModel.swift
final class ItemViewModel {}
// file: Sources/Presentation/Checkout/CheckoutViewModel.swift
final class CheckoutViewModel {}
// file: Sources/Domain/UseCases/GetCartUseCase.swift
protocol GetCartUseCase { func execute() -> Cart }
struct Cart {}
// file: Sources/Domain/UseCases/CartRepository.swift
protocol CartRepository { func cart() -> Cart }  // ! role-folder CartRepository -> UseCases
// file: Sources/Data/Repositories/CartDTO.swift
struct CartDTO: Decodable {}  // ! role-folder CartDTO -> Repositories
// file: Sources/Data/DTOs/OrderDTO.swift
struct OrderDTO: Decodable {
  struct LineDTO: Decodable {}
}
