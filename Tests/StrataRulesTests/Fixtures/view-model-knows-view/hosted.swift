// style: repository
// rules: view-model-knows-view, platform-type-in-view-model
// file: Sources/Presentation/OfferViewModel.swift
import UIKit  // ! view-model-knows-view OfferViewModel -> UIViewController

final class OfferViewModel {
  func show(from host: UIViewController) {  // ! view-model-knows-view OfferViewModel -> UIViewController
    host.present(UIHostingController(rootView: OfferView()), animated: true)  // ! view-model-knows-view OfferViewModel -> OfferView
  }

  var picture: UIImage?  // ! platform-type-in-view-model OfferViewModel -> UIImage
}
// file: Sources/Presentation/OfferView.swift
struct OfferView: View {}
// file: Sources/Presentation/StoreViewModel.swift
final class StoreViewModel {
  weak var screen: StoreHosting?  // ! view-model-knows-view StoreViewModel -> StoreHosting
}
// file: Sources/Presentation/StoreHosting.swift
import SwiftUI

final class StoreHosting: UIHostingController<OfferView> {}
