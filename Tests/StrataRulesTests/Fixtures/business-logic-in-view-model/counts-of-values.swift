// style: repository
// rules: business-logic-in-view-model, business-logic-in-data, logic-in-view
// Numbers of parts that a value of the domain has, also where the word means something on screens; dates of a stored value;
// regular expressions whose result is kept.
// file: Sources/Domain/Entities/Loom.swift
import Foundation

struct Loom {
  var frameCount: Int
  var rowCount: Int
  var lastRepair: Date
}
// file: Sources/Presentation/Features/Loom/LoomViewModel.swift
import Foundation

final class LoomViewModel {
  private let loom: Loom
  private var retryCount = 0
  var isCodeValid = false
  var message: String?

  init(loom: Loom) { self.loom = loom }

  var canWeaveCloth: Bool {
    loom.frameCount > 6  // ! business-logic-in-view-model LoomViewModel -> canWeaveCloth: threshold loom.frameCount
  }

  var text: String { loom.frameCount == 1 ? "1 frame" : "\(loom.frameCount) frames" }

  var mayRetry: Bool { retryCount < 3 }

  func check(code: String) {
    isCodeValid = code.range(of: "^[A-Z]{3}$", options: .regularExpression) != nil  // ! business-logic-in-view-model LoomViewModel -> check(code:): validation range
  }

  func found(in texts: [String], _ pattern: String) -> [String] {
    texts.filter { $0.range(of: pattern, options: .regularExpression) != nil }
  }

  func plan(_ date: Date) {
    guard date.timeIntervalSince(loom.lastRepair) > 30 * 86_400 else {  // ! business-logic-in-view-model LoomViewModel -> plan(_:): dateRange date.timeIntervalSince.loom.lastRepair
      message = "The last repair is less than a month ago"
      return
    }
  }
}
// file: Sources/Presentation/Features/Loom/LoomView.swift
import SwiftUI

struct LoomView: View {
  let loomCount: Int
  let metersPerLoom: Int
  let rowCount: Int
  let cellsPerRow: Int

  var body: some View {
    Text("Yarn: \(loomCount * metersPerLoom) m")  // ! logic-in-view LoomView -> body: calculation amounts
    Text("Cells: \(rowCount * cellsPerRow)")
  }
}
// file: Sources/Data/Repositories/LoomRepositoryImpl.swift
final class LoomRepositoryImpl {
  func save(_ loom: Loom) throws {
    if loom.frameCount > 12 { throw LoomError.full }  // ! business-logic-in-data LoomRepositoryImpl -> save(_:): validation loom.frameCount
    if loom.rowCount > 0 { return }
  }
}

enum LoomError: Error { case full }
// file: Sources/Presentation/Features/Loom/LoanViewModel.swift
import Foundation

final class LoanViewModel {
  private let loom: Loom

  init(loom: Loom) { self.loom = loom }

  var storageFee: Decimal {
    let days = Calendar.current.dateComponents([.day], from: loom.lastRepair, to: Date()).day ?? 0  // ! business-logic-in-view-model LoanViewModel -> storageFee: dateDifference days
    return days > 14 ? 5 : 0  // ! business-logic-in-view-model LoanViewModel -> storageFee: dateRange days
  }

  var pages: Int {
    let days = Calendar.current.dateComponents([.day], from: loom.lastRepair, to: Date()).day ?? 0
    return days > 14 ? 2 : 1
  }
}
// file: Sources/Presentation/Features/Loom/LoomViewController.swift
import UIKit

final class LoomViewController: UIViewController {
  let nameField = UITextField()
  let saveButton = UIButton()
  let hint = UILabel()

  @objc func nameChanged() {
    saveButton.isEnabled = (nameField.text ?? "").count >= 3  // ! logic-in-view LoomViewController -> nameChanged(): validation nameField.text.count
    hint.isHidden = (nameField.text ?? "").count >= 3
  }
}
// file: Sources/Data/Repositories/SeatRepositoryImpl.swift
final class SeatRepositoryImpl {
  func book(_ guests: [String], at workshop: Workshop) throws {
    if guests.count > workshop.seats { throw LoomError.full }  // ! business-logic-in-data SeatRepositoryImpl -> book(_:at:): validation guests.count
    if guests.count > workshop.seats { return }
  }
}
// file: Sources/Domain/Entities/Workshop.swift
struct Workshop { var seats: Int }
