import StrataSyntax
import Testing

/// What is broken costs itself: the rest of the file is read as if it were not there.
@Suite struct RecoveryTreeTests {
  static let cases: [(source: String, tree: String)] = [
    (
      """
      struct A { var x: Int = ; func f( { } ; let y = 1 }
      struct B { }
      """,
      """
      struct(name'A' memberBlock(variable(binding(identifierPattern'x' typeAnnotation(identifierType(name'Int'))
      initializerValue'=')) function(name'f' parameterList(parameter'') codeBlock'{ }')
      variable.let(binding(identifierPattern'y' initializerValue(integer'1'))))) struct(name'B' memberBlock'{ }')
      !24,34
      """
    ),
    (
      """
      struct A { ??? ; var a = 1
        garbage here
        func f() { } }
      class C
      """,
      """
      struct(name'A' memberBlock(skipped'???' variable(binding(identifierPattern'a' initializerValue(integer'1')))
      skipped'garbage here' function(name'f' parameterList'()' codeBlock'{ }'))) class(name'C') !11,29,66
      """
    ),
    (
      """
      func f() { a( ] ; b }
      func g()
      """,
      """
      function(name'f' parameterList'()' codeBlock(postfixChain(identifier'a' call'(') skipped']' identifier'b'))
      function(name'g' parameterList'()') !14
      """
    ),
    (
      #"""
      let a = "b
      let c = "d\(e
      let f = 1
      """#,
      """
      variable.let(binding(identifierPattern'a' initializerValue(string(stringSegment'b'))))
      variable.let(binding(identifierPattern'c' initializerValue(string(stringSegment'd'
      interpolation(argument(identifier'e')))))) variable.let(binding(identifierPattern'f'
      initializerValue(integer'1'))) !8,24
      """
    ),
    (
      """
      let a = [1, 2
      let b = 3
      """,
      """
      variable.let(binding(identifierPattern'a' initializerValue(array(integer'1' integer'2'))))
      variable.let(binding(identifierPattern'b' initializerValue(integer'3'))) !14
      """
    ),
    (
      """
      } ) ] func f() { )
      }
      """,
      """
      skipped'}' skipped')' skipped']' function(name'f' parameterList'()' codeBlock(skipped')')) !0,2,4,17
      """
    ),
    (
      """
      <<<<<<< HEAD
      let a = 1
      =======
      let a = 2
      >>>>>>> b
      let c = 3
      """,
      """
      variable.let(binding(identifierPattern'c' initializerValue(integer'3'))) !0
      """
    ),
    (
      "let a\0 = 1;\u{feff} let b = \u{201c}2\u{201d}",
      """
      variable.let(binding(identifierPattern'a' initializerValue(integer'1')))
      variable.let(binding(identifierPattern'b' initializerValue(integer'2'))) !23,27
      """
    ),
    (
      """
      if { } else { }
      for in x { }
      switch { }
      guard x
      func f()
      """,
      """
      if(codeBlock'{ }' codeBlock'{ }') for(identifierPattern'in') postfixChain(identifier'x'
      call(argument.trailing(closure'{ }'))) switch'switch { }' guard(identifier'x') function(name'f'
      parameterList'()') !3,20,23,36,48
      """
    ),
    (
      """
      a.
      let b = c.

      """,
      """
      postfixChain(identifier'a' member'.') variable.let(binding(identifierPattern'b'
      initializerValue(postfixChain(identifier'c' member'.')))) !1,12
      """
    ),
    (
      """
      class
      func
      let
      import
      struct S
      """,
      """
      function(modifier'class') variable.let(binding'') import(importScope'struct' name'S') !11,15
      """
    ),
    (
      """
      #if a
      func f() {
      #else
      }
      #endif
      let x = 1
      """,
      """
      conditional(conditionalBranch(conditionText'a' function(name'f' parameterList'()'
      codeBlock(skipped'#else')))) variable.let(binding(identifierPattern'x' initializerValue(integer'1'))) !17
      """
    ),
    (
      """
      case a: b
      default: c
      """,
      """
      skipped'case a:' identifier'b' skipped'default:' identifier'c' !0,10
      """
    ),
  ]

  /// A brace too few or too many is found by indentation: the declarations behind it stay where they belong.
  @Test func findsForgottenBraces() {
    let source = """
      struct S {
        func f() {
          if x {
            b()
        }

        @objc
        public func g() { c(d: 1,
          e: 2) }
        func h() {
          guard let x else {
          y { z }
        }
      }

      extension T {
        func i() {
          }
        }
        func j() { }
      }
      class U {
        init() {
          foo(a: {
            b()
        }
        deinit { }
      }
      """
    let bytes = Array(source.utf8)
    let tree = bytes.withUnsafeBufferPointer { SwiftReader.parse($0) }
    #expect(TreeAudit.problem(of: tree, size: bytes.count) == nil)
    func members(of index: Int) -> [SyntaxKind] {
      tree.children(of: index).filter { tree.nodes[$0].kind == .memberBlock }
        .flatMap { tree.children(of: $0).map { tree.nodes[$0].kind } }
    }
    #expect(
      tree.children(of: 0).map(members) == [
        [.functionDeclaration, .functionDeclaration, .functionDeclaration],
        [.functionDeclaration, .functionDeclaration], [.initializerDeclaration, .deinitializerDeclaration],
      ])
  }

  @Test(arguments: cases) func reads(_ source: String, as tree: String) {
    #expect(TreeDump.dump(source) == TreeDump.unfold(tree))
  }
}
