// A type that decodes itself is no model of the domain and would be a DTO in Data; a protocol of the domain has no type of
// a user interface. No remedy names these destinations.
// style: repository
// file: Sources/Presentation/SizeOption.swift
enum SizeOption: String, Codable { case small, large }
// file: Sources/Data/OrderBody.swift
struct OrderBody: Encodable {
  let size: SizeOption  // ! dependency-rule OrderBody -> SizeOption
}
// file: Sources/Data/PictureFeed.swift
import UIKit
final class PictureFeed {
  func watch(_ receive: (UIImage) -> Void) {}
}
// file: Sources/Domain/Picture.swift
struct Picture { let id: String }
// file: Sources/Presentation/PictureController.swift
import UIKit
final class PictureController: UIViewController {
  var feed: PictureFeed!  // ! dependency-rule PictureController -> PictureFeed

  func load() {
    feed.watch { _ in }  // ! dependency-rule PictureController -> PictureFeed
  }
}
