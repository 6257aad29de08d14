#if canImport(SwiftUI)
  import ShopShared
  import SwiftUI

  struct ItemRowView: View {
    let item: Item
    let locale: Locale

    var body: some View {
      HStack {
        Text(item.name)
        Spacer()
        Text(item.price.text(locale))
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
