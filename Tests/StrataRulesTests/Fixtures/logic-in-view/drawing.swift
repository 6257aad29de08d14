// Points and lengths to draw, and positions that a screen has, are no logic; what a text field accepts is, and so is a
// change of a model.
// style: repository
// file: Sources/Domain/Models/Parcel.swift
final class Parcel {
  var isOpened = false
  let weight = 3
}
struct Offer { let title: String }
// file: Sources/Presentation/Scan/ScanView.swift
import UIKit

final class ScanView: UIView {
  private var trail: [CGFloat] = []
  private let title = UILabel()

  func ordered(_ corners: [CGPoint], _ center: CGPoint) -> [CGPoint] {
    corners.sorted { atan2($0.y - center.y, $0.x - center.x) < atan2($1.y - center.y, $1.x - center.x) }
  }

  func smooth() -> [CGFloat] {
    let last = Array(trail.suffix(20))
    return last.filter { abs($0) > 0.5 }
  }

  func show(_ offers: [Offer]) {
    guard offers.count >= 2 else { return }
    title.text = offers[0].title + offers[1].title
  }

  func open(_ parcel: Parcel) {
    parcel.isOpened = true  // ! logic-in-view ScanView
    title.text = ""
  }
}
// file: Sources/Presentation/Scan/NameField.swift
import UIKit

final class NameField: UITextField {}

extension NameField: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let text = textField.text else { return false }
    if text.count + string.count > 10 {  // ! logic-in-view NameField
      return false
    }
    if text.count == 3 { textField.text = text + "-" }
    return true
  }
}
// file: Sources/Presentation/Scan/ScanTitle.swift
import UIKit

final class ScanTitle: UILabel {
  func join(_ parts: [String], _ offers: [Offer], _ counts: [Int]) -> Int {
    let result = NSMutableAttributedString()
    attributedText = parts.reduce(into: result) { $0.append(NSAttributedString(string: $1)) }
    text = offers.reduce("") { $0 + $1.title }
    let start = 0
    return counts.reduce(start) { $0 + $1 }  // ! logic-in-view ScanTitle
  }
}
