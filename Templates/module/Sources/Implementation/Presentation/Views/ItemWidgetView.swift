#if canImport(SwiftUI)
  import SwiftUI

  struct ItemWidgetView: View {
    let itemId: Item.ItemId
    @State private var viewModel: ItemViewModel

    init(itemId: Item.ItemId, viewModel: ItemViewModel) {
      self.itemId = itemId
      _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
      VStack {
        if let item = viewModel.state.value {
          ItemRowView(item: item, format: viewModel.format)
        } else if let error = viewModel.state.failure {
          Text(error.localizedDescription)
        } else {
          ProgressView().accessibilityLabel("Loading")
        }
      }
      .task {
        await viewModel.perform(.loadItem(itemId))
      }
    }
  }
#endif
