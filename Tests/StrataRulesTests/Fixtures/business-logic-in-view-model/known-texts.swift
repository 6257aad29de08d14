// style: repository
// rules: business-logic-in-view-model
// Texts of which the code knows all that it accepts.
// file: Sources/Presentation/ParcelViewModel.swift
import SwiftUI

@MainActor
final class ParcelViewModel: ObservableObject {
  @Published var zone = ""
  @Published var message: String?
  @Published private(set) var chosen = ""

  func choose(_ zone: String) throws {
    guard ["A", "B", "C"].contains(zone) else { throw ParcelError.unknown }  // ! business-logic-in-view-model
    chosen = zone
  }

  func send(code: String) {
    guard ["XL", "XS"].contains(code) else {  // ! business-logic-in-view-model
      message = "Unknown code"
      return
    }
    chosen = code
  }

  // Kinds of files, addresses and searches are technical, and a list of one is a comparison.
  func attach(extension suffix: String, type: String) throws {
    guard ["jpg", "png"].contains(type) else { throw ParcelError.unknown }
  }
  func open(_ url: URL) throws {
    guard ["http", "https"].contains(url.scheme) else { throw ParcelError.unknown }
  }
  func find(query: String) throws {
    guard ["a", "b"].contains(query) else { throw ParcelError.unknown }
  }
  // It only chooses what is shown.
  func title(of zone: String) -> String { ["A", "B"].contains(zone) ? "Near" : "Far" }
}

enum ParcelError: Error { case unknown }
