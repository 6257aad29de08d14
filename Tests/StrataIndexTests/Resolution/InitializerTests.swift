import StrataModel
import Testing

@testable import StrataIndex

/// Whose initializer a creation calls.
struct InitializerTests {
  private static let classes = """
    class Base { init(name: String) {}; convenience init(id: Int) { self.init(name: "") } }
    class Middle: Base {}
    protocol Blank { init() }
    protocol Copied {}
    extension Copied { init(copy: Int) { fatalError() } }
    struct Form: Blank, Copied { var text = "" }

    """

  private func pairs(_ source: String) -> [String] {
    graph(Self.classes + source).pairs().filter { $0.hasPrefix("Probe ") || $0.hasPrefix("Last ") }
  }

  @Test func inheritedDesignatedInitializersBelongToTheSubclass() {
    #expect(pairs("struct Probe { let middle = Middle(name: \"\") }") == ["Probe -> Middle"])
    #expect(pairs("class Last: Middle { init() { super.init(name: \"\") } }") == ["Last -> Middle"])
  }

  @Test func inheritedConvenienceInitializersStay() {
    #expect(pairs("struct Probe { let middle = Middle(id: 1) }") == ["Probe -> Base", "Probe -> Middle"])
  }

  @Test func demandsOfProtocolsAreMetByTheType() {
    #expect(pairs("struct Probe { let form = Form() }") == ["Probe -> Form"])
    #expect(pairs("struct Probe { let form = Form(copy: 1) }") == ["Probe -> Copied", "Probe -> Form"])
  }
}
