#if canImport(SwiftUI)
  import ShopInterface
  import ShopShared
  import StrataPresentation
  import SwiftUI

  struct ItemsView: View {
    let router: any ItemsRouter
    @LazyState private var viewModel: ItemsViewModel
    @State private var searchText = ""

    init(router: any ItemsRouter, viewModel: @autoclosure @escaping @MainActor () -> ItemsViewModel) {
      self.router = router
      _viewModel = LazyState(wrappedValue: viewModel())
    }

    var body: some View {
      List {
        // Beside the last items, which stay.
        if viewModel.state.value != nil, let error = viewModel.state.failure {
          Label(error.text(viewModel.locale), systemImage: "wifi.exclamationmark")
            .accessibilityIdentifier("items.warning")
        }
        if viewModel.state.isStale {
          Label("This list may be out of date.", systemImage: "clock.arrow.circlepath")
            .accessibilityIdentifier("items.stale")
        }
        ForEach(viewModel.state.value ?? []) { item in
          Button {
            router.showDetails(for: item.id)
          } label: {
            ItemRowView(item: item, locale: viewModel.locale)
          }
          .accessibilityHint("Shows the item")
          .accessibilityIdentifier("items.row")
        }
      }
      .announces(viewModel.state.failure?.text(viewModel.locale))
      .navigationTitle("Items")
      .overlay { placeholder }
      .searchable(text: $searchText)
      .onChange(of: searchText) { _, text in
        viewModel.send(.search(text))
      }
      .toolbar {
        Menu("Category", systemImage: "line.3.horizontal.decrease.circle") {
          Button("All") { viewModel.send(.filter(category: nil)) }
            .accessibilityIdentifier("items.category.all")
          ForEach(viewModel.categories) { category in
            Button(category.name) { viewModel.send(.filter(category: category.id)) }
              .accessibilityIdentifier("items.category")
          }
        }
        .accessibilityIdentifier("items.categories")
        Button("Refresh", systemImage: "arrow.clockwise") { viewModel.send(.loadItems) }
          .keyboardShortcut("r")
          .disabled(viewModel.state.isLoading)
          .accessibilityIdentifier("items.refresh")
      }
      .refreshable {
        await viewModel.perform(.loadItems)
      }
      .task {
        await viewModel.perform(.loadItems)
      }
      // An item may be changed beside the list.
      .task {
        await viewModel.perform(.followChanges)
      }
    }

    /// What is shown instead of items.
    @ViewBuilder private var placeholder: some View {
      if viewModel.state.value == nil, viewModel.state.failure == nil {
        ProgressView().accessibilityLabel("Loading")
      } else if viewModel.state.value?.isEmpty == true {
        ContentUnavailableView("No Items", systemImage: "tray")
      } else if viewModel.state.value == nil, let error = viewModel.state.failure {
        ContentUnavailableView {
          Label("No Items", systemImage: "wifi.exclamationmark")
        } description: {
          Text(error.text(viewModel.locale))
            .accessibilityIdentifier("items.error")
        } actions: {
          Button("Try Again") { viewModel.send(.loadItems) }
            .accessibilityIdentifier("items.retry")
        }
      }
    }
  }
#endif
