// style: gateway
// rules: logic-in-view
// The remainder of a number of the domain is a calculation, unless it only chooses what is drawn.
// file: Sources/BusinessLogic/Models/Wagon.swift
struct Wagon {
  let kilos: Int
}
// file: Sources/Presentation/WagonView.swift
import SwiftUI

struct WagonView: View {
  let wagon: Wagon
  let weeks: [Int: String]

  var rest: Int { wagon.kilos % 400 }  // ! logic-in-view WagonView -> rest: calculation amounts

  var body: some View {
    VStack {
      Text("\(rest)").background(wagon.kilos % 2 == 0 ? .red : .blue)
      ForEach(weeks.keys.sorted(), id: \.self) { Text("\($0)") }
    }
  }
}
