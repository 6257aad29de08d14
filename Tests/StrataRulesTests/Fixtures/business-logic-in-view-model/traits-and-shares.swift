// style: reactive
// file: Sources/Presentation/ParcelViewModel.swift
import Foundation
import RxRelay

final class ParcelViewModel {
  private(set) var boxes = 0
  private(set) var opacity = 1.0
  let fee = BehaviorRelay<Double>(value: 0)
  let progress = BehaviorRelay<Double>(value: 0)

  var discount: Double {
    boxes >= 12 ? 0.15 : 0  // ! business-logic-in-view-model
  }
  func price(base: Double, boxes: Int) -> Double {
    boxes > 10 ? base * Double(boxes) * 0.85 : base * Double(boxes)  // ! business-logic-in-view-model
  }
  func area(base: Double, boxes: Int) -> Double { base * Double(boxes) * 0.85 }
  var scale: Double { boxes >= 12 ? 0.5 : 1 }

  func update(days: Int, rate: Double) {
    fee.accept(Double(days) * rate * 1.21)  // ! business-logic-in-view-model
    progress.accept(Double(days) * 0.5)
  }

  func pack(weight: Double, draft: ParcelDraft) -> ParcelDraft {
    opacity = weight > 0 ? 1 : 0
    return ParcelDraft(net: weight * 0.93)  // ! business-logic-in-view-model
  }

  func isOverdue(_ parcel: Parcel) -> Bool {
    guard let last = parcel.lastInspection else { return true }
    return Date() > last.addingTimeInterval(14 * 86_400)  // ! business-logic-in-view-model
  }

  func isStale(_ parcel: Parcel) -> Bool {
    guard let last = parcel.lastRefresh else { return true }
    return Date() > last.addingTimeInterval(14 * 86_400)
  }

  func isOld(_ entry: CacheEntry) -> Bool {
    Date() > entry.lastUse.addingTimeInterval(3600)
  }
}
// file: Sources/Domain/Parcel.swift
import Foundation

struct Parcel {
  var lastInspection: Date?
  var lastRefresh: Date?
}
struct ParcelDraft {
  var net: Double
}
struct CacheEntry {
  var lastUse: Date
}
