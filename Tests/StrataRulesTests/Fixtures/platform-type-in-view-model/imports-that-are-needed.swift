// style: coordinator
// rules: platform-type-in-view-model
// An import is not called idle where a type may come from it; a default for a protocol of the project is what the rule asks for.
// file: Sources/Presentation/ListViewModels.swift
import UIKit

protocol LinkOpening { func open(_ link: String) }
extension UIApplication: LinkOpening {
  func open(_ link: String) {}
}

final class LinksViewModel {
  private let opener: LinkOpening
  private(set) var application: UIApplication?  // ! platform-type-in-view-model LinksViewModel -> UIApplication
  init(opener: LinkOpening = UIApplication.shared) { self.opener = opener }
}
// file: Sources/Presentation/RowsViewModel.swift
import UIKit

final class RowsViewModel {
  func apply(_ snapshot: NSDiffableDataSourceSnapshotReference) {}
}
// file: Sources/Presentation/LinesViewModel.swift
import UIKit  // ! platform-type-in-view-model LinesViewModel -> UIKit

final class LinesViewModel: NSObject {
  private let lines: NSArray = []
}
