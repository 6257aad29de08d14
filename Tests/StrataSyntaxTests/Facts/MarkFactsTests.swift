import StrataModel
import Testing

@testable import StrataSyntax

struct MarkFactsTests {
  @Test func previewsAreMarked() {
    expectFacts(
      """
      struct Screen_Previews: PreviewProvider {
        static var previews: some View { Screen() }
      }
      #Preview("Dark") { Screen(model: Model()) }
      struct After {}
      """,
      """
      struct !preview Screen_Previews: PreviewProvider
        variable static computed !preview previews: some View
          | chain!exempt(identifier:Screen!exempt call!exempt)
      struct After
      | macro:Preview!exempt(argument!exempt(stringLiteral:Dark!exempt) argument!trailing!exempt(closure!exempt(chain!exempt(identifier:Screen!exempt call!exempt(argument:model!exempt(chain!exempt(identifier:Model!exempt call!exempt)))))))
      """)
  }

  @Test func debugBranchesAreMarkedAndAllAreKept() {
    expectFacts(
      """
      #if DEBUG
      struct Fake {}
      #elseif BETA
      struct Beta {}
      #else
      struct Real {}
      #endif
      struct S {
        #if !DEBUG
        let a: Int
        #else
        let b = make()
        #endif
        func f() {
          #if os(iOS) && DEBUG
          one()
          #endif
          two()
        }
      }
      """,
      """
      struct !debug Fake #DEBUG(debug)
      struct Beta #BETA
      struct Real #else
      struct S
        variable let a: Int #!DEBUG
        variable let !debug b #else(debug)
          | = chain!exempt(identifier:make!exempt call!exempt)
        function f()
          | conditional #os(iOS) && DEBUG(debug)!exempt(chain!exempt(identifier:one!exempt call!exempt))
          | chain(identifier:two call)
      """)
  }

  @Test(arguments: [
    ("DEBUG", true, false), ("!DEBUG", false, true), ("(DEBUG)", true, false), ("!(DEBUG)", false, true),
    ("DEBUG || os(macOS)", false, false), ("!DEBUG || X", false, true), ("!(!DEBUG && X)", false, false),
    ("!(DEBUG || X)", false, false), ("!(!DEBUG || X)", true, false), ("compiler(>=6) && (DEBUG)", true, false),
    ("NOT_DEBUG", false, false), ("canImport(DEBUG)", false, false), ("", false, false), ("!!DEBUG", true, false),
    ("((((", false, false), ("&& DEBUG", false, false),
    ("DEBUG /* in development */ || BETA", false, false), ("DEBUG // || BETA", true, false),
    ("/* a /* b */ */ !DEBUG", false, true), ("os(iOS /* ) */) && DEBUG", true, false), ("DEBUG /* open", true, false),
    ("DEBUG\n  && X", true, false), ("(DEBUG /* a */) /* b */", true, false), ("DEBUG ? X", false, false),
    ("DEBUG == 1", false, false), ("!DEBUG + X", false, false),
  ]) func conditionsOfDebugBuilds(text: String, whenTrue: Bool, whenFalse: Bool) {
    let value = value(of: text)
    #expect(value.no.contains(.release) == whenTrue && value.yes.contains(.release) == whenFalse)
  }

  static let platforms: [(text: String, yes: Builds, no: Builds)] = [
    ("os(iOS)", [.iOS], [.macOS]), ("os(macOS)", [.macOS], [.iOS]), ("os( OSX )", [.macOS], [.iOS]),
    ("os(iOS) || os(macOS)", .platforms, []), ("os(iOS) && os(macOS)", [], .platforms),
    ("!os(iOS)", [.macOS], [.iOS]), ("!(os(iOS) || os(macOS))", [], .platforms), ("os(Linux)", [], .platforms),
    ("!os(Windows)", .platforms, []), ("os(iOS) || FLAG", [.iOS], []), ("os(iOS) && FLAG", [], [.macOS]),
    ("canImport(UIKit)", .platforms, []), ("! canImport (UIKit)", [], .platforms),
    ("canImport(UIKit, _version: 5) && FLAG", [], []), ("canImport(UIKit.UIView)", .platforms, []),
    ("FLAG", [], []), ("swift(>=6)", [], []), ("os(iOS", [.iOS], [.macOS]), ("canImport", [], []),
    ("targetEnvironment(simulator) && !canImport(CoreData)", [], .platforms), ("osx(iOS)", [], []),
  ]

  @Test(arguments: platforms) func conditionsOfPlatforms(text: String, yes: Builds, no: Builds) {
    let value = value(of: text)
    #expect(value.yes.intersection(.platforms) == yes && value.no.intersection(.platforms) == no)
  }

  private func value(of text: String) -> BuildCondition.Value {
    var text = text
    return text.withUTF8 { bytes in
      var condition = BuildCondition(text: bytes)
      return condition.value()
    }
  }

  @Test func branchesExcludeBuildsOfThoseAroundAndBeforeThem() {
    let facts = SwiftReader.facts(
      of: """
        #if canImport(UIKit)
        struct A {}
        #elseif os(macOS)
        struct B {}
        #else
        struct C {}
        #endif
        #if os(iOS)
        #if os(macOS)
        struct D {}
        #endif
        #elseif !DEBUG
        #else
        struct E {}
        #endif
        """)
    let excluded = facts.declarations.map { facts.conditions[Int($0.condition)].excluded }
    #expect(excluded == [[], .platforms, .platforms, .platforms, [.iOS, .release]])
  }

  @Test func suppressionsKeepScopeRulesAndReason() {
    expectFacts(
      """
      // strata:disable:file dto-leak — the generated client
      // strata:disable:next skipped-layer, direct-instantiation - a reason - with dashes
      let a = 1 // strata:disable:this role-name: because
      /* strata:disable:next one -- two words */
      /// strata:disable:next bare
      // strata:disable:nothing x
      let text = "// strata:disable:file no-comment — at all"
      """,
      """
      variable let a
        | = integerLiteral:1
      variable let text
        | = stringLiteral:// strata:disable:file no-comment — at all
      disable:file dto-leak [the generated client]
      disable:next skipped-layer,direct-instantiation [a reason - with dashes]
      disable:this role-name [because]
      disable:next one [two words]
      disable:next bare []
      disable:unknown disable:nothing []
      """)
  }

  @Test func everyCommentThatBeginsWithStrataIsKept() {
    expectFacts(
      """
      // strata:disable a-rule, another — for a while
      let a = 1
      // strata:enable a-rule
      // strata:disable:previous a-rule — above
      // strata: disable:next a-rule — a space
      //\tstrata:disable: next a-rule — a tab, a space
      // strata:enable
      // strata:
      // strata: the layers of an app
      // strata:ignore a-rule — unknown
      // strata:disable:nextdto-leak — no space
      // strata:disabled a-rule — no form
      // strata:disable:file: a-rule — no form
      /*
       * strata:disable:this a-rule — in a block
       */
      /** strata:disable:file a-rule */
      /**/ let strata: Int = 1
      // A strata: word in the midst of a comment
      // stratagem: disable
      // // strata:disable:next commented-out — no more
      """,
      """
      variable let a
        | = integerLiteral:1
      variable let strata: Int
        | = integerLiteral:1
      disable:region a-rule,another [for a while]
      disable:enable a-rule []
      disable:previous a-rule [above]
      disable:next a-rule [a space]
      disable:next a-rule [a tab, a space]
      disable:enable  []
      disable:unknown  []
      disable:unknown the []
      disable:unknown ignore []
      disable:unknown disable:nextdto-leak []
      disable:unknown disabled []
      disable:unknown disable:file: []
      disable:this a-rule [in a block]
      disable:file a-rule []
      """)
  }

  @Test func topLevelCodeIsOneRun() {
    expectFacts(
      """
      import A
      setUp()
      struct S {}
      #if os(Linux)
      linux()
      let x = 1
      #endif
      if ready { func local() {} }
      """,
      """
      import A
      struct S
      variable let x #os(Linux)
        | = integerLiteral:1
      function local local()
      | chain(identifier:setUp call)
      | conditional #os(Linux)(chain(identifier:linux call))
      | if(identifier:ready block(localDeclaration=local))
      """)
  }

  @Test func macrosAreKept() {
    expectFacts(
      """
      struct S {
        #makeMembers(of: Foo.self)
        let url = #URL("x")
      }
      @freestanding(expression) macro URL(_ s: String) -> URL = #externalMacro(module: "M", type: "T")
      """,
      """
      struct S
        macro makeMembers
          | macro:makeMembers(argument:of(chain(identifier:Foo member:self)))
        variable let url
          | = macro:URL(argument(stringLiteral:x))
      macro @freestanding(call(argument(identifier:expression))) URL(_ s: String): URL
        | = macro:externalMacro(argument:module(stringLiteral:M) argument:type(stringLiteral:T))
      """)
  }
}
