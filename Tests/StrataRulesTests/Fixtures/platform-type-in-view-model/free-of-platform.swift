// style: repository
// file: Sources/Presentation/ProfileViewModel.swift
import Combine
import Foundation
import SwiftUI

@MainActor
final class ProfileViewModel: ObservableObject {
  @Published private(set) var avatar: Data?
  @Published private(set) var uiState = UIProfile()
  private let bundle = NSBundleReader()
}

struct UIProfile {}

struct NSBundleReader {}
