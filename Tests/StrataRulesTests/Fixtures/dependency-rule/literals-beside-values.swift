// style: repository
// A literal has the type of the values beside it. Its default type is the last resort.
// file: Sources/App/Domain/Models/Meter.swift
import Foundation

struct Reading {
  var volume: Double
  var label: Substring
  var charge: Charge
}

struct Charge: ExpressibleByIntegerLiteral {
  var cents = 0
  init(integerLiteral value: Int) { cents = value }
  static func + (one: Charge, other: Charge) -> Charge { one }
}

func bounded<Value: Comparable>(_ low: Value, _ value: Value) -> Value { low }

struct Meter {
  let volumes: [Double]
  let readings: [Reading]
  let charges: [Charge]
  let volume: Double
  let width: CGFloat
  let price: Decimal
  let count: Int64
  let pause: TimeInterval
  let label: Substring

  func sum() -> String { volumes.reduce(0, +).gauge }  // ! dependency-rule Meter -> Double.gauge
  func fromZero() -> String { volumes.reduce(.zero, +).gauge }  // ! dependency-rule Meter -> Double.gauge
  func largest() -> String { volumes.reduce(0, max).gauge }  // ! dependency-rule Meter -> Double.gauge
  func charge() -> String { charges.reduce(0, +).gauge }  // ! dependency-rule Meter -> Charge
  func mapped() -> String { readings.map(\.volume).reduce(0, +).gauge }  // ! dependency-rule Meter -> Double.gauge
  func closure() -> String { readings.reduce(0) { $0 + $1.volume }.gauge }  // ! dependency-rule Meter -> Double.gauge
  func named() -> String { readings.reduce(0) { sum, one in sum + one.volume }.gauge }  // ! dependency-rule Meter -> Double.gauge
  func inside() -> String { readings.reduce(0) { max($0, $1.volume) }.gauge }  // ! dependency-rule Meter -> Double.gauge
  func early() -> String {
    readings.reduce(0) { sum, one in
      if one.label.isEmpty { return sum }
      return sum + one.volume
    }.gauge  // ! dependency-rule Meter -> Double.gauge
  }
  func into() -> String { readings.reduce(into: 0) { $0 += $1.volume }.gauge }  // ! dependency-rule Meter -> Double.gauge
  func intoNamed() -> String {
    readings.reduce(into: 0) { sum, one in
      if one.volume > 1 { sum += one.volume }
    }.gauge  // ! dependency-rule Meter -> Double.gauge
  }
  func charges2() -> String { readings.reduce(0) { $0 + $1.charge }.gauge }  // ! dependency-rule Meter -> Charge
  func least() -> String { max(0, volume).gauge }  // ! dependency-rule Meter -> Double.gauge
  func within() -> String { min(1, max(0, volume)).gauge }  // ! dependency-rule Meter -> Double.gauge
  func own() -> String { bounded(0, volume).gauge }  // ! dependency-rule Meter -> Double.gauge
  func negative() -> String { max(-1, volume).gauge }  // ! dependency-rule Meter -> Double.gauge
  func product() -> String { max(60 * 60, pause).gauge }  // ! dependency-rule Meter -> Double.gauge
  func fraction() -> String { max(0, 0.5).gauge }  // ! dependency-rule Meter -> Double.gauge
  func list() -> String { [0, volume][0].gauge }  // ! dependency-rule Meter -> Double.gauge
  func fractions() -> String { [0, 0.5][0].gauge }  // ! dependency-rule Meter -> Double.gauge
  func map() -> String? { ["a": 1, "b": volume]["a"]?.gauge }  // ! dependency-rule Meter -> Double.gauge
  func set() -> String? { Set([0, volume]).first?.gauge }  // ! dependency-rule Meter -> Double.gauge
  func steps() -> [String] { stride(from: 0, to: volume, by: 0.1).map { $0.gauge } }  // ! dependency-rule Meter -> Double.gauge
  func range() -> String { (0...volume).lowerBound.gauge }  // ! dependency-rule Meter -> Double.gauge
  func choice(_ isOn: Bool) -> String { (isOn ? 0 : volume).gauge }  // ! dependency-rule Meter -> Double.gauge
  func branch(_ isOn: Bool) -> String {
    let value = if isOn { 0 } else { volume }
    return value.gauge  // ! dependency-rule Meter -> Double.gauge
  }
  func cases(_ isOn: Bool) -> String {
    let value = switch isOn { case true: 0; case false: volume }
    return value.gauge  // ! dependency-rule Meter -> Double.gauge
  }
  func wide() -> String { max(0, width).gauge }  // ! dependency-rule Meter -> CGFloat.gauge
  func dear() -> String { max(0, price).gauge }  // ! dependency-rule Meter -> Decimal.gauge
  func many() -> String { max(0, count).gauge }  // ! dependency-rule Meter -> Int64.gauge
  func texts() -> String { ["", label][0].gauge }  // ! dependency-rule Meter -> Substring.gauge
  func joined(_ lists: [[Double]]) -> String { lists.reduce([], +)[0].gauge }  // ! dependency-rule Meter -> Double.gauge
  func alone() -> String { bounded(0, 1).digits }  // ! dependency-rule Meter -> Int.digits
  func repeated() -> String { Array(repeating: 0, count: 2)[0].digits }  // ! dependency-rule Meter -> Int.digits
  func whole() -> String { readings.reduce(0) { $0 + $1.charge.cents }.digits }  // ! dependency-rule Meter -> Int.digits
  func sumOfWhole(_ all: [Int]) -> String { all.reduce(0, +).digits }  // ! dependency-rule Meter -> Int.digits
  func text() -> String { readings.reduce("") { $0.isEmpty ? "\($1.volume)" : $0 + "," }.spaced }  // ! dependency-rule Meter -> String.spaced
  func expected() -> String {
    let largest: Double = bounded(0, 1)
    return largest.gauge  // ! dependency-rule Meter -> Double.gauge
  }

  func noDigits() -> String { max(0, volume).digits }
  func noGauge() -> String { max(0, 1).gauge }
  func noGaugeOfSum(_ all: [Int]) -> String { all.reduce(0, +).gauge }
  func noGaugeOfCount() -> String { readings.reduce(0) { $0 + $1.charge.cents }.gauge }
  func noDigitsOfList() -> String { [0, volume][0].digits }
}
// file: Sources/App/Data/Gauge.swift
import Foundation

extension Double { var gauge: String { "" } }
extension CGFloat { var gauge: String { "" } }
extension Decimal { var gauge: String { "" } }
extension Int64 { var gauge: String { "" } }
extension Substring { var gauge: String { "" } }
extension Charge { var gauge: String { "" } }
extension Int { var digits: String { "" } }
extension String { var spaced: String { "" } }
