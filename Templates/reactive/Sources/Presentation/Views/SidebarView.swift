#if canImport(UIKit)
  import SwiftUI

  /// The sections of the app, beside the screen of one of them.
  struct SidebarView: View {
    @Bindable var navigation: SectionNavigation

    var body: some View {
      List(selection: $navigation.selected) {
        Label("Payment", systemImage: "creditcard")
          .tag(AppSection.payment.id)
          .accessibilityIdentifier("sidebar.payment")
        Label("Transactions", systemImage: "list.bullet")
          .tag(AppSection.transactions.id)
          .accessibilityIdentifier("sidebar.transactions")
      }
      .listStyle(.sidebar)
    }
  }
#endif
