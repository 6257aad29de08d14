// Where all view models do so, the project follows another convention: it is reported once.
// style: repository
// rules: view-model-throws
// file: Sources/Presentation/Tea.swift
import SwiftUI

final class TeaViewModel: ObservableObject {
  func open() throws {}  // ! view-model-throws CupViewModel -> open()
}

struct TeaView: View {
  @ObservedObject var viewModel: TeaViewModel

  var body: some View { Button("Open") { try? viewModel.open() } }
}

// file: Sources/Presentation/Cup.swift
import SwiftUI

final class CupViewModel: ObservableObject {
  func open() throws {}  // ! view-model-throws CupViewModel -> open()
}

struct CupView: View {
  @ObservedObject var viewModel: CupViewModel

  var body: some View { Button("Open") { try? viewModel.open() } }
}

// file: Sources/Presentation/Jar.swift
import SwiftUI

final class JarViewModel: ObservableObject {
  func open() throws {}  // ! view-model-throws CupViewModel -> open()
}

struct JarView: View {
  @ObservedObject var viewModel: JarViewModel

  var body: some View { Button("Open") { try? viewModel.open() } }
}

// file: Sources/Presentation/Pot.swift
import SwiftUI

final class PotViewModel: ObservableObject {
  func open() throws {}  // ! view-model-throws CupViewModel -> open()
}

struct PotView: View {
  @ObservedObject var viewModel: PotViewModel

  var body: some View { Button("Open") { try? viewModel.open() } }
}

// file: Sources/Presentation/Lid.swift
import SwiftUI

final class LidViewModel: ObservableObject {
  func open() throws {}  // ! view-model-throws CupViewModel -> open()
}

struct LidView: View {
  @ObservedObject var viewModel: LidViewModel

  var body: some View { Button("Open") { try? viewModel.open() } }
}
