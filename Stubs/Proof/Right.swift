// Must compile against the stubs, and only against them.
#if canImport(SwiftUI) && canImport(Combine)
  import SwiftUI

  @MainActor @Observable final class CounterViewModel {
    var count = 0
    func load() async { count += 1 }
  }

  struct CounterView: View {
    @State var viewModel: CounterViewModel
    @State private var name = ""

    var body: some View {
      NavigationStack {
        VStack(alignment: .leading) {
          Text("Count: \(viewModel.count)").font(.headline)
          if viewModel.count > 3 { Text(name).foregroundStyle(.secondary) } else { ProgressView() }
          TextField("Name", text: $name)
          Button("More") { Task { await viewModel.load() } }
        }
        .navigationTitle("Counter")
      }
      .task { await viewModel.load() }
    }
  }
#else
  #error("the stubs cannot be imported")
#endif
