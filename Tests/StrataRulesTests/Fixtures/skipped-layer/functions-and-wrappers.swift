// style: repository
// Storage by functions, by property wrappers, and by values that write themselves.
// file: Sources/Presentation/PinViewModel.swift
import Security
import SwiftUI

@MainActor
final class PinViewModel: ObservableObject {
  @AppStorage("hint") private var hint = ""  // ! skipped-layer PinViewModel -> AppStorage

  func save(_ query: CFDictionary) {
    SecItemAdd(query, nil)  // ! skipped-layer PinViewModel -> SecItemAdd
  }

  func export(_ text: String, to url: URL) throws {
    try text.write(to: url, atomically: true, encoding: .utf8)  // ! skipped-layer PinViewModel -> write(to:)
  }

  // Neither an output stream nor a function of the project is a file.
  func describe(_ text: String, in sheet: Sheet) -> String {
    var result = ""
    text.write(to: &result)
    sheet.write(to: result)
    return result
  }
}

struct Sheet {
  func write(to name: String) {}
}
// file: Sources/Presentation/PinView.swift
import SwiftUI

struct PinView: View {
  @AppStorage("size") private var size = 12
  @SceneStorage("tab") private var tab = 0
  var body: some View { Text("Pin") }
}
// file: Sources/Domain/ClearPinUseCase.swift
import Security

final class ClearPinUseCase {
  func execute(_ query: CFDictionary) {
    SecItemDelete(query)  // ! skipped-layer ClearPinUseCase -> SecItemDelete
  }
}
// file: Sources/Data/PinStorage.swift
import Security

final class PinStorage {
  func read(_ query: CFDictionary) { SecItemCopyMatching(query, nil) }
}
