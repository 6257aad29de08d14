import Testing

/// Control flow, conditions and patterns.
@Suite struct StatementTreeTests {
  static let cases: [(source: String, tree: String)] = [
    (
      "if let x, case .some(let y)? = z, f { $0 } , !g.h { a } else if #available(iOS 17, *) { } else { b }",
      """
      if(optionalBindingCondition.let(identifierPattern'x')
      matchingCondition(expressionPattern(postfixChain(implicitMember(name'some')
      call(argument(pattern(valueBindingPattern.let(identifierPattern'y')))) optionalChaining'?'))
      initializerValue(identifier'z')) postfixChain(identifier'f'
      call(argument.trailing(closure(identifier'$0')))) prefix(postfixChain(identifier'g' member(name'h')))
      codeBlock(identifier'a') if(availabilityCondition'#available(iOS 17, *)' codeBlock'{ }'
      codeBlock(identifier'b')))
      """
    ),
    (
      "for try await case let (a, b?) in xs where a > b { continue outer }; for (i, _) in e { }; for var x: T in y { }",
      """
      for(effect'try' effect'await'
      valueBindingPattern.let(expressionPattern(tuple(argument(pattern(identifierPattern'a'))
      argument(postfixChain(pattern(identifierPattern'b') optionalChaining'?'))))) identifier'xs'
      whereGuard(sequence(identifier'a' binaryOperator'>' identifier'b')) codeBlock(continue(name'outer')))
      for(tuplePattern(tuplePatternElement(identifierPattern'i') tuplePatternElement(wildcardPattern'_'))
      identifier'e' codeBlock'{ }') for(valueBindingPattern(identifierPattern'x')
      typeAnnotation(identifierType(name'T')) identifier'y' codeBlock'{ }')
      """
    ),
    (
      "outer: while x.filter { $0 }.isEmpty { break outer }; repeat { } while a; if a.b { c } == d { }",
      """
      labeled(name'outer' while(postfixChain(identifier'x' member(name'filter')
      call(argument.trailing(closure(identifier'$0'))) member(name'isEmpty')) codeBlock(break(name'outer'))))
      repeat(codeBlock'{ }' identifier'a') if(sequence(postfixChain(identifier'a' member(name'b')
      call(argument.trailing(closure(identifier'c')))) binaryOperator'==' identifier'd') codeBlock'{ }')
      """
    ),
    (
      "guard case let .a(b, _) = c, let self else { return }",
      """
      guard(matchingCondition(valueBindingPattern.let(expressionPattern(postfixChain(implicitMember(name'a')
      call(argument(pattern(identifierPattern'b')) argument(discard'_'))))) initializerValue(identifier'c'))
      optionalBindingCondition.let(identifierPattern'self') codeBlock(return'return'))
      """
    ),
    (
      """
      switch x { case 1..<3 where y, is Int: f(); fallthrough
      #if DEBUG
      case let .b(c): break
      #endif
      case (let d, var e) where d { f }, let g as H: break
      @unknown default: z }
      """,
      """
      switch(identifier'x' switchCase(casePattern(expressionPattern(sequence(integer'1' binaryOperator'..<'
      integer'3')) whereGuard(identifier'y')) casePattern(isPattern(identifierType(name'Int')))
      postfixChain(identifier'f' call'()') fallthrough'fallthrough')
      conditional(conditionalBranch(conditionText'DEBUG'
      switchCase(casePattern(valueBindingPattern.let(expressionPattern(postfixChain(implicitMember(name'b')
      call(argument(pattern(identifierPattern'c'))))))) break'break')))
      switchCase(casePattern(expressionPattern(tuple(argument(pattern(valueBindingPattern.let(identifierPattern'd')))
      argument(pattern(valueBindingPattern(identifierPattern'e'))))) whereGuard(postfixChain(identifier'd'
      call(argument.trailing(closure(identifier'f'))))))
      casePattern(valueBindingPattern.let(expressionPattern(sequence(pattern(identifierPattern'g')
      castOperator(identifierType(name'H')))))) break'break') switchCase(attribute(identifierType(name'unknown'))
      identifier'z'))
      """
    ),
    (
      "do throws(E) { try f() } catch let e as F where e.g { } catch .h, .i { } catch { throw error }",
      """
      do(effect'throws' thrownType(identifierType(name'E')) codeBlock(effect(name'try' postfixChain(identifier'f'
      call'()')))
      catchClause(casePattern(valueBindingPattern.let(expressionPattern(sequence(pattern(identifierPattern'e')
      castOperator(identifierType(name'F'))))) whereGuard(postfixChain(identifier'e' member(name'g'))))
      codeBlock'{ }') catchClause(casePattern(expressionPattern(implicitMember(name'h')))
      casePattern(expressionPattern(implicitMember(name'i'))) codeBlock'{ }')
      catchClause(codeBlock(throw(identifier'error'))))
      """
    ),
    (
      """
      return
      a
      return a; defer { }; yield &b; discard self; if c { } as D
      """,
      """
      return(identifier'a') return(identifier'a') defer(codeBlock'{ }') yield(prefix(identifier'b'))
      discard(identifier'self') if(sequence(postfixChain(identifier'c' call(argument.trailing(closure'{ }')))
      castOperator(identifierType(name'D')))) !67
      """
    ),
    (
      "let (a, b): (Int, Int) = c, _ = d; async let e = f; var g: H { i } ; if case .a = b { }",
      """
      variable.let(binding(tuplePattern(tuplePatternElement(identifierPattern'a')
      tuplePatternElement(identifierPattern'b')) typeAnnotation(tupleType(tupleElement(identifierType(name'Int'))
      tupleElement(identifierType(name'Int')))) initializerValue(identifier'c')) binding(wildcardPattern'_'
      initializerValue(identifier'd'))) variable.let(modifier'async' binding(identifierPattern'e'
      initializerValue(identifier'f'))) variable(binding(identifierPattern'g'
      typeAnnotation(identifierType(name'H')) codeBlock(identifier'i')))
      if(matchingCondition(expressionPattern(implicitMember(name'a')) initializerValue(identifier'b')) codeBlock'{
      }')
      """
    ),
  ]

  @Test(arguments: cases) func reads(_ source: String, as tree: String) {
    #expect(TreeDump.dump(source) == TreeDump.unfold(tree))
  }
}
