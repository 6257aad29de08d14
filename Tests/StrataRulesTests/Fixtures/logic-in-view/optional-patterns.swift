// style: reactive
// file: Sources/Domain/Models/Batch.swift
struct Batch {
  let grams: Double
  let viability: Double
}
// file: Sources/Presentation/BatchViewController.swift
import UIKit

enum BatchState {
  case idle
  case loaded(Batch)
  case named(String)
}

final class BatchViewController: UIViewController {
  private var state: BatchState?
  private let label = UILabel()

  func show() {
    guard case .loaded(let batch)? = state else { return }
    label.text = "\(batch.grams * batch.viability)"  // ! logic-in-view
  }

  func showOther() {
    if case let .loaded(batch)? = state { label.text = "\(batch.grams * batch.viability)" }  // ! logic-in-view
  }

  func showName() {
    guard case .named(let batch)? = state else { return }
    label.text = batch
  }
}
