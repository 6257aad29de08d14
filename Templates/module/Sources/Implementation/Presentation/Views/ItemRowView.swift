#if canImport(SwiftUI)
  import ShopShared
  import SwiftUI

  struct ItemRowView: View {
    let item: Item
    let locale: Locale

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text(item.name)
          Spacer()
          Text(item.price.text(locale))
        }
        // Large text, or a long name.
        VStack(alignment: .leading) {
          Text(item.name)
          Text(item.price.text(locale))
        }
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
