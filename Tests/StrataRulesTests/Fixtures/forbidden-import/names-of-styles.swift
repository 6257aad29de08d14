// style: repository
// rules: forbidden-import, framework-type-in-domain
// A style's short names are the framework's only where the module imports it; an import that is reported stands for
// all that it brings in.
// file: Sources/Presentation/FeedViewModel.swift
final class FeedViewModel {
  func load(_ request: URLRequest) {}  // ! forbidden-import FeedViewModel -> URLRequest
}
// file: Sources/Presentation/HelpView.swift
import WebKit

struct HelpView {
  let page: WKWebView
  let session: URLSession  // ! forbidden-import HelpView -> URLSession
  func show(_ url: URL) { page.load(URLRequest(url: url)) }
}
// file: Sources/Domain/Entities/Feed.swift
struct Feed {
  let color: Color
  let stored: UserDefaults  // ! framework-type-in-domain Feed -> UserDefaults
}
// file: Sources/Domain/Entities/Picture.swift
import UIKit  // ! forbidden-import Picture -> UIKit

struct Picture {
  let image: UIImage  // ! framework-type-in-domain Picture -> UIImage
  let color: UIColor  // ! framework-type-in-domain Picture -> UIColor
}
// file: Sources/Data/FeedRepositoryImpl.swift
import Foundation

final class FeedRepositoryImpl {
  func load(_ request: URLRequest) {}
  func draw(_ image: UIImage) {}  // ! forbidden-import FeedRepositoryImpl -> UIImage
}
