// style: gateway
// file: Sources/Presentation/LoginView.swift
import SwiftUI

struct LoginView: View {
  @State private var phone = ""
  @State private var names: [String] = []

  var body: some View {
    Button("Send") {}
      .disabled(phone.count < 9)  // ! logic-in-view LoginView
    Button("Next") {}
      .disabled(names.count < 1)
      .opacity(names.count > 3 ? 1 : 0.5)
  }
}
