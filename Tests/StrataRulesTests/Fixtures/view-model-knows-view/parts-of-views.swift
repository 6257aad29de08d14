// style: repository
// A class inside a view is a part of it; a value, an observable class and a protocol are not.
// file: Sources/Presentation/TideViewModel.swift
import Combine

@MainActor
final class TideViewModel: ObservableObject {
  weak var curve: TideView.Curve?  // ! view-model-knows-view TideViewModel -> TideView.Curve
  private var axis: TideView.Axis?
  private var legend: TideView.Legend?
  private var mark: TideView.Mark?
  private var brush: TideView.Brush?  // ! view-model-knows-view TideViewModel -> TideView.Brush
  weak var pen: (any TideView.Pen)?
  @Published private(set) var range = TideView.Range.day

  func redraw(_ curve: TideView.Curve) { curve.points = [] }
}
// file: Sources/Presentation/TideView.swift
import SwiftUI

struct TideView: View {
  final class Curve { var points: [Double] = [] }
  final class Brush { func draw() {} }
  final class Mark: Hashable {
    let text = ""
    static func == (a: Mark, b: Mark) -> Bool { a.text == b.text }
    func hash(into hasher: inout Hasher) {}
    func reset() {}
  }
  struct Axis { let steps: Int }
  final class Legend: ObservableObject { @Published var lines: [String] = [] }
  protocol Pen: AnyObject {}
  enum Range { case day, week }
  let curve = Curve()

  var body: some View { Text("Tide") }
}
