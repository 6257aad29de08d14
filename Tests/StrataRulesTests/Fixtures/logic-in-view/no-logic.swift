// style: repository
// file: Sources/Presentation/PagesView.swift
import SwiftUI

struct PagesView: View {
  @ObservedObject var viewModel: PagesViewModel
  @State private var rotationAngle = 0.0

  var body: some View {
    WebPage(request: URLRequest(url: viewModel.url))
      .onDelete { indexSet in
        for index in indexSet.sorted(by: >) { viewModel.remove(at: index) }
      }
  }

  var buttons: [PageButton] { [first, second].filter { !$0.isHidden } }
  var sections: [PageSection] { viewModel.sections.filter(\.isVisible) }
  var matching: [Page] { viewModel.pages.filter(by: viewModel.query) }
  var words: [String] { field.text.split(separator: " ").filter { !$0.isEmpty } }

  var current: Page? { viewModel.pages.filter { $0.id == viewModel.currentID }.first }
  func selected(beside indexPath: IndexPath) -> IndexPath? { chosen.filter { $0.section == indexPath.section }.max() }
  var swipe: some Gesture {
    DragGesture().onEnded { value in
      let verticalAmount = value.translation.height
      if verticalAmount > 100 { viewModel.close() }
    }
  }

  func pull(_ amount: Double) { rotationAngle = amount * 4 }

  func estimatedHeight(of entries: [Entry]) -> Double { entries.reduce(0) { $0 + $1.length } }
}
