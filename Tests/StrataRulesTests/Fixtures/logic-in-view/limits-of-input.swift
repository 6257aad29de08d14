// style: repository
// rules: logic-in-view
// A number of the domain that limits what is entered; and comparisons that only decide what is shown.
// file: Sources/Domain/Models/Outing.swift
struct Outing {
  let berths: Int
  let taken: Int
  let crew: [String]
  let capacity: Int
  let days: [String]
}
// file: Sources/Presentation/OutingView.swift
import SwiftUI

struct OutingView: View {
  let outing: Outing
  let extra: Int
  @State private var people = 1
  @Binding var adults: Int
  @State private var page = 0
  var body: some View {
    VStack {
      Button("a") {}.disabled(people > outing.berths)  // ! logic-in-view
      Button("b") {}.disabled(adults > outing.berths)  // ! logic-in-view
      Button("c") {}.disabled(outing.taken + extra > outing.berths)  // ! logic-in-view
      Button("d") {}.disabled(outing.berths < outing.taken + people)  // ! logic-in-view
      // Pages and steps are no rule.
      Button("e") {}.disabled(page >= outing.days.count)
      Button("f") {}.disabled(page > outing.berths)
      // A part of the screen.
      if outing.crew.count >= outing.capacity { Text("Full") } else { Text("Free") }
      if outing.crew.count < outing.capacity { Button("Join") {} }
    }
  }
}
