import Swinject
import UIKit

/// Builds the screens: the only place that resolves.
final class PaymentScreensFactory {
  private let resolver: Resolver

  init(resolver: Resolver) {
    self.resolver = resolver
  }

  func paymentScreen() -> UIViewController {
    PaymentViewController(viewModel: resolver.resolve(PaymentViewModel.self)!)
  }
}
