// Extensions of framework types, functions and variables at file level are examined for what they use, if the rule selects
// files.
// rules: all
// file: strata.yml
tests: [Tests]
layers:
  Screens: {match: {path: Screens}, uses: [Store]}
  Store: {match: {path: Store}}
rules:
  no-defaults:
    select: {layer: Screens}
    forbid: {uses: [UserDefaults, UIColor], calls: ["*.cornerRadius"]}
  no-store:
    select: {path: Screens, imports: SwiftUI}
    forbid: {uses-layer: Store}
  screens-do-not-print:
    select: {suffix: Screen}
    forbid: {calls: print}
// file: Screens/View+Card.swift
import SwiftUI

extension View {
  func card() -> some View {
    print("card")
    return Text("a").cornerRadius(4)  // ! no-defaults View -> Text.cornerRadius
  }

  func keep() {
    _ = UserDefaults.standard  // ! no-defaults View -> UserDefaults
    _ = Shelf()  // ! no-store View -> Shelf
  }
}

func remember() {
  _ = UserDefaults.standard  // ! no-defaults remember() -> UserDefaults
}

let shelf = Shelf()  // ! no-store shelf -> Shelf

#if DEBUG
  func forget() { _ = UserDefaults.standard }
#endif

#Preview {
  Text("a").cornerRadius(3)
}
// file: Screens/UIColor+Brand.swift
import UIKit

extension UIColor {  // ! no-defaults UIColor -> UIColor
  static func brand() -> Int { _ = Shelf(); return 1 }
}
// file: Screens/HomeScreen.swift
struct HomeScreen {
  func show() { print("a") }  // ! screens-do-not-print HomeScreen -> print
}
// file: Store/Shelf.swift
import Foundation

struct Shelf {}
extension String { func save() { _ = UserDefaults.standard } }
// file: Tests/Helpers.swift
import Foundation

func reset() { _ = UserDefaults.standard }
