import Testing

@testable import StrataIndex

/// Which of several members of one name is meant.
struct MemberLookupTests {
  /// Which of several files of a type is used may decide about a layer: nothing is guessed.
  @Test func equalMembersInSeveralFilesAreAmbiguous() {
    let graph = graph([
      "Sources/M/A.swift": """
      struct User {}
      protocol Marked { func mark() }
      extension User { func a(_ s: String) {}; func b() -> String { "" }; func c(_ s: String) {} }
      """,
      "Sources/M/B.swift": """
      extension User { func a(_ i: Int) {}; func b() -> Int { 1 }; func d() {} }
      extension Marked { func mark() {} }
      """,
      "Sources/M/C.swift": """
      struct Tied { func t(_ u: User) { u.a(unknown()); if u.b() > unknown() {}; list.forEach(u.a) } }
      struct Sure { func t(_ u: User, _ m: any Marked) { u.a(1); u.c("x"); u.d(); m.mark() } }
      """,
    ])
    #expect(graph.gapNames.filter { $0.hasPrefix("ambiguous") } == ["ambiguous a", "ambiguous b", "ambiguous a"])
    #expect(graph.pairs() == ["Sure -> Marked", "Sure -> User", "Tied -> User"])
  }

  /// The element type of a list may be unknown: `count` is then its property, not a function that an extension for some
  /// element type adds. With an argument, a label or an expected function it is that function.
  @Test func aPropertyIsNoFunctionThatNeedsArguments() {
    let graph = graph([
      "Sources/M/A.swift": """
      struct Crate {}
      extension [Crate] { func count(of crate: Crate) -> Int { 1 } }
      """,
      "Sources/M/B.swift": """
      struct Plain { func t() -> Bool { let list = [unknown()]; return list.count == 1 && [1].count > 0 } }
      struct Known { let list: [Crate]; func t() -> Int { list.count } }
      struct Called { func t(_ crate: Crate) -> Int { let list = [unknown()]; return list.count(of: crate) } }
      """,
    ])
    let uses = graph.references.filter { graph.text($0.member, in: $0.file) == "count" && $0.memberDeclaration != nil }
    #expect(uses.compactMap { $0.source.map { graph[$0].name } } == ["Called"])
  }

  /// Extensions of two modules may add members that nothing else tells apart.
  @Test func membersOfTheOwnModuleShadowImportedOnes() {
    let graph = graph([
      "Sources/Articles/A.swift": "public struct Article {}",
      "Sources/Account/B.swift": """
      import Articles
      public struct Feed {}
      public struct Icon {}
      extension Article {
        public var feed: Feed { Feed() }
        public func icon(of size: Int) -> Icon { Icon() }
        public func share(_ text: String) -> Icon { Icon() }
      }
      """,
      "Sources/App/C.swift": """
      import Account
      import Articles
      struct OwnFeed { func open() {} }
      extension Article {
        var feed: OwnFeed { OwnFeed() }
        func icon(of size: Int) -> Icon { Icon() }
        func share(_ number: Int) -> OwnFeed { OwnFeed() }
      }
      """,
      "Sources/App/D.swift": """
      import Account
      import Articles
      struct Row {
        func show(_ article: Article) { article.feed.open(); _ = article.icon(of: 1); _ = article.share("x") }
      }
      """,
    ])
    #expect(graph.gaps.isEmpty, "\(graph.gapNames)")
    #expect(graph.pairs().contains("Row -> OwnFeed"))
    let members = graph.references.filter { $0.source.map { graph[$0].name } == "Row" }.compactMap(\.memberDeclaration)
    let files = Set(members.map { graph[$0.file].path })
    #expect(files.contains("Sources/App/C.swift") && files.contains("Sources/Account/B.swift"))
  }

  @Test func overloadsThatMakeTheSameOfSelf() {
    let graph = graph(
      """
      protocol Mark { func set(_ status: Status) }
      struct Status { init(code: Int) {} }
      protocol Tracer {
        associatedtype Span: Mark
        func start<T>(_ name: String, at time: T) -> Span
      }
      extension Tracer {
        func start(_ name: String, at time: some Equatable = 0) -> Span { fatalError() }
        func trace() { let span = start("a", at: 1); span.set(.init(code: 1)) }
      }
      """)
    #expect(graph.gapNames == [])
    #expect(graph.pairs().contains("Tracer -> Status"))
  }

  @Test func typesOfFrameworksHaveWhatProtocolsDemandByThemselves() {
    let graph = graph(
      """
      import Foundation
      protocol Bounded { static var max: Self { get } }
      protocol Storing { func object(forKey key: String) -> Any? }
      extension Storing { func date(forKey key: String) -> Any? { object(forKey: key) } }
      extension Int: Bounded {}
      extension UserDefaults: Storing {}
      struct Given { func run(_ defaults: UserDefaults) { print(Int.max, defaults.object(forKey: "a") as Any) } }
      struct Extended { func run(_ defaults: UserDefaults) { print(defaults.date(forKey: "a") as Any) } }
      """)
    #expect(graph.pairs() == ["Extended -> Storing"])
  }

  @Test func extensionsGiveOnlyToThoseThatTheirClausesName() {
    let graph = graph(
      """
      struct Part { var text = "" }
      protocol Priced {}
      struct Item: Priced {}
      extension Array where Element == Part { func joined(separator: String = "") -> Part { Part() } }
      extension Sequence where Element: Priced { var total: Total { Total() } }
      struct Total { var amount = 0 }
      struct Cart<Element> { var all: [Element] }
      extension Cart where Element == Part { var mark: Total { Total() } }
      struct Strings { func run(_ list: [String]) { if list.joined(separator: ",").isEmpty {} } }
      struct Parts { func run(_ list: [Part]) { print(list.joined().text) } }
      struct Items { func run(_ list: [Item]) { print(list.total.amount) } }
      struct Carts { func run(_ cart: Cart<Part>) { print(cart.mark.amount) } }
      """)
    #expect(
      graph.pairs().filter { !$0.hasPrefix("Item ") && !$0.hasPrefix("Cart ") } == [
        "Carts -> Cart", "Carts -> Part", "Carts -> Total", "Items -> Item", "Items -> Total", "Parts -> Part",
      ])
  }

  @Test func protocolsGiveWhatIsOfOneTypeOnly() {
    let graph = graph(
      """
      protocol Look { var size: Int { get } }
      struct Plain: Look { var size = 0 }
      extension Look where Self == Plain { static var plain: Plain { Plain() } }
      struct Probe { func use(_ look: any Look) {}; func run() { use(.plain) } }
      """)
    #expect(graph.gapNames == [])
    #expect(graph.edges(kinds: [.calls]) == ["Probe calls Look.plain [static]"])
  }

  @Test func membersThatTheProjectAddsToTypesOfFrameworksAreNotCertainlyExternal() {
    let graph = graph(
      """
      import Vendor
      extension VendorView { func pin(to edge: Int) {}; var wireName: String { "" } }
      extension String { static let brand = ""; var shown: String { self } }
      extension VendorView { fileprivate func hide() {} }
      protocol Themed { func show() }
      extension Themed { func theme() {} }
      extension VendorButton: Themed {}
      struct Own { var ownName = "" }
      struct User {
        let board = VendorBoard.shared
        func pin() { board.current().pin(to: 1) }
        func name() -> String { board.current().wireName }
        func fill() { board.fill(.brand) }
        func theme() { VendorBoard.current.theme(); VendorBoard.current.show(); VendorBoard.current.hide() }
        func other() { board.current().ownName.count.description }
      }
      """)
    #expect(graph.gapNames == ["pin", "wireName", "brand", "theme"])
  }

  @Test func aPropertyOfAFrameworkIsNoRivalOfAFunction() {
    let graph = graph([
      "Sources/App/A.swift":
        "import SwiftUI\nimport UIKit\nextension View { func font(style: UIFont.TextStyle) -> some View { self } }",
      "Sources/App/B.swift": """
      import SwiftUI
      struct Title: View { var body: some View { Text("a").font(style: .callout) } }
      """,
    ])
    #expect(!graph.gapNames.contains("ambiguous font"))
    #expect(graph.edges().contains("Title calls A.swift.font"))
  }

  /// An extension in a module that nothing imports adds nothing, whether the type has the member itself or not.
  @Test func extensionsOfUnseenModulesAddNoMembers() {
    let sources = [
      "Sources/Layouts/Stack.swift": """
      import UIKit
      extension UIStackView {
        public func addArrangedSubview(_ view: UIView, gap: Double = 0) {}
        public func stripe(_ count: Int) {}
      }
      extension MKMapView { public func pin(_ name: String) {} }
      """,
      "Sources/Tools/Tool.swift": "import Layouts\npublic struct Tool { public init() {} }",
      "Sources/Badges/Badge.swift": """
      import UIKit
      struct Badge {
        func fill(_ stack: UIStackView, _ map: MKMapView, _ view: UIView) {
          stack.addArrangedSubview(view); stack.stripe(2); map.pin("x")
        }
      }
      """,
      "Sources/Boards/Board.swift": """
      import Tools
      import UIKit
      struct Board {
        func fill(_ stack: UIStackView, _ map: MKMapView, _ view: UIView) {
          stack.addArrangedSubview(view); stack.addArrangedSubview(view, gap: 2); stack.stripe(2); map.pin("x")
        }
      }
      """,
    ]
    let graph = graph(sources)
    func members(of name: String) -> [String] {
      graph.references.filter { $0.memberDeclaration != nil && $0.source.map { graph[$0].name } == name }.map {
        graph.text($0.member, in: $0.file)
      }
    }
    #expect(members(of: "Badge") == [])
    #expect(graph.gaps.isEmpty, "\(graph.gapNames)")
    // The exact match is the framework's own method.
    #expect(members(of: "Board") == ["addArrangedSubview", "stripe", "pin"])
  }
}
