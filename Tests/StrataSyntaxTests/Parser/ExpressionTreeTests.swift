import Testing

/// Operands, operators in sequence, postfix chains, closures, literals.
@Suite struct ExpressionTreeTests {
  static let cases: [(source: String, tree: String)] = [
    (
      "try await f() as? Int ?? (x is B); a ? b : c ? d : e; e = f",
      """
      sequence(effect(name'try' effect(name'await' postfixChain(identifier'f' call'()')))
      castOperator(identifierType(name'Int')) binaryOperator'??' tuple(argument(sequence(identifier'x'
      castOperator(identifierType(name'B')))))) sequence(identifier'a' ternaryOperator(identifier'b')
      identifier'c' ternaryOperator(identifier'd') identifier'e') sequence(identifier'e' assignmentOperator'='
      identifier'f')
      """
    ),
    (
      """
      { @MainActor [weak self, x = y, unowned(safe) z] (a: inout Int, b c: [T]) async throws(E) -> R in a }
      { a, _ in b }; { (a) in b }; { (a).b }; { [a] in b }; { [a].b }
      """,
      """
      postfixChain(closure(closureSignature(attribute(identifierType(name'MainActor'))
      captureList(capture(modifier'weak' name'self') capture(name'x' identifier'y')
      capture(modifier'unowned(safe)' name'z')) parameterList(parameter(name'a' attributedType(modifier'inout'
      identifierType(name'Int'))) parameter(name'b' name'c' arrayType(identifierType(name'T')))) effect'async'
      effect'throws' thrownType(identifierType(name'E')) returnType(identifierType(name'R'))) identifier'a')
      call(argument.trailing(closure(closureSignature(closureParameterName'a' closureParameterName'_')
      identifier'b')))) closure(closureSignature(parameterList(parameter(name'a'))) identifier'b')
      closure(postfixChain(tuple(argument(identifier'a')) member(name'b')))
      closure(closureSignature(captureList(capture(name'a'))) identifier'b')
      closure(postfixChain(array(identifier'a') member(name'b')))
      """
    ),
    (
      "{ (a).b\nfor x in y { } }; { (a)\nfor x in y { } }",
      """
      closure(postfixChain(tuple(argument(identifier'a')) member(name'b')) for(identifierPattern'x'
      identifier'y' codeBlock'{ }')) closure(tuple(argument(identifier'a')) for(identifierPattern'x'
      identifier'y' codeBlock'{ }'))
      """
    ),
    (
      "f(1) { a, _ in b } label: { (x) in c } ; g[0] { }; h { $0 }.i { }",
      """
      postfixChain(identifier'f' call(argument(integer'1')
      argument.trailing(closure(closureSignature(closureParameterName'a' closureParameterName'_') identifier'b'))
      argument.trailing(name'label' closure(closureSignature(parameterList(parameter(name'x'))) identifier'c'))))
      postfixChain(identifier'g' subscript(argument(integer'0') argument.trailing(closure'{ }')))
      postfixChain(identifier'h' call(argument.trailing(closure(identifier'$0'))) member(name'i')
      call(argument.trailing(closure'{ }')))
      """
    ),
    (
      #"\A.b?.c[0]!.d; \.self; \[Int].[0]; \.a.?.b; \A<B>.c"#,
      """
      keyPath(identifierType(name'A') member(name'b') optionalChaining'?' member(name'c')
      subscript(argument(integer'0')) forceUnwrap'!' member(name'd')) keyPath(member(name'self'))
      keyPath(arrayType(identifierType(name'Int')) subscript(argument(integer'0'))) keyPath(member(name'a')
      optionalChaining'?' member(name'b')) keyPath(identifierType(name'A'
      genericArguments(identifierType(name'B'))) member(name'c'))
      """
    ),
    (
      "#selector(a.b(_:c:)); #f<T>(x) { }; f(a:b:)(1); reduce(0, +); a(b:); x(y: -1)",
      """
      macro(name'selector' call(argument(postfixChain(identifier'a' member(name'b(_:c:)'))))) macro(name'f'
      genericArguments(identifierType(name'T')) call(argument(identifier'x') argument.trailing(closure'{ }')))
      postfixChain(identifier'f(a:b:)' call(argument(integer'1'))) postfixChain(identifier'reduce'
      call(argument(integer'0') argument(identifier'+'))) identifier'a(b:)' postfixChain(identifier'x'
      call(argument(name'y' prefix(integer'1'))))
      """
    ),
    (
      "copy x; consume(y); unsafe f(); _ = repeat each z; await { }(); any(x); each = 1; a as any B",
      """
      effect(name'copy' identifier'x') postfixChain(identifier'consume' call(argument(identifier'y')))
      effect(name'unsafe' postfixChain(identifier'f' call'()')) sequence(discard'_' assignmentOperator'='
      effect(name'repeat' effect(name'each' identifier'z'))) effect(name'await' postfixChain(closure'{ }'
      call'()')) postfixChain(identifier'any' call(argument(identifier'x'))) sequence(identifier'each'
      assignmentOperator'=' integer'1') sequence(identifier'a' castOperator(anyType(identifierType(name'B'))))
      """
    ),
    (
      "[1, 2,]; [a: b, c: d,]; [:]; []; [3 of Int](); [(A) -> B](); [Int?]().a",
      """
      array(integer'1' integer'2') dictionary(identifier'a' identifier'b' identifier'c' identifier'd')
      dictionary'[:]' array'[]' postfixChain(type(inlineArrayType(integer'3' identifierType(name'Int'))) call'()')
      postfixChain(array(sequence(tuple(argument(identifier'A')) binaryOperator'->' identifier'B')) call'()')
      postfixChain(array(postfixChain(identifier'Int' optionalChaining'?')) call'()' member(name'a'))
      """
    ),
    (
      "let x = if a { 1 } else { 2 }, y = switch b { case c: 3 }, z = (if d { e })",
      """
      variable.let(binding(identifierPattern'x' initializerValue(if(identifier'a' codeBlock(integer'1')
      codeBlock(integer'2')))) binding(identifierPattern'y' initializerValue(switch(identifier'b'
      switchCase(casePattern(expressionPattern(identifier'c')) integer'3')))) binding(identifierPattern'z'
      initializerValue(tuple(argument(if(identifier'd' codeBlock(identifier'e')))))))
      """
    ),
    (
      """
      x = a
      { }
      y
      (z)
      .w
      [v]
      """,
      """
      sequence(identifier'x' assignmentOperator'=' postfixChain(identifier'a' call(argument.trailing(closure'{
      }')))) identifier'y' postfixChain(tuple(argument(identifier'z')) member(name'w')) array(identifier'v')
      """
    ),
    (
      "a.init; b.self; C.Type.self; d.`default`; .e(f).g; super.h[1]?.i!.j; _ = k as! L",
      """
      postfixChain(identifier'a' member(name'init')) postfixChain(identifier'b' member(name'self'))
      postfixChain(identifier'C' member(name'Type') member(name'self')) postfixChain(identifier'd'
      member(name'`default`')) postfixChain(implicitMember(name'e') call(argument(identifier'f')) member(name'g'))
      postfixChain(identifier'super' member(name'h') subscript(argument(integer'1')) optionalChaining'?'
      member(name'i') forceUnwrap'!' member(name'j')) sequence(discard'_' assignmentOperator'=' identifier'k'
      castOperator(identifierType(name'L')))
      """
    ),
  ]

  @Test(arguments: cases) func reads(_ source: String, as tree: String) {
    #expect(TreeDump.dump(source) == TreeDump.unfold(tree))
  }
}
