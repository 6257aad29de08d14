// A view controller is one by the class it inherits from, whatever its name.
// style: coordinator
// file: Sources/Presentation/Views/KilnVC.swift
import UIKit

final class KilnVC: UIViewController {
  private let label = KilnLabel()

  func open() {
    present(GlazeVC(), animated: true)  // ! navigation-in-view KilnVC -> GlazeVC
  }

  func openLater() {
    let next = GlazeVC()  // ! navigation-in-view KilnVC -> GlazeVC
    next.modalPresentationStyle = .fullScreen
    present(UINavigationController(rootViewController: next), animated: true)
  }

  func openTable() {
    present(ClayTable(), animated: true)  // ! navigation-in-view KilnVC -> ClayTable
  }

  func hint() {
    popup.present(KilnLabel(), animated: true)
  }
}
// file: Sources/Presentation/Views/GlazeVC.swift
import UIKit

final class GlazeVC: UIViewController {}
// file: Sources/Presentation/Views/ClayTable.swift
import UIKit

class BaseTable: UITableViewController {}
final class ClayTable: BaseTable {}
// file: Sources/Presentation/Views/KilnLabel.swift
import UIKit

final class KilnLabel: UIView {}
