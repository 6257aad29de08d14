import StrataModel
import Testing

@testable import StrataSyntax

/// Compares the facts of source text with their dump.
func expectFacts(_ source: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let text = FactsDump.text(SwiftReader.facts(of: source))
  let difference = zip((text + "\n").split(separator: "\n"), (expected + "\n").split(separator: "\n"))
    .first { $0.0 != $0.1 }
  #expect(
    text == expected,
    "first difference: \(difference.map { "\n  \($0.0)\n  \($0.1)" } ?? "length")\nall:\n\(text)",
    sourceLocation: sourceLocation)
}

struct DeclarationFactsTests {
  @Test func importsKeepScopeAttributesAndBranch() {
    expectFacts(
      """
      import Foundation
      @testable import struct App.Model.User
      @_exported internal import UIKit.UIColor
      #if canImport(Combine)  &&  !os(Linux)
      import Combine
      #else
      import OpenCombine
      #endif
      """,
      """
      import Foundation
      import @testable struct App.Model.User
      import @_exported internal UIKit.UIColor
      import Combine #canImport(Combine) && !os(Linux)
      import OpenCombine #else
      """)
  }

  @Test func typesKeepHeadMembersAndNesting() {
    expectFacts(
      """
      @MainActor public final class Screen<T: Hashable, U>: Base<T>, @unchecked Sendable where U == T.ID {
        struct Part: ~Copyable {}
        enum Kind: String { case first = "1", second(id: Int, String), `default` }
      }
      extension Outer.Inner: Port where T: P {}
      protocol Port: AnyObject {
        associatedtype Item: Hashable = Int where Item: Codable
        var one: Int { get }
        var two: String { get async throws }
        static var three: Bool { get set }
        subscript(i: Int) -> Item { get }
        func load(_ id: Int) async throws(Failure) -> [Item]
      }
      typealias Handler<T> = (Result<T, any Error>) -> Void
      actor A {}
      """,
      """
      class @MainActor public final Screen<T: Hashable, U, where U == T.ID>: Base<T>, @… Sendable
        struct Part: ~Copyable
        enum Kind: String
          enumCase first
            | = stringLiteral:1
          enumCase second(id id: Int, _ _: String)
          enumCase default
      extension Inner<where T: P>: Outer.Inner: Port
      protocol Port: AnyObject
        associatedtype Item<where Item: Codable>: Int: Hashable
        variable computed one: Int
        variable computed async throws two: String
        variable static computed hasSetter three: Bool
        subscript computed (_ i: Int): Item
        function async throws load(_ id: Int) throws(Failure) -> [Item]
      typealias Handler<T>: (Result<T, any Error>) -> Void
      actor A
      """)
  }

  @Test func functionsKeepLabelsDefaultsAndEffects() {
    expectFacts(
      """
      struct S {
        public init?(gateway: any Gateway = LoginGateway(), _ a: Int, b c: inout [Int: String?], d: String...) throws {}
        convenience required init() {}
        deinit { stop() }
        @discardableResult
        static func make<T>(@ViewBuilder of: @escaping () -> T, x: (Int, y: Int)) rethrows -> some View where T: View { of() }
        static func == (lhs: S, rhs: S) -> Bool { true }
        subscript(key k: String, n: Int) -> Int { get { 1 } set { store(newValue) } }
        mutating func `repeat`() async {}
      }
      """,
      """
      struct S
        initializer public throws failable (gateway gateway: any Gateway = chain(identifier:LoginGateway call), _ a: Int, b c: inout [Int: String?], d d: String...)
        initializer required convenience ()
        deinitializer 
          | chain(identifier:stop call)
        function @discardableResult static rethrows make<T, where T: View>(@ViewBuilder of of: @escaping () -> T, x x: (Int, y: Int)) -> some View
          | chain(identifier:of call)
        function static ==(_ lhs: S, _ rhs: S) -> Bool
          | booleanLiteral:true
        subscript computed hasSetter (key k: String, _ n: Int): Int
          accessor get
            | integerLiteral:1
          accessor set
            | chain(identifier:store call(argument(identifier:newValue)))
        function mutating async repeat()
      """)
  }

  @Test func variablesKeepStorageAccessorsAndValues() {
    expectFacts(
      """
      class C {
        @Published private(set) var state: State = .idle
        let a, b: Int
        let (x, y): (Int, String) = pair
        lazy var cell = { Cell() }()
        var computed: Int { 42 }
        var observed = 1 { didSet { notify(oldValue) } }
        weak var delegate: Delegate?
        @Injected(\\.gateway) var gateway: Gateway
        nonisolated(unsafe) static let shared = C()
        var both: Int { get { 1 } set(v) { use(v) } }
      }
      """,
      """
      class C
        variable @Published private(set) state: State
          | = implicitMember:idle
        variable let a: Int
        variable let b: Int
        variable let x: Int
          | = identifier:pair
        variable let y: String
        variable lazy cell
          | = chain(closure(chain(identifier:Cell call)) call)
        variable computed computed: Int
          | integerLiteral:42
        variable observed
          | = integerLiteral:1
          accessor didSet
            | chain(identifier:notify call(argument(identifier:oldValue)))
        variable weak delegate: Delegate?
        variable @Injected(call(argument(keyPath(member:gateway)))) gateway: Gateway
        variable static nonisolated let shared
          | = chain(identifier:C call)
        variable computed hasSetter both: Int
          accessor get
            | integerLiteral:1
          accessor set(_ v)
            | chain(identifier:use call(argument(identifier:v)))
      """)
  }

  @Test func typeExpressionsKeepTheirShape() {
    expectFacts(
      """
      func f(a: [String: [Int]]?, b: (any A & B)!, c: ((Int, String)) -> Void, d: (label: Int) async throws -> (A, b: B),
        e: Foo.Bar<Baz>.Qux, f: T.Type, g: repeat each T, h: @Sendable @escaping () -> Void, i: (Int...) -> some P,
        j: [3 of Int], k: Swift.Result<Int, Never>, l: (((A))))
      """,
      """
      function f(a a: [String: [Int]]?, b b: any A & B!, c c: ((Int, String)) -> Void, d d: (Int) async throws -> (A, b: B), e e: Foo.Bar<Baz>.Qux, f f: T.Type, g g: pack pack T, h h: @escaping @… () -> Void, i i: (pack Int) -> some P, j j: [Int], k k: Swift.Result<Int, Never>, l l: A)
      """)
  }

  /// Without a space the parentheses are those of the function type, not of the attribute.
  @Test func attributesBeforeFunctionTypes() {
    expectFacts(
      """
      func f(
        a: @escaping @MainActor(Order) -> Void, b: @Store(1) (Int) async throws -> Void,
        c: @MainActor([Order]) async -> Int)
      """,
      """
      function f(a a: @escaping @… (Order) -> Void, b b: @… @… (Int) async throws -> Void naming Store, c c: @… ([Order]) async -> Int)
      """)
  }

  @Test func localDeclarationsFollowTheirBody() {
    expectFacts(
      """
      func outer() {
        let before = 1
        func inner() { struct Deep { let d = { func deepest() {} }() } }
        struct Local: P { var v: Int { helper() } }
        inner()
      }
      """,
      """
      function outer()
        | localVariable!let(bindingPattern:before!let integerLiteral:1)
        | localDeclaration=inner
        | localDeclaration=Local
        | chain(identifier:inner call)
        function local inner()
          | localDeclaration=Deep
          struct local Deep
            variable let local d
              | = chain(closure(localDeclaration=deepest) call)
              function local deepest()
        struct local Local: P
          variable computed local v: Int
            | chain(identifier:helper call)
      """)
  }

  @Test func spansAndParentsAreSound() {
    let facts = SwiftReader.facts(of: "struct A { enum B { case c, d }\n  init() {} }\nlet (a, b) = (1, 2)")
    let names = facts.declarations.map { facts.names[$0.name] }
    #expect(names == ["A", "B", "c", "d", "", "a", "b"])
    #expect(facts.declarations.map(\.next) == [5, 4, 3, 4, 5, 6, 7])
    #expect(facts.declarations.map(\.parent) == [noIndex, 0, 1, 1, 0, noIndex, noIndex])
    #expect(facts.declarations.map(\.nameOffset) == [7, 16, 25, 28, 34, 51, 54])
    #expect(facts.declarations[0].start == 0 && facts.declarations[0].end == 45)
    #expect(facts.position(of: 34).line == 2 && facts.position(of: 34).column == 3)
  }
}
