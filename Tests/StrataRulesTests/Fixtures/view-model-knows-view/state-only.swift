// style: repository
// file: Sources/Presentation/HomeViewModel.swift
import SwiftUI

@MainActor
final class HomeViewModel: ObservableObject {
  @Published private(set) var rows: [HomeRowViewModel] = []
  @Published private(set) var accent: Color = .blue
  weak var output: HomeViewOutput?

  struct Text {
    let value: String
  }

  private let headline = Text(value: "Home")
}

struct HomeRowViewModel {
  let title: String
}

protocol HomeViewOutput: AnyObject {}
