#if canImport(SwiftUI)
  import SwiftUI

  struct TransactionRowView: View {
    let transaction: Transaction
    let locale: Locale

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack {
          VStack(alignment: .leading) { words }
          Spacer()
          amount
        }
        // Large text, or a long note.
        VStack(alignment: .leading) {
          words
          amount
        }
      }
      .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var words: some View {
      Text(transaction.note)
      Text(transaction.dayText(locale))
        .font(.caption)
        .foregroundStyle(.secondary)
    }

    private var amount: some View {
      Text(transaction.amount.text(locale)).font(.body.monospacedDigit())
    }
  }
#endif
