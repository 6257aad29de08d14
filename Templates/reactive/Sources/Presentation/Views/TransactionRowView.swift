#if canImport(SwiftUI)
  import SwiftUI

  struct TransactionRowView: View {
    let transaction: Transaction
    let locale: Locale

    var body: some View {
      HStack {
        VStack(alignment: .leading) {
          Text(transaction.note)
          Text(transaction.dayText(locale))
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Text(transaction.amount.text(locale)).font(.body.monospacedDigit())
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
