import Foundation
import SwiftUI

extension UIImage {
  public convenience init?(data: Data) { self.init(systemName: "") }
  public var size: CGSize { CGSize(width: 0, height: 0) }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension Image {
  /// Declared by SwiftUI; here, since that stub knows no UIKit.
  public init(uiImage: UIImage) { self.init("") }
}
