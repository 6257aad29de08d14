// style: repository
// An alias of a view is a view; one of a value inside a view is not.
// file: Sources/Presentation/DockView.swift
import SwiftUI

struct DockView: View {
  struct Row: Hashable {}
  var body: some View { Text("") }
}

typealias Screen = DockView
typealias DockRow = DockView.Row
// file: Sources/Presentation/DockViewModel.swift
final class DockViewModel {
  private var screen: Screen?  // ! view-model-knows-view DockViewModel -> DockView
  private var rows: [DockRow] = []
}
