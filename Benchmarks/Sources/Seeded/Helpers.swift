/// Declarations that are added to the target's file, so that seeds have something to call: members of the type, and
/// functions whose results have the type without naming it where they are called.
struct Helpers {
  let target: DeclaredType

  private var number: Int { target.index }
  private var type: String { target.kind == .protocol ? "(any \(target.name))" : target.name }
  private var access: String { target.isPublic ? "public " : "" }

  /// What the placeholders of an operator stand for.
  var replacements: [(String, String)] {
    [
      ("{value}", "seededValue\(number)"), ("{call}", "seededCall\(number)"), ("{next}", "seededNext\(number)"),
      ("{static}", "seededStatic\(number)"), ("{shared}", "seededShared\(number)"), ("{label}", "seeded\(number)"),
      ("{make}", "seededMake\(number)"), ("{maybe}", "seededMaybe\(number)"), ("{list}", "seededList\(number)"),
      ("{pair}", "seededPair\(number)"), ("{table}", "seededTable\(number)"), ("{later}", "seededLater\(number)"),
      ("{takeKey}", "seededTakeKey\(number)"), ("{take}", "seededTake\(number)"),
      ("{result}", "seededResult\(number)"), ("{each}", "seededEach\(number)"),
      ("{free}", "seededFree\(number)"), ("{constant}", "seededConstant\(number)"), ("{text}", "seededText\(number)"),
      ("{pad}", "seededPad\(number)"), ("{common}", "seededCommon\(number)"), ("{from}", "seededFrom\(number)"),
      ("{at}", "seededAt\(number)"), ("{operator}", freeOperator), ("{actor}", "SeededActor\(number)"),
      ("{notice}", "seededNotice\(number)"), ("{row}", "seededRow\(number)"),
      ("{attached}", "SeededAttached\(number)"), ("{freestanding}", "seededFreestanding\(number)"),
    ]
  }

  /// An operator of its own: digits as operator characters.
  private var freeOperator: String {
    let characters = Array("+-*%<>=&|^")
    return "~" + String(String(number).compactMap { $0.wholeNumberValue.map { characters[$0] } }) + "~"
  }

  private let implementation = #"#externalMacro(module: "SeededMacros", type: "SeededMacro")"#

  /// Declarations outside types, and a global actor. No plugin implements the macros, which no seed is compiled for.
  private var freeDeclarations: [String] {
    [
      "func seededFree\(number)() -> Int { 0 }", "let seededConstant\(number) = 1",
      "func \(freeOperator) (left: Int, right: Int) -> Int { left }",
      "@globalActor \(access)actor SeededActor\(number) { \(access)static let shared = SeededActor\(number)() }",
      "@attached(peer) \(access)macro SeededAttached\(number)() = \(implementation)",
      "@freestanding(expression) \(access)macro seededFreestanding\(number)(_ value: Int) -> Int = \(implementation)",
    ].map { $0.hasPrefix("@") ? $0 : access + $0 }
      + [
        "infix operator \(freeOperator)", "extension String {", "  \(access)var seededText\(number): String { self }",
        "  \(access)func seededPad\(number)(to count: Int) -> String { self }",
        "  \(access)static let seededCommon\(number) = \"\"",
        "  \(access)init(seededFrom\(number) value: Int) { self = \"\" }",
        "  \(access)subscript(seededAt\(number) index: Int) -> String { self }", "}",
        "extension Notification.Name { \(access)static let seededNotice\(number) = Notification.Name(\"\") }",
        "extension String.StringInterpolation {",
        "  \(access)mutating func appendInterpolation(seededRow\(number) value: Int) {}", "}",
      ]
  }

  var code: String {
    let isolation = target.kind == .actor ? "nonisolated " : ""
    var members = [
      "\(isolation)var seededValue\(number): Int { 0 }", "\(isolation)func seededCall\(number)() {}",
      "\(isolation)var seededNext\(number): \(type) { self }",
    ]
    var functions = [
      "func seededMake\(number)() -> \(type) { fatalError() }",
      "func seededMaybe\(number)() -> \(type)? { nil }",
      "func seededList\(number)() -> [\(type)] { [] }",
      "func seededPair\(number)() -> (Int, \(type)) { fatalError() }",
      "func seededTable\(number)() -> [String: \(type)] { [:] }",
      "func seededLater\(number)() async throws -> \(type) { fatalError() }",
      "func seededResult\(number)() -> Result<\(type), any Error> { fatalError() }",
      "func seededEach\(number)(_ body: (\(type)) -> Void) {}",
      "func seededTake\(number)(_ value: \(type)) {}",
    ]
    if target.kind != .protocol {
      let initializer = target.kind == .class ? "convenience init" : "init"
      members += [
        "static var seededStatic\(number): Int { 0 }", "static var seededShared\(number): \(type) { fatalError() }",
        "\(initializer)(seeded\(number): Int) { fatalError() }",
      ]
      functions.append("func seededTakeKey\(number)(_ path: KeyPath<\(type), Int>) {}")
    }
    let free = freeDeclarations.map { $0 + "\n" }.joined()
    let lines = members.map { "  \(access)\($0)\n" }.joined() + "}\n" + functions.map { "\(access)\($0)\n" }.joined()
    return "\nextension \(target.name) {\n" + lines + free
  }
}
