// style: repository
// Which of its own subviews a view chooses is no business decision, whatever the collection is called.
// file: Sources/Presentation/OfferView.swift
import UIKit

final class OfferView: UIView {
  @IBOutlet private var amounts: [UILabel]!
  private var options: [UIButton] = []
  private var marks = [UIImageView]()
  private lazy var choices: [OfferChoice] = []
  private let stack = UIStackView()
  private var offers: [Offer] = []
  private var offerOfOption: [UIButton: Offer] = [:]

  func selected() -> [UIButton] { options.filter { $0.isSelected } }
  func tagged() -> [UIImageView] { self.marks.filter { $0.tag > 3 } }
  func width() -> Double { amounts.reduce(0) { $0 + $1.alpha } }
  func inside() -> [UIView] { subviews.filter { $0.tag > 300 } }
  func cast() -> [UIButton] { subviews.compactMap { $0 as? UIButton }.filter { $0.tag > 300 } }
  func hide() {
    for option in options where option.tag > 300 { option.isHidden = true }
  }
  func highest() -> [OfferChoice] { choices.filter { $0.isOn }.sorted { $0.tag > $1.tag } }
  func stacked() {
    let all = stack.arrangedSubviews
    show(all.filter { $0.tag > 300 })
    let some: [UIView] = all
    show(some.filter { $0.tag > 300 })
    let others = options
    show(others.filter { $0.tag > 300 })
  }
  func shown(of candidates: [UIView]) -> [UIView] { candidates.filter { $0.tag > 300 } }
  func show(_ views: [UIView]) { views.forEach { $0.isHidden = false } }

  func large() -> [Offer] { offers.filter { $0.total > 300 } }  // ! logic-in-view OfferView -> large(): filter $0.total
  func totals() -> [Int] { options.map(\.offer.total).filter { $0 > 300 } }  // ! logic-in-view OfferView -> totals(): filter offer.total
  func rated() -> [UIButton: Offer] { offerOfOption.filter { $0.value.total > 300 } }  // ! logic-in-view OfferView -> rated(): filter $0.value.total
  func mark() {
    for offer in offers where offer.total > 300 { print(offer) }  // ! logic-in-view OfferView -> mark(): filter offer.total
  }
  func shadowed() -> [Offer] {
    let list = options
    show(list.filter { $0.tag > 300 })
    do {
      let list = offers
      return list.filter { $0.total > 300 }  // ! logic-in-view OfferView -> shadowed(): filter $0.total
    }
  }
  func unwrapped(_ list: [Offer]) -> [Offer] {
    if let list = stack.arrangedSubviews as? [UIButton] { show(list.filter { $0.tag > 300 }) }
    return list.filter { $0.total > 300 }  // ! logic-in-view OfferView -> unwrapped(_:): filter $0.total
  }
  func guarded(_ groups: [[UIButton]]) {
    groups.forEach { options in print(options.count) }
    show(options.filter { $0.tag > 300 })
  }
  func ranked() -> [Offer] {
    let options = offers
    return options.sorted { $0.name < $1.name }  // ! logic-in-view OfferView -> ranked(): sorts
  }
}
// file: Sources/Presentation/OfferChoice.swift
import UIKit

final class OfferChoice: UIView { var isOn = false }
// file: Sources/Domain/Offer.swift
struct Offer {
  let name: String
  let total: Int
}
