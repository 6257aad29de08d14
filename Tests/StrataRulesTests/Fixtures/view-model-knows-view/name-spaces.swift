// style: repository
// file: Sources/Presentation/BadgeViewModel.swift
import UIKit

@MainActor
final class BadgeViewModel: ObservableObject {
  typealias Section = BadgeView.Section

  @Published private(set) var sections: [Section] = []
  @Published private(set) var style: BadgeView.Style = .plain

  var accessory: UITableViewCell.AccessoryType { .none }
}

// file: Sources/Presentation/BadgeView.swift
import SwiftUI

struct BadgeView: View {
  enum Style {
    case plain
  }

  struct Section {
    let title: String
  }

  var body: some View { Text("Badge") }
}
