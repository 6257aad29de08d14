// Protocols without a role, which use cases and repositories get after initialization; listeners and screens are others.
// style: reactive
// rules: property-injection
// file: Sources/Domain/Mooring.swift
protocol HarbourBell: AnyObject {
  func ring(_ times: Int)
}

protocol MooringListener: AnyObject {
  func moored()
}

protocol MoorBoatUseCase {
  func execute()
}

final class MoorBoatUseCaseImpl: MoorBoatUseCase {
  var bell: HarbourBell!  // ! property-injection MoorBoatUseCaseImpl -> HarbourBell
  var listener: MooringListener!
  // The initializer may take it or not.
  var spare: HarbourBell?
  private var own: HarbourBell!

  func execute() { own = spare }
}
// file: Sources/Presentation/MooringViewController.swift
import UIKit

final class MooringViewController: UIViewController {
  var bell: HarbourBell!
}
