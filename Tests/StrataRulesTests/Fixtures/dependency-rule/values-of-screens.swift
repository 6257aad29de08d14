// In a folder `Entities` of a screen, what a list of the screen shows is of the presentation. Other values there are models
// of the domain.
// style: coordinator
// rules: dependency-rule, framework-type-in-domain, forbidden-import
// file: Sources/Modules/Moorings/MooringsViewController.swift
import UIKit

final class MooringsViewController: UIViewController {
}

protocol SheetCellItem {
  var icon: UIImage { get }
}

extension MooringsViewController: SheetCellItem {
  var icon: UIImage { UIImage() }
}
// file: Sources/Modules/Moorings/Entities/MooringAction.swift
import UIKit

enum MooringAction: SheetCellItem {
  case book
  var icon: UIImage { UIImage() }
}
// file: Sources/Modules/Moorings/Entities/Mooring.swift
import UIKit  // ! forbidden-import Mooring -> UIKit

struct Mooring {
  let photo: UIImage  // ! framework-type-in-domain Mooring -> UIImage
}
