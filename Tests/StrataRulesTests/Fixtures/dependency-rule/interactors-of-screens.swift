// style: repository
// rules: dependency-rule, forbidden-import, misplaced-type
// file: Sources/Screens/CodeViewController.swift
import UIKit

final class CodeViewController: UIViewController {
  protocol Interacting {
    func submit(_ code: String)
  }
}

// file: Sources/Wiring/Interactors/CodeInteractor.swift
import UIKit

// It answers a screen, whatever its folder is called.
struct CodeInteractor: CodeViewController.Interacting {
  let showNext: (UIViewController) -> Void

  func submit(_ code: String) {}
}

// file: Sources/Wiring/Interactors/SubmitCodeInteractor.swift
import UIKit  // ! forbidden-import SubmitCodeInteractor -> UIKit

struct SubmitCodeInteractor {
  func execute(_ code: String) {}
}
