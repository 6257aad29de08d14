// style: repository
// rules: direct-instantiation
// A struct that stores models and calculates with them is a value; one that changes, waits or fails is not.
// file: Sources/Domain/Label.swift
struct Label: Hashable { let title: String }
// file: Sources/Domain/Parcel.swift
struct Parcel {
  let labels: [Label]

  func titles() -> [String] {
    _ = LabelManager(labels: labels).sorted()
    _ = PrintManager(labels: labels)  // ! direct-instantiation Parcel -> PrintManager
    _ = QueueManager(labels: labels)  // ! direct-instantiation Parcel -> QueueManager
    _ = CopyManager(labels: labels)  // ! direct-instantiation Parcel -> CopyManager
    _ = PriceManager(currency: "EUR")  // ! direct-instantiation Parcel -> PriceManager
    return []
  }
}
// file: Sources/Shared/LabelManager.swift
struct LabelManager {
  let labels: [Label]
  var first: Label? { labels.first }
  func sorted() -> [String] { labels.map(\.title).sorted() }
}
// file: Sources/Shared/PrintManager.swift
struct PrintManager {
  let labels: [Label]
  func print() async -> Int { labels.count }
}
// file: Sources/Shared/QueueManager.swift
struct QueueManager {
  var labels: [Label]
  mutating func next() -> Label? { labels.popLast() }
}
// file: Sources/Shared/CopyManager.swift
struct CopyManager {
  let labels: [Label]
  func copy() -> String { UserDefaults.standard.string(forKey: "labels") ?? "" }
}
// file: Sources/Shared/PriceManager.swift
struct PriceManager {
  let currency: String
  func text() -> String { currency }
}
// file: Sources/Presentation/LabelLayoutManager.swift
import UIKit

final class LabelLayoutManager: NSLayoutManager {}
// file: Sources/Presentation/LabelText.swift
final class LabelText {
  let layout = LabelLayoutManager()
}
