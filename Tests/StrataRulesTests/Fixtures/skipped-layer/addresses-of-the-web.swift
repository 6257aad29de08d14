// What reads an address of the web uses the network; both are below the view model.
// style: repository
// file: Sources/Presentation/Card/CardView.swift
import UIKit

final class CardView: UIView {
  func show(_ address: String, _ file: URL) {
    guard let url = URL(string: address) else { return }
    let picture = try? Data(contentsOf: url)  // ! skipped-layer CardView -> Data(contentsOf:)
    let own = try? Data(contentsOf: file)  // ! skipped-layer CardView -> Data(contentsOf:)
    print(picture as Any, own as Any)
  }
}
