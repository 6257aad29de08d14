// style: module
// Types with a role of their own are no companions, although they share the first word of their names.
// file: Sources/Implementation/Presentation/Views/ShellListScreen.swift
import SwiftUI

struct ShellListScreen: View {
  var body: some View { ShellRow() }
}

struct ShellDetailScreen: View {  // ! one-type-per-file ShellListScreen
  var body: some View { Text("") }
}

// Shown by the view of the file only.
struct ShellRow: View {
  var body: some View { Text("") }
}

final class ShellViewModel: ObservableObject {  // ! one-type-per-file ShellListScreen
  func perform(_ intent: Int) {}
}
// file: Sources/Implementation/Presentation/Views/PearlScreen.swift
import SwiftUI

struct PearlScreen: View {
  var body: some View { PearlRow(style: .round) }
}

struct PearlRow: View {
  let style: PearlStyle
  var body: some View { Text("") }
}

enum PearlStyle { case round, flat }
// file: Sources/Implementation/Data/Repositories/ReefRepositoryImp.swift
struct ReefRepositoryImp {
  let source: ReefRemoteDataSource
  func reef() async throws -> Int { 1 }
}

struct ReefRemoteDataSource {  // ! one-type-per-file ReefRepositoryImp
  func reef() async throws -> Int { 1 }
}
