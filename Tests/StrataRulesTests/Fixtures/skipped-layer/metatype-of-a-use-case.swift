// style: repository
// file: Sources/Presentation/OrdersView.swift
import SwiftUI

struct OrdersView: View {
  var body: some View { Text("") }

  func name() -> String {
    String(describing: LoadOrdersUseCase.self)  // ! skipped-layer OrdersView -> LoadOrdersUseCase
  }
}
// file: Sources/Domain/LoadOrdersUseCase.swift
final class LoadOrdersUseCase {
  func execute() async -> Int { 0 }
}
