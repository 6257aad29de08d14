// No layer covers the folder. Its views are placed by their role, the helpers beside them are not.
// style: repository
// file: Sources/Checkout/CheckoutView.swift
import SwiftUI

struct CheckoutView: View {
  var body: some View { EmptyView() }
}

struct CheckoutRow {  // ! unassigned-type CheckoutRow
  enum Side { case left, right }
}

enum CheckoutStep { case address, payment }  // ! unassigned-type CheckoutStep
// file: Sources/Checkout/CheckoutViewModel.swift
final class CheckoutViewModel {
  /// Its role may be in any layer: that of the enclosing type.
  enum Failure: Error { case empty }
}
// file: Sources/Checkout/CheckoutFailure.swift
/// Its role may be in any layer, and none covers the folder.
enum CheckoutFailure: Error { case empty }  // ! unassigned-type CheckoutFailure
// file: Sources/Checkout/CartService.swift
final class CartService {  // ! unassigned-type CartService
  enum Mode { case open }
}
