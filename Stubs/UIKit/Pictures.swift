import Foundation
import SwiftUI

extension UIImage {
  public convenience init?(data: Data) { self.init(systemName: "") }
}

extension Image {
  /// Declared by SwiftUI; here, since that stub knows no UIKit.
  public init(uiImage: UIImage) { self.init("") }
}
