#if canImport(SwiftUI)
  import ItemsInterface
  import SwiftUI

  struct ItemsView: View {
    let router: any ItemsRouter
    @State private var viewModel: ItemsViewModel
    @State private var searchText = ""

    /// The view model is kept for as long as the screen is there, however often its parent makes it anew.
    init(router: any ItemsRouter, viewModel: ItemsViewModel) {
      self.router = router
      _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
      List {
        if let error = viewModel.state.failure {
          Label(error.localizedDescription, systemImage: "wifi.exclamationmark")
        }
        if viewModel.state.isStale {
          Label("These items may be out of date.", systemImage: "clock.arrow.circlepath")
        }
        ForEach(viewModel.state.value ?? []) { item in
          Button {
            router.showDetails(for: item.id)
          } label: {
            ItemRowView(item: item, format: viewModel.format)
          }
          .accessibilityIdentifier("items.row")
        }
      }
      .navigationTitle("Items")
      .overlay {
        if viewModel.state.isLoading {
          ProgressView().accessibilityLabel("Loading")
        } else if viewModel.state.value?.isEmpty == true {
          ContentUnavailableView("No Items", systemImage: "tray")
        }
      }
      .searchable(text: $searchText)
      .onSubmit(of: .search) {
        viewModel.send(.search(searchText))
      }
      .onChange(of: searchText) { _, text in
        if text.isEmpty { viewModel.send(.search(text)) }
      }
      .toolbar {
        Menu("Category", systemImage: "line.3.horizontal.decrease.circle") {
          Button("All") { viewModel.send(.filter(category: nil)) }
            .accessibilityIdentifier("items.category.all")
          ForEach(viewModel.categories, id: \.self) { category in
            Button(category) { viewModel.send(.filter(category: category)) }
              .accessibilityIdentifier("items.category")
          }
        }
        .accessibilityIdentifier("items.categories")
      }
      .refreshable {
        await viewModel.perform(.loadItems)
      }
      .task {
        await viewModel.perform(.loadItems)
      }
    }
  }
#endif
