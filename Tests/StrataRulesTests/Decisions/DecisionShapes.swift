/// The shapes in which code writes one decision. Each shape is combined with each position in which code uses it, so
/// that what is found in one of them is found in all.
enum DecisionShapes {
  /// Properties of a value of the domain: money, other quantities, and words that mean a size or a time on a screen.
  static let values = [
    "price", "quantity", "weight", "ageInDays", "temperature", "seats", "width", "depth", "distance", "volume",
    "duration", "humidity",
  ]
  /// Those that are decisions also if only their outcome is displayed: money, and what a value has room for.
  static let strictValues = ["price", "seats"]
  static let displayedValues = values.filter { !strictValues.contains($0) }
  /// Properties that are positions, pages, or what an app notes for itself.
  static let technicalValues = ["page", "index", "offset", "retries", "timestamp"]

  /// Conditions that a value `#V` is more than 40.
  static let conditions = [
    "#V > 40", "40 < #V", "!(#V <= 40)", "#V >= 40.5", "!(2...40).contains(#V)", "!(...40).contains(#V)",
    "(41...).contains(#V)",
    "!(2...40 ~= #V)", "#V > 40 && isOpen", "isOpen || #V > 40", "#V < 2 || #V > 40", "#V > most", "#V > crate.maximum",
    "Int(#V) > 40", "range.contains(#V)",
  ]

  /// What a view model does with a condition `#C`.
  static let uses = [
    "func #F() { if #C { message = \"Too much\"; return }; go() }",
    "func #F() { if #C { errorMessage = \"Too much\" } else { go() } }",
    "func #F() { guard #C else { message = \"Too much\"; return }; go() }",
    "func #F() throws { guard #C else { throw CrateError.bad } }",
    "func #F() throws { if #C { throw CrateError.bad } }",
    "func #F() { if #C { go() } }",
    "func #F() { if #C { return }; go() }",
    "func #F() { guard #C else { return }; go() }",
    "func #F() async { if #C { await wait() } }",
    "func #F() { while #C { go() } }",
    "func #F() { let isTooMuch = #C; if isTooMuch { go() } }",
    "func #F() { switch true { case #C: go(); default: break } }",
    "func #F() { isAllowed = #C }",
    "func #F() { state.isAllowed = !(#C) }",
    "func #F() { isAllowed = #C ? true : false }",
    "func #F() { if #C { isAllowed = false } }",
    "var #F: Bool { #C }",
    "func #F() -> Bool { return #C }",
    "func #F() -> Bool { if #C { return true }; return false }",
    "func #F() -> Bool { let isTooMuch = #C; return isTooMuch }",
    "func #F() -> Int { #C ? 4 : 2 }",
    "func #F() -> Int { if #C { return 4 }; return 2 }",
    "func #F() -> Int { if #C { 4 } else { 2 } }",
    "func #F() -> Int { let isTooMuch = #C; return isTooMuch ? 4 : 2 }",
    "func #F() { let days = #C ? 4 : 2; send(days) }",
    "func #F() { days = #C ? 4 : 2 }",
    "func #F() { if #C { days = 4 } }",
    "var #F: Tariff { #C ? .heavy : .light }",
    "func #F() -> Tariff { if #C { return Tariff.heavy }; return Tariff.light }",
    "func #F() { useCase.execute(isHeavy: #C) }",
  ]

  /// Patterns and choices by a value `#V`, which have no condition.
  static let patterns = [
    "func #F() { switch #V { case ..<40: go(); default: break } }",
    "func #F() -> Int { switch #V { case ..<40: return 0; default: return 5 } }",
    "func #F() -> Int { switch #V { case 6...12: 0; default: 5 } }",
    "func #F() { switch #V { case 6...12: go(); default: message = \"Too much\" } }",
    "func #F() throws { switch #V { case 6...12: break; default: throw CrateError.bad } }",
    "func #F() { if case 6...12 = #V { go() } }",
    "func #F() { guard case 6...12 = #V else { message = \"Too much\"; return }; go() }",
    "func #F() { switch #V { case let own where own > 40: go(); default: break } }",
    "func #F() { let own = #V; if own > 40 { go() } }",
    "func #F() { let own = #V; guard (6...12).contains(own) else { return }; go() }",
  ]

  /// Choices among elements `crates` by their property `#N`.
  static let filters = [
    "func #F() -> [Crate] { crates.filter { $0.#N > 40 } }",
    "func #F() -> [Crate] { crates.filter { crate in crate.#N > 40 } }",
    "func #F() -> [Crate] { crates.filter { (6...12).contains($0.#N) } }",
    "func #F() -> [Crate] { crates.filter { 6...12 ~= $0.#N } }",
    "func #F() -> Crate? { crates.first { $0.#N > 40 } }",
    "func #F() -> Bool { crates.contains { $0.#N > 40 } }",
    "func #F() -> Bool { crates.allSatisfy { $0.#N > 40 } }",
    "func #F() -> Int { crates.count { $0.#N > 40 } }",
    "func #F() -> [Crate] { let isHeavy: (Crate) -> Bool = { $0.#N > 40 }; return crates.filter(isHeavy) }",
    "func #F() { crates.removeAll { $0.#N > 40 } }",
    "func #F() { for crate in crates where crate.#N > 40 { go() } }",
    "func #F() { for crate in crates { if crate.#N > 40 { continue }; go() } }",
    "func #F() { for crate in crates { guard crate.#N > 40 else { continue }; go() } }",
    "func #F() { for crate in crates { if crate.#N > 40 { go() } } }",
  ]

  /// Sums of the property `#N` of elements `crates`.
  static let sums = [
    "func #F() -> Double { crates.map(\\.#N).reduce(0, +) }",
    "func #F() -> Double { crates.map { $0.#N }.reduce(0, +) }",
    "func #F() -> Double { crates.reduce(0) { $0 + $1.#N } }",
    "func #F() -> Double { crates.reduce(into: 0) { $0 += $1.#N } }",
    "func #F() -> Double { var r = 0.0; for crate in crates { r += crate.#N }; return r }",
    "func #F() -> Double { var r: Double = 0; for crate in crates { r = r + crate.#N }; return r }",
    "func #F() -> Double { var r = 0.0; crates.forEach { r += $0.#N }; return r }",
  ]

  /// What only shows something by a condition.
  static let displays = [
    "var #F: String { #C ? \"heavy\" : \"light\" }",
    "func #F() { title = #C ? \"heavy\" : \"light\" }",
    "func #F() { if #C { title = \"heavy\" } }",
    "func #F() { showsBadge = #C }",
    "var #FShown: Bool { #C }",
    "var #FHeight: Double { #C ? 4 : 2 }",
    "func #F() { color = #C ? .red : .green }",
  ]

  /// What a repository does with a condition.
  static let usesInData = [
    "func #F(_ crate: Crate) throws { guard #C else { throw CrateError.bad } }",
    "func #F(_ crate: Crate) throws { if #C { throw CrateError.bad } }",
    "func #F(_ crate: Crate) -> Int? { guard #C else { return nil }; return 1 }",
    "func #F(_ crate: Crate) { if #C { go() } }",
    "func #F(_ crate: Crate) -> Int { #C ? 4 : 2 }",
    "func #F(_ crate: Crate) -> Int { if #C { return 4 }; return 2 }",
    "func #F(_ crate: Crate) -> String { #C ? \"heavy\" : \"light\" }",
  ]

  /// What a view does with a condition that is more than to show something.
  static let usesInView = [
    "func #F(_ crate: Crate) -> some View { Button(\"x\") {}.disabled(#C) }",
    "func #F(_ crate: Crate) -> some View { Button(\"x\") { if #C { viewModel.go() } } }",
    "func #F(_ crate: Crate) -> Bool { #C }",
    "func #F(_ crate: Crate) { viewModel.isAllowed = #C }",
    "func #F(_ crate: Crate) { viewModel.choose(#C ? .heavy : .light) }",
  ]

  /// What only shows something in a view.
  static let displaysInView = [
    "func #F(_ crate: Crate) -> some View { Text(#C ? \"A\" : \"B\") }",
    "@ViewBuilder func #F(_ crate: Crate) -> some View { if #C { Text(\"A\") } }",
    "func #F(_ crate: Crate) -> some View { Text(\"A\").opacity(#C ? 1 : 0.5) }",
    "func #F(_ crate: Crate) -> some View { Text(\"A\").foregroundColor(#C ? .red : .green) }",
  ]

  /// What a coordinator does with a condition.
  static let routes = [
    "func #F(_ crate: Crate) { if #C { showHeavy() } else { showLight() } }",
    "func #F(_ crate: Crate) { guard #C else { showLight(); return }; showHeavy() }",
    "func #F(_ crate: Crate) { #C ? showHeavy() : showLight() }",
  ]
}
