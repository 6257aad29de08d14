// Pages of one screen, containers and parts of it are no next screens.
// style: coordinator
// rules: navigation-in-view
// file: Sources/Presentation/Views/AlbumController.swift
import UIKit

final class AlbumController: UIViewController {
  private let loading = AlbumPlaceholder(ratio: 2)
  private lazy var songs = SongsController()
  private lazy var reviews = ReviewsController()
  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  func turn(toSongs isFirst: Bool) {
    pages.setViewControllers([isFirst ? songs : reviews], direction: .forward, animated: true)
  }

  func turnToLyrics() {
    pages.setViewControllers([LyricsController()], direction: .forward, animated: false)
  }

  func restart() {
    navigationController?.setViewControllers([SongsController()], animated: true)  // ! navigation-in-view AlbumController -> SongsController
  }

  func float(above screen: UIViewController) {
    screen.present(SheetController(rootViewController: self), animated: true)
  }

  func showLyrics() {
    let container = SheetController(
      rootViewController: LyricsController())  // ! navigation-in-view AlbumController -> LyricsController
    present(container, animated: true)
  }

  func lock(_ window: UIWindow) {
    window.rootViewController = BaseController()
  }

  func unlock(_ window: UIWindow) {
    window.rootViewController = LyricsController()  // ! navigation-in-view AlbumController -> LyricsController
  }

  func choose() {
    show(
      PickerController { [weak self] in self?.loading.isHidden = true },  // ! navigation-in-view AlbumController -> PickerController
      sender: nil)
  }
}
// file: Sources/Presentation/Views/AlbumPlaceholder.swift
import UIKit

final class AlbumPlaceholder: UIView {
  init(ratio: Double) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}
// file: Sources/Presentation/Views/Screens.swift
import UIKit

class BaseController: UIViewController {}
final class SongsController: BaseController {}
final class ReviewsController: BaseController {}
final class LyricsController: BaseController {}
final class SheetController: UINavigationController {}
final class PickerController: UIViewController {
  init(done: @escaping () -> Void) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
