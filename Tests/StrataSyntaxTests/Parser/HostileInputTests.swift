import Foundation
import StrataSyntax
import Testing

/// Whatever the bytes: a well-formed tree, of bounded depth, in time that grows with the size alone.
@Suite struct HostileInputTests {
  /// A file with one of everything that opens, closes, quotes or escapes.
  static let tricky = """
    #!/usr/bin/swift
    // strata:disable:next rule — why
    /* a /* nested */ comment */ @testable import struct A.B
    #if os(iOS) || DEBUG
    @available(iOS 17, *) @objc(a:b:) public final class C<T: P & Q>: D<[String: T?]>, @unchecked E where T.X == [3 of Int] {
      @W(\"a\") private(set) lazy var a: (inout Int, _ b: some P) async throws(E) -> Void = { [weak self, x = y] _ in f(x < y, z > (1)) }
      init?<U>(_ u: U...) rethrows { #\"\"\"
        raw \\#(a.b(c) { \"d\\(e)\" } label: { $0?.f!.g[0] }) \"#
        \"\"\"#; self.h = /re(g)[ex]\\// ; try? await i() as? J ?? .k(l) }
      subscript(m: Int) -> Int { get { 0b1_0 } nonmutating set(v) { _ = v } willSet { } }
      case n(Int, o: String = \"p\"), q = 0x1.8p3
    #else
      func == (r: Self, s: borrowing Self) -> Bool { switch (r, s) { case let (t, u?) where t is V: break; @unknown default: fallthrough } }
    #endif
    }
    guard let w, case .x(let y) = \\Z.a?.b[0], #available(macOS 14, *) else { return }
    outer: for try await case (let a, _) in b where c { if d { } else if e { continue outer } else { repeat { } while f } }
    do throws(G) { defer { } } catch let e as H where e.i { throw j }
    let `k l` = <#m#>, (n, o): (P, Q) = r ? s : t, 🙂 = ⊕u, v = #w(x) { }, y = if z { 1 } else { 2 }
    infix operator <+> : A; precedencegroup B { higherThan: C }; extension [D] { typealias E<F> = (F) -> any G.Type }
    """

  static func problem(of bytes: [UInt8]) -> String? {
    let tree = bytes.withUnsafeBufferPointer { SwiftReader.parse($0) }
    return TreeAudit.problem(of: tree, size: bytes.count)
  }

  @Test func readsEveryBeginningAndEveryEnd() {
    let bytes = Array(Self.tricky.utf8)
    for cut in 0...bytes.count {
      #expect(Self.problem(of: Array(bytes[..<cut])) == nil, "cut at \(cut)")
      #expect(Self.problem(of: Array(bytes[cut...])) == nil, "from \(cut)")
    }
  }

  @Test func readsWhatIsLeftAfterMutation() {
    var random = Generator(state: 20_240_601)
    let original = Array(Self.tricky.utf8)
    for round in 0..<2_000 {
      var bytes = original
      for _ in 0...random.below(6) {
        let start = random.below(bytes.count)
        let end = min(bytes.count, start + random.below(60))
        switch random.below(5) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes[start] = UInt8(random.below(256))
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
        case 3: bytes.swapAt(start, random.below(bytes.count))
        default: bytes.insert(original[random.below(original.count)], at: start)
        }
        if bytes.isEmpty { break }
      }
      #expect(Self.problem(of: bytes) == nil, "round \(round)")
    }
  }

  /// Openings and closings, each repeated 5,000 times.
  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f{", "}"), ("a<", ">"), ("let x: A<", ">"), ("let x: (", ")"),
    ("let x: [", "]"), ("x ? ", " : y"), ("!(", ")"), ("try ", ""), ("a -> ", ""), ("x.", "y"), ("A.", "B?"), ("&", ""),
    ("\"\\(", ")\""), ("/*", "*/"), ("#if a\n", "\n#endif\n"), ("if x {} else ", "{}"), ("if x {", "}"), ("@a(", ")"),
    ("func f() { ", "}"), ("struct S { ", "}"), ("{ (x) in ", "}"), ("{ [x] (", ") in }"), ("switch x { case a: ", "}"),
    ("case let (", ")"), ("\\a[", "]"), ("#", ""), ("##\"", ""), ("`", ""), ("<<<<<<< a\n", ""), ("a < b, ", ""),
    ("final ", ""), ("@a ", ""), ("let x: some ", ""), ("\u{0}", ""), ("\r", "\n"), ("#/\n", ""), ("{ a, ", ""),
  ]) func readsDeepNesting(_ open: String, _ close: String) {
    let (opening, closing) = (Array(open.utf8), Array(close.utf8))
    let opened = Array(repeatElement(opening, count: 5_000).joined())
    let closed = Array(repeatElement(closing, count: 5_000).joined())
    for bytes in [opened, opened + closed, closed + opened, Array("struct S {\n".utf8) + opened] {
      #expect(Self.problem(of: bytes) == nil)
    }
  }

  @Test func readsBytesThatAreNoText() {
    var random = Generator(state: 7)
    for _ in 0..<300 {
      let bytes = (0..<random.below(400)).map { _ in UInt8(random.below(256)) }
      #expect(Self.problem(of: bytes) == nil)
    }
    #expect(Self.problem(of: []) == nil)
  }

  /// Time must not grow faster than the input: ten times the size, well below a hundred times the time.
  @Test(arguments: [
    "a < b, ", "(", "@a(", "\"\\(", "## ", "{ [weak self] (", "nonisolated(unsafe) ", "#if a\n", "a ? ",
  ])
  func takesLinearTime(_ piece: String) {
    func seconds(_ count: Int) -> Double {
      let bytes = Array(repeatElement(Array(piece.utf8), count: count).joined())
      let times = (0..<3).map { _ in
        ContinuousClock().measure { #expect(Self.problem(of: bytes) == nil) }
      }
      return Double((times.min() ?? .zero).components.attoseconds) / 1e18
    }
    let (small, large) = (seconds(1_000), seconds(10_000))
    #expect(large < max(small, 0.0005) * 60)
  }

  @Test func findsLinesOfEveryKindAndDirectives() {
    let bytes = Array("a\nb\r\nc\rd\n\n// strata:ignore\n/* // strata:no */ x //  strata:yes".utf8)
    let tree = bytes.withUnsafeBufferPointer { SwiftReader.parse($0) }
    #expect(tree.lineStarts == [0, 2, 5, 7, 9, 10, 27])
    #expect(tree.directives == [10, 48])
  }
}

/// A small generator whose sequence is the same everywhere.
struct Generator {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(bound, 1)))
  }
}
