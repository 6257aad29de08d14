#if canImport(UIKit)
  import Foundation
  import UIKit

  extension Data {
    /// The picture, no larger than is shown, as a JPEG; the data itself if it is no picture.
    func scaledToAvatar() async -> Data {
      guard let image = UIImage(data: self) else { return self }
      let scale = 512 / Swift.max(image.size.width, image.size.height, 512)
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      return await image.byPreparingThumbnail(ofSize: size)?.jpegData(compressionQuality: 0.8) ?? self
    }
  }
#else
  import Foundation

  extension Data {
    /// The picture as it is: scaling is UIKit's.
    func scaledToAvatar() async -> Data { self }
  }
#endif
