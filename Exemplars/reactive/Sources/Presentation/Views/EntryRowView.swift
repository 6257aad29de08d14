#if canImport(SwiftUI)
  import StrataPresentation
  import SwiftUI

  struct EntryRowView: View {
    let entry: Entry

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: entry.exampleField.fieldText)
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
