// What is over and how much is left, as a view decides and computes it; sizes, moments just past, and what only selects a
// color or a text are none.
// style: repository
// file: Sources/Domain/Models/Offer.swift
import Foundation

struct Offer {
  let title: String
  let places: Int
  let taken: Int
  let price: Decimal
  let rebate: Decimal
  let closesAt: Date
  let postedAt: Date
  let width: Double
  let height: Double
  let isPinned: Bool
}
// file: Sources/Presentation/OfferView.swift
import SwiftUI

struct OfferView: View {
  let offer: Offer
  let isCompact: Bool

  var body: some View {
    VStack {
      Text("\(offer.places - offer.taken) places")  // ! logic-in-view
      if offer.closesAt < Date() {
        Text("Closed")
      }
      Text(offer.title).foregroundColor(.now > offer.closesAt ? .gray : .blue)
      if offer.closesAt < Date(), offer.taken < offer.places {  // ! logic-in-view
        Text("Closed with places left")
      }
      Text(offer.title).foregroundColor(offer.closesAt < Date() && !offer.isPinned ? .red : .blue)  // ! logic-in-view
      Text(offer.title).foregroundColor(offer.closesAt < Date() && isCompact ? .red : .blue)
      if offer.postedAt > Date().addingTimeInterval(-60) { Text("Just now") }
      Text(offer.title).frame(width: offer.width - offer.height)
      Text(offer.closesAt, style: .date)
    }
  }
}

final class OfferViewController: UIViewController {
  private let label = UILabel()

  func show(_ offer: Offer) {
    label.text = String(format: "%.2f", "\(offer.price - offer.rebate)")  // ! logic-in-view
    label.isHidden = offer.title.isEmpty
  }
}
