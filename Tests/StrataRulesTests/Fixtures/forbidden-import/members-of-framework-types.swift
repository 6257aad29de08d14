// Who uses a member that an extension adds to a type of a framework knows the framework: its own import is reported.
// style: repository
// rules: forbidden-import
// file: Sources/Extensions/UIImage+Icons.swift
import UIKit

extension UIImage {
  static let anchor = UIImage(named: "anchor")
}

enum IconCache {
  static let shared = UIImage(named: "cache")  // ! forbidden-import IconCache -> UIImage
}

// file: Sources/Domain/Harbor.swift
import UIKit  // ! forbidden-import Harbor -> UIKit

struct Harbor {
  func icon() { _ = UIImage.anchor }
  func cached() { _ = IconCache.shared }  // ! forbidden-import IconCache -> UIImage
}
