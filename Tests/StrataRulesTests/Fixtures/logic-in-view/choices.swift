// style: repository
// What a view chooses by a quantity for the domain is a decision; a text, a colour or a size is none.
// file: Sources/Domain/Parcel.swift
struct Parcel {
  let weight: Double
  let recipientAge: Int
  let tariff: Tariff
}

enum Tariff {
  case adult, child
}
// file: Sources/Presentation/ParcelViewModel.swift
final class ParcelViewModel {
  private(set) var tariff: Tariff = .adult

  func pay(_ surplus: Double) {}
  func select(_ tariff: Tariff) { self.tariff = tariff }
  func resize(height: Double) {}
  func show(_ text: String) {}
}
// file: Sources/Presentation/ParcelView.swift
import SwiftUI

struct ParcelView: View {
  let parcel: Parcel
  let viewModel: ParcelViewModel

  var body: some View {
    Button("Pay") { viewModel.pay(parcel.weight > 20 ? 9.9 : 4.9) }  // ! logic-in-view
    Button("Select") { viewModel.select(parcel.recipientAge >= 18 ? .adult : .child) }  // ! logic-in-view
    Text(parcel.weight > 20 ? "heavy" : "light")
      .opacity(parcel.weight > 20 ? 0.5 : 1)
      .foregroundColor(parcel.recipientAge >= 18 ? .red : .green)
      .onAppear { viewModel.show(parcel.weight > 20 ? "heavy" : "light") }
      .onTapGesture { open(parcel.weight > 20 ? 1 : 0) }
  }

  private func open(_ page: Int) {}
  private var category: Tariff { parcel.recipientAge >= 18 ? .adult : .child }  // ! logic-in-view
  private var surcharge: Double { parcel.weight > 20 ? 9.9 : 0 }  // ! logic-in-view
  private var spacing: Double { parcel.weight > 20 ? 8 : 4 }
  private var name: String { parcel.weight > 20 ? "heavy" : "light" }
}
