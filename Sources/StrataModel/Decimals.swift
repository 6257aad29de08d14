/// A share of 1 in percent: `14.2 %`.
package func percent(_ share: Double) -> String { decimal(share * 100, digits: 1) + " %" }

/// A number that is not negative, with a fixed number of digits after the point, rounded half up.
package func decimal(_ value: Double, digits: Int) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let number = Int((value * Double(scale)).rounded(.toNearestOrAwayFromZero))
  if digits == 0 { return String(number) }
  let fraction = String(number % scale)
  return "\(number / scale).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
}
