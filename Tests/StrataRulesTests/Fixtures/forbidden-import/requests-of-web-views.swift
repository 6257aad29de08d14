// style: repository
// rules: forbidden-import
// Requests that only a web view loads are no use of the network, also where the view model of the screen holds them.
// file: Sources/Presentation/LawView.swift
import LawComponents
import SwiftUI

struct LawView: View {
  @State private var request: URLRequest
  init(url: URL) { _request = State(wrappedValue: URLRequest(url: url)) }
  var body: some View { LawWebView(request: $request) }
}
struct LawScreen: View {
  let viewModel: LawViewModel
  var body: some View {
    if let request = viewModel.request { LawWebView(request: request) }
  }
}
// file: Sources/Presentation/LawViewModel.swift
import Foundation

final class LawViewModel {
  var request: URLRequest?
  init(request: URLRequest? = nil) { self.request = request }
}
// file: Sources/Presentation/DraftView.swift
import LawComponents
import SwiftUI

struct DraftView: View {
  let viewModel: DraftViewModel
  let sender: SenderViewModel
  let newsWebView: Text
  var body: some View { LawWebView(url: viewModel.url) }
}
// file: Sources/Presentation/DraftViewModel.swift
import Foundation

// It makes the request itself.
final class DraftViewModel {
  var request: URLRequest?  // ! forbidden-import DraftViewModel -> URLRequest
  var url: String { "" }
  func prepare(_ url: URL) { request = URLRequest(url: url) }  // ! forbidden-import DraftViewModel -> URLRequest
}
// file: Sources/Presentation/SenderViewModel.swift
import Foundation

// It passes the request to a function.
final class SenderViewModel {
  private let request: URLRequest  // ! forbidden-import SenderViewModel -> URLRequest
  private let send: (URLRequest) -> Void  // ! forbidden-import SenderViewModel -> URLRequest
  init(request: URLRequest, send: @escaping (URLRequest) -> Void) {  // ! forbidden-import SenderViewModel -> URLRequest
    self.request = request
    self.send = send
  }
  func start() { send(request) }
}
// file: Sources/Presentation/BannerView.swift
import SwiftUI

// A property of that name is no web view.
struct BannerView: View {
  let bannerWebView: Text
  let request: URLRequest  // ! forbidden-import BannerView -> URLRequest
  var body: some View { bannerWebView }
}
