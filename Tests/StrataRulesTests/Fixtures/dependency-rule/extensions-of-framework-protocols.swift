// style: repository
// rules: dependency-rule
// Members that a layer adds to a protocol of a framework belong to that layer, whatever value they are used on.
// file: Sources/Data/Json.swift
struct WireRow { var text = "" }
extension Encodable { var wire: WireRow { WireRow() } }
extension CustomStringConvertible { func logLine() -> String { description } }
extension Hashable { var slot: Int { 0 } }
// file: Sources/Domain/Usage.swift
import Foundation

struct Point: Codable { var x = 0 }

struct Usage {
  func numbers(_ i: Int, _ d: Double, _ b: Bool) {
    _ = i.wire  // ! dependency-rule
    _ = d.wire  // ! dependency-rule
    _ = b.wire  // ! dependency-rule
    _ = i.logLine()  // ! dependency-rule
  }
  func texts(_ text: String, _ url: URL, _ date: Date, _ data: Data, _ id: UUID) {
    _ = text.wire  // ! dependency-rule
    _ = url.wire  // ! dependency-rule
    _ = date.wire  // ! dependency-rule
    _ = data.wire  // ! dependency-rule
    _ = id.wire  // ! dependency-rule
  }
  func collections(_ list: [Int], _ points: [Point], _ byName: [String: Int], _ set: Set<Int>, _ price: Decimal?) {
    _ = list.wire  // ! dependency-rule
    _ = points.wire  // ! dependency-rule
    _ = byName.wire  // ! dependency-rule
    _ = set.wire  // ! dependency-rule
    _ = price.slot  // ! dependency-rule
    _ = list.logLine()  // ! dependency-rule
  }
}
// file: Sources/Presentation/KitView.swift
import SwiftUI

final class Kit {}

struct KitView: View {
  @Environment(Kit.self) private var kit
  @Environment(\.locale) private var locale
  var body: some View {
    Text(kit.row.text)  // ! dependency-rule
    Text(locale.identifier)
  }
}
// file: Sources/Data/Kit.swift
extension Kit { var row: WireRow { WireRow() } }  // ! dependency-rule Kit -> Kit
