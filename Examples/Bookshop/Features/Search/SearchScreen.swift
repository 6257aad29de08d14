import SwiftUI

struct SearchScreen: View {
  @State var model: SearchModel
  @State private var text = ""

  var body: some View {
    TextField("Title", text: $text)
    List(model.found) { book in
      HStack {
        Text(book.title)
        CartBadge(count: 1)
      }
    }
  }
}
