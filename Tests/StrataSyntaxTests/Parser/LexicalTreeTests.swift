import Testing

/// The smallest parts: literals, operators, names, and what white space decides.
@Suite struct LexicalTreeTests {
  static let cases: [(source: String, tree: String)] = [
    (
      ##"""
      "a\(b, d: "\(c)")\n" + #"x\#(y)\(z)"# + """
        l\(m)
        n
        """
      """##,
      #"""
      sequence(string(stringSegment'a' interpolation(argument(identifier'b') argument(name'd'
      string(interpolation(argument(identifier'c'))))) stringSegment'\n') binaryOperator'+'
      string(stringSegment'x' interpolation(argument(identifier'y')) stringSegment'\(z)') binaryOperator'+'
      string(stringSegment'⏎  l' interpolation(argument(identifier'm')) stringSegment'⏎  n⏎  '))
      """#
    ),
    (
      ###"""
      #"""#; ##"a"#\##(b)"##; """
        "\("""
          c
          """)"
        """
      """###,
      #"""
      string(stringSegment'"') string(stringSegment'a"#' interpolation(argument(identifier'b')))
      string(stringSegment'⏎  "' interpolation(argument(string(stringSegment'⏎    c⏎    '))) stringSegment'"⏎  ')
      """#
    ),
    (
      #"""
      let r = /a[(]b\/(c)/; a / b / c; f(/x/, #/y/z/#); try? /^ z/
      let s = #/
        a  # b
      /#
      """#,
      #"""
      variable.let(binding(identifierPattern'r' initializerValue(regex'/a[(]b\/(c)/'))) sequence(identifier'a'
      binaryOperator'/' identifier'b' binaryOperator'/' identifier'c') postfixChain(identifier'f'
      call(argument(regex'/x/') argument(regex'#/y/z/#'))) effect(name'try?' regex'/^ z/')
      variable.let(binding(identifierPattern's' initializerValue(regex'#/⏎  a  # b⏎/#')))
      """#
    ),
    (
      "a+b - -c; d! == e?.f; x??y; &g; h ... ; ...i; j...k; l.m ..< n/* */+/* */o",
      """
      sequence(identifier'a' binaryOperator'+' identifier'b' binaryOperator'-' prefix(identifier'c'))
      sequence(postfixChain(identifier'd' forceUnwrap'!') binaryOperator'==' postfixChain(identifier'e'
      optionalChaining'?' member(name'f'))) postfixChain(identifier'x' optionalChaining'?' optionalChaining'?')
      identifier'y' prefix(identifier'g') sequence(identifier'h' binaryOperator'...') prefix(identifier'i')
      sequence(identifier'j' binaryOperator'...' identifier'k') sequence(postfixChain(identifier'l'
      member(name'm')) binaryOperator'..<' identifier'n' binaryOperator'+' identifier'o') !38
      """
    ),
    (
      "x.0.1.description; 0x1F.a; 1_000.5e-3; 0x1p3; 0b1; 0o7; 1.e",
      """
      postfixChain(identifier'x' member(name'0') member(name'1') member(name'description'))
      postfixChain(integer'0x1F' member(name'a')) float'1_000.5e-3' float'0x1p3' integer'0b1' integer'0o7'
      postfixChain(integer'1' member(name'e'))
      """
    ),
    (
      "let `class` = `a b`; `self`.x; $0; <#code#>; café ⊕ 🙂; a🙂b",
      """
      variable.let(binding(identifierPattern'`class`' initializerValue(identifier'`a b`')))
      postfixChain(identifier'`self`' member(name'x')) identifier'$0' identifier'<#code#>'
      sequence(identifier'café' binaryOperator'⊕' identifier'🙂') identifier'a🙂b'
      """
    ),
    (
      """
      /* a /* b */ c */ d // e
      /*
      */ f
      """,
      """
      identifier'd' identifier'f'
      """
    ),
    (
      "a<b>(c) + d<e; f(a < b, c > d); f(a<b, c>(d)); x = y<Int>.z; (a < b, c > (d)); let a: [String: Set<T>?]=[:]",
      """
      sequence(postfixChain(identifier'a' genericArguments(identifierType(name'b')) call(argument(identifier'c')))
      binaryOperator'+' identifier'd' binaryOperator'<' identifier'e') postfixChain(identifier'f'
      call(argument(sequence(identifier'a' binaryOperator'<' identifier'b')) argument(sequence(identifier'c'
      binaryOperator'>' identifier'd')))) postfixChain(identifier'f' call(argument(postfixChain(identifier'a'
      genericArguments(identifierType(name'b') identifierType(name'c')) call(argument(identifier'd'))))))
      sequence(identifier'x' assignmentOperator'=' postfixChain(identifier'y'
      genericArguments(identifierType(name'Int')) member(name'z'))) tuple(argument(postfixChain(identifier'a'
      genericArguments(identifierType(name'b') identifierType(name'c')) call(argument(identifier'd')))))
      variable.let(binding(identifierPattern'a' typeAnnotation(dictionaryType(identifierType(name'String')
      optionalType(identifierType(name'Set' genericArguments(identifierType(name'T'))))))
      initializerValue(dictionary'[:]')))
      """
    ),
  ]

  @Test(arguments: cases) func reads(_ source: String, as tree: String) {
    #expect(TreeDump.dump(source) == TreeDump.unfold(tree))
  }
}
