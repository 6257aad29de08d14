// style: repository
// rules: logic-in-view
// Numbers that are read from a text with a default, amounts of what is named like a row, and assignments as actions.
// file: Sources/Domain/Models/Sitting.swift
import Foundation

struct Sitting {
  let fee: Decimal
  let height: Double
  let opensUntil: Date
}
// file: Sources/Presentation/SittingViewModel.swift
import Foundation

final class SittingViewModel: ObservableObject {
  @Published var chosen: Sitting?
  @Published var title = ""
  func enter(_ sitting: Sitting) {}
}
struct SittingRow { let sitting: Sitting }
// file: Sources/Presentation/SittingView.swift
import SwiftUI

struct SittingView: View {
  @ObservedObject var viewModel: SittingViewModel
  let sitting: Sitting
  @State private var weight = ""
  @State private var page = ""
  @State private var isHeavy = false

  var body: some View {
    Button("a") {
      if (Double(weight) ?? 0) <= 90 {  // ! logic-in-view
        viewModel.enter(sitting)
      }
    }
    Button("b") {
      guard (Int(weight) ?? 0) >= 12 else { return }  // ! logic-in-view
      viewModel.enter(sitting)
    }
    Button("c") { if (Int(page) ?? 0) <= 90 { viewModel.enter(sitting) } }
    Button("d") { if (Double(weight) ?? 0) > 90 { isHeavy = true } }
    Text((Double(weight) ?? 0) > 90 ? "Heavy" : "Light")
    Button("e") { choose(sitting) }
  }

  private func choose(_ sitting: Sitting) {
    guard sitting.opensUntil > Date() else { return }  // ! logic-in-view
    viewModel.chosen = sitting
  }
  private func name(_ sitting: Sitting) {
    guard sitting.opensUntil > Date() else { return }
    viewModel.title = "Open"
    isHeavy = true
  }
}
// file: Sources/Presentation/SittingCell.swift
import UIKit

final class SittingCell: UITableViewCell {
  private let feeLabel = UILabel()
  func configure(with row: SittingRow) {
    let gross = row.sitting.fee * 1.19  // ! logic-in-view
    feeLabel.text = Money.string(from: gross)
    feeLabel.frame.size.height = row.sitting.height * 1.25
  }
}
enum Money {
  static func string(from amount: Decimal) -> String { "\(amount)" }
}
