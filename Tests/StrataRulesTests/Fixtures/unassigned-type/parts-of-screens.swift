// No layer covers the folders. Presenters, interactors and the protocols between the parts of a screen are placed by
// their names and what they store; private types and protocols that a screen uses are placed by their file.
// style: coordinator
// file: Sources/Modules/Moorings/MooringsViewController.swift
import UIKit

private enum Metrics { static let gap = 8 }

protocol MooringsViewControllerDelegate: AnyObject {
  func didPick(_ number: Int)
}

/// Nothing in this file uses it.
protocol TideSource {  // ! unassigned-type TideSource
  func level() -> Int
}

final class MooringsViewController: UIViewController {
  weak var delegate: MooringsViewControllerDelegate?
  var presenter: MooringsPresenterInput?
}
// file: Sources/Modules/Moorings/MooringsPresenter.swift
protocol MooringsPresenterInput {
  func open()
}

final class MooringsPresenter: MooringsPresenterInput {
  weak var output: MooringsModuleOutput?
  private let interactor: MooringsInteractor

  init(interactor: MooringsInteractor) {
    self.interactor = interactor
  }

  func open() { output?.didOpen(interactor.numbers().count) }
}
// file: Sources/Modules/Moorings/MooringsModuleOutput.swift
protocol MooringsModuleOutput: AnyObject {
  func didOpen(_ number: Int)
}
// file: Sources/Modules/Moorings/MooringsInteractor.swift
final class MooringsInteractor {
  func numbers() -> [Int] { [1, 2] }
}
// file: Sources/Talks/LecturePresenter.swift
/// A person.
final class LecturePresenter {  // ! unassigned-type LecturePresenter
  var name = ""
}
// file: Sources/Loose/Buoy.swift
struct Buoy {  // ! unassigned-type Buoy
  private let light = Light.red
}

private enum Light { case red, green }
