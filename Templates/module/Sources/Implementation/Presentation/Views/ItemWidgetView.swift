#if canImport(SwiftUI)
  import StrataPresentation
  import SwiftUI

  struct ItemWidgetView: View {
    let itemId: Item.ItemId
    @LazyState private var viewModel: ItemViewModel

    init(itemId: Item.ItemId, viewModel: @autoclosure @escaping @MainActor () -> ItemViewModel) {
      self.itemId = itemId
      _viewModel = LazyState(wrappedValue: viewModel())
    }

    var body: some View {
      VStack {
        if let item = viewModel.state.value {
          ItemRowView(item: item, locale: viewModel.locale)
        } else if let error = viewModel.state.failure {
          Text(error.text(viewModel.locale))
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
