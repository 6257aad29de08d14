#if canImport(SwiftUI)
  import SwiftUI

  struct ItemRowView: View {
    let item: Item
    let format: DecimalFormat

    var body: some View {
      HStack {
        Text(item.name)
        Spacer()
        Text(item.price.text(format))
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
