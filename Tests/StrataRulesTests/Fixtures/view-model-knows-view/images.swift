// style: repository
// rules: view-model-knows-view
// file: Sources/Presentation/BadgeViewModel.swift
import SwiftUI  // ! view-model-knows-view BadgeViewModel -> Image

final class BadgeViewModel: ObservableObject {
  @Published private(set) var icon: Image?  // ! view-model-knows-view BadgeViewModel -> Image
  @Published private(set) var iconName = ""
}
// file: Sources/Presentation/CoverViewModel.swift
import Combine

final class CoverViewModel: ObservableObject {
  @Published private(set) var cover: Image?
}
// file: Sources/Presentation/StampViewModel.swift
import StampKit
import UIKit

// UIKit has no type of this name.
final class StampViewModel: ObservableObject {
  private(set) var stamp: Image?
}
