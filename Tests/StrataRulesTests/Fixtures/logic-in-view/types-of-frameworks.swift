// style: repository
// A type inside a client of the network is a value.
// file: Sources/Presentation/ChartView.swift
import UIKit

final class ChartView: UIView {
  func answer(_ done: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) {
    done(URLSession.AuthChallengeDisposition.performDefaultHandling, nil)
  }
  func load() {
    _ = JSONDecoder()  // ! logic-in-view ChartView
  }
}
