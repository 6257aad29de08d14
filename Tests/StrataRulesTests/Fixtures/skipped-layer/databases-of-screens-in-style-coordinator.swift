// style: coordinator
// rules: skipped-layer
// Views may have the storages of the project as environment objects, but no database or file of a framework.
// file: Sources/Presentation/Views/PierView.swift
import SwiftData
import SwiftUI

struct PierView: View {
  @Query(sort: \Pier.name) private var piers: [Pier]  // ! skipped-layer PierView -> Query
  @Environment(\.modelContext) private var context  // ! skipped-layer PierView -> modelContext
  @EnvironmentObject private var storage: PierStorage
  @AppStorage("size") private var size = 12

  var body: some View {
    Text("Piers").onAppear {
      UserDefaults.standard.set(1, forKey: "piers")  // ! skipped-layer PierView -> UserDefaults
      storage.save(1)
    }
  }

  private func export(_ url: URL) throws { try Data().write(to: url) }  // ! skipped-layer PierView -> write(to:)
}

struct Pier { var name: String }
// file: Sources/Presentation/Views/PierList.swift
import SwiftUI

struct PierList: View {
  @Query var text: String
  @Environment(\.dismiss) private var dismiss
  var body: some View { Text(text) }
}
// file: Sources/Infrastructure/Storage/PierStorage.swift
import SwiftUI

final class PierStorage: ObservableObject {
  func save(_ number: Int) { UserDefaults.standard.set(number, forKey: "piers") }
}
