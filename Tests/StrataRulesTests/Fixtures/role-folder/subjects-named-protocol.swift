// style: coordinator
// rules: role-folder
// A folder `Protocol` without any protocol is about those of a connection.
// file: Sources/Presentation/Settings/Protocol/TunnelSettingsView.swift
import SwiftUI

struct TunnelSettingsView: View {
  var body: some View { Text("UDP") }
}
// file: Sources/Presentation/Home/Protocols/HomeShowing.swift
protocol HomeShowing {}
// file: Sources/Presentation/Home/Protocols/HomeView.swift
import SwiftUI

struct HomeView: View {  // ! role-folder HomeView -> Protocols
  var body: some View { Text("Home") }
}
