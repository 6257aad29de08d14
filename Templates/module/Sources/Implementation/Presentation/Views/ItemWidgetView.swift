#if canImport(SwiftUI)
  import SwiftUI

  struct ItemWidgetView: View {
    let itemId: Item.ItemId
    let viewModel: ItemViewModel

    var body: some View {
      VStack {
        if let item = viewModel.state.value {
          ItemRowView(item: item)
        } else if let error = viewModel.state.failure {
          Text(error.localizedDescription)
        } else {
          ProgressView()
        }
      }
      .task {
        await viewModel.perform(.loadItem(itemId))
      }
    }
  }
#endif
