// style: module
// State that another type changes without writing `=`: by operators, functions that change values, and `inout`.
// file: Sources/Implementation/Presentation/ViewModels/LoomViewModel.swift
import SwiftUI

final class LoomViewModel: ObservableObject {
  @Published var count = 0  // ! mutable-published-state LoomViewModel -> count
  @Published var rows: [Int] = []  // ! mutable-published-state LoomViewModel -> rows
  @Published var isOn = false  // ! mutable-published-state LoomViewModel -> isOn
  @Published var byName: [String: Int] = [:]  // ! mutable-published-state LoomViewModel -> byName
  @Published var size = Size()  // ! mutable-published-state LoomViewModel -> size
  @Published var shape = Shape()  // ! mutable-published-state LoomViewModel -> shape
  @Published var flag = false  // ! mutable-published-state LoomViewModel -> flag
  // An object changes itself, a function of the project that changes nothing, and the state that is only read.
  @Published var spool = Spool()
  @Published var band = Band()
  @Published var title = ""

  func perform(_ intent: Int) {
    rows.append(intent)
    title += "x"
  }
}

struct Size {
  var width = 0
}

struct Shape {
  mutating func grow() {}
}

struct Band {
  func toggle() {}
}

final class Spool {
  var turns = 0
}
// file: Sources/Implementation/Presentation/Views/LoomView.swift
import SwiftUI

struct LoomView: View {
  @ObservedObject var viewModel: LoomViewModel
  @State private var isDone = false

  var body: some View {
    Button(viewModel.title) {
      viewModel.count += 1
      viewModel.rows.append(4)
      viewModel.isOn.toggle()
      viewModel.byName["a", default: 0] += 1
      viewModel.size.width = 3
      viewModel.shape.grow()
      swap(&viewModel.flag, &isDone)
      viewModel.spool.turns = 2
      viewModel.band.toggle()
    }
  }
}
