#if canImport(UIKit)
  import SwiftUI

  /// The sections of the app, beside the screen of one of them.
  struct SidebarView: View {
    @Bindable var navigation: SectionNavigation

    var body: some View {
      List(selection: $navigation.selected) {
        ForEach(AppSection.allCases) { section in
          Label(section.title, systemImage: section.symbol)
            .accessibilityIdentifier(section.identifier)
        }
      }
      .listStyle(.sidebar)
    }
  }
#endif
