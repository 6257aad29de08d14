#if canImport(SwiftUI)
  import SwiftUI

  struct ItemRowView: View {
    let item: Item

    var body: some View {
      HStack {
        Text(item.name)
        Spacer()
        Text(item.price.text)
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
