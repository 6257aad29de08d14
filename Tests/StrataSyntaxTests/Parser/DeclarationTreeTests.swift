import Testing

/// Declarations with all that stands around them.
@Suite struct DeclarationTreeTests {
  static let cases: [(source: String, tree: String)] = [
    (
      "@A(b: 1) @available(iOS 17, *) @objc(c:d:) public private(set) static var e: @Sendable (inout F, G...) async -> H? = i { willSet(j) { } didSet { } }",
      """
      variable(attribute(identifierType(name'A') argument(name'b' integer'1'))
      attribute(identifierType(name'available')) attribute(identifierType(name'objc')) modifier'public'
      modifier'private(set)' modifier'static' binding(identifierPattern'e'
      typeAnnotation(attributedType(attribute(identifierType(name'Sendable'))
      functionType(tupleType(tupleElement(attributedType(modifier'inout' identifierType(name'F')))
      tupleElement(identifierType(name'G') ellipsis'...')) effect'async' optionalType(identifierType(name'H')))))
      initializerValue(identifier'i') accessorBlock(accessor(name'willSet' parameterList(parameter(name'j'))
      codeBlock'{ }') accessor(name'didSet' codeBlock'{ }'))))
      """
    ),
    (
      "var a: Int { get async throws { 1 } nonmutating set(v) { } }, b: Int { 2 }, (c, d): (x: Int, Int)",
      """
      variable(binding(identifierPattern'a' typeAnnotation(identifierType(name'Int'))
      accessorBlock(accessor(name'get' effect'async' effect'throws' codeBlock(integer'1'))
      accessor(modifier'nonmutating' name'set' parameterList(parameter(name'v')) codeBlock'{ }')))
      binding(identifierPattern'b' typeAnnotation(identifierType(name'Int')) codeBlock(integer'2'))
      binding(tuplePattern(tuplePatternElement(identifierPattern'c') tuplePatternElement(identifierPattern'd'))
      typeAnnotation(tupleType(tupleElement(name'x' identifierType(name'Int'))
      tupleElement(identifierType(name'Int'))))))
      """
    ),
    (
      "func == <T: ~Copyable, each U, let n: Int>(_ a: borrowing T, b c: repeat each U..., d: isolated (any A)? = nil) rethrows -> some P & Q where T.X == [n of Int], repeat each U: Hashable { }",
      """
      function(name'==' genericParameterList(genericParameter(name'T'
      suppressedType(identifierType(name'Copyable'))) genericParameter(name'U') genericParameter(name'n'
      identifierType(name'Int'))) parameterList(parameter(name'_' name'a' attributedType(modifier'borrowing'
      identifierType(name'T'))) parameter(name'b' name'c' packType(packType(identifierType(name'U')))
      ellipsis'...') parameter(name'd' attributedType(modifier'isolated'
      optionalType(tupleType(tupleElement(anyType(identifierType(name'A')))))) initializerValue(nil'nil')))
      effect'rethrows' returnType(someType(compositionType(identifierType(name'P') identifierType(name'Q'))))
      whereClause(sameTypeRequirement(memberType(identifierType(name'T') name'X')
      inlineArrayType(identifierType(name'n') identifierType(name'Int')))
      conformanceRequirement(packType(packType(identifierType(name'U'))) identifierType(name'Hashable')))
      codeBlock'{ }')
      """
    ),
    (
      "struct S<T>: A, @unchecked B.C<T>, ~D where T: E { subscript(i: Int) -> T { i }; init?<U>(_ u: U) throws { }; deinit { } ; class func f(); static let x = 1 }",
      """
      struct(name'S' genericParameterList(genericParameter(name'T')) inheritanceClause(identifierType(name'A')
      attributedType(attribute(identifierType(name'unchecked')) memberType(identifierType(name'B') name'C'
      genericArguments(identifierType(name'T')))) suppressedType(identifierType(name'D')))
      whereClause(conformanceRequirement(identifierType(name'T') identifierType(name'E')))
      memberBlock(subscript(parameterList(parameter(name'i' identifierType(name'Int')))
      returnType(identifierType(name'T')) codeBlock(identifier'i')) initializer(optionalMark'?'
      genericParameterList(genericParameter(name'U')) parameterList(parameter(name'_' name'u'
      identifierType(name'U'))) effect'throws' codeBlock'{ }') deinitializer(codeBlock'{ }')
      function(modifier'class' name'f' parameterList'()') variable.let(modifier'static'
      binding(identifierPattern'x' initializerValue(integer'1')))))
      """
    ),
    (
      "protocol P<A>: AnyObject { associatedtype A: B = C where A.D == E; var x: Int { get set } ; func f() -> Self; init() }",
      """
      protocol(name'P' primaryAssociatedTypes(name'A') inheritanceClause(identifierType(name'AnyObject'))
      memberBlock(associatedtype(name'A' inheritanceClause(identifierType(name'B')) identifierType(name'C')
      whereClause(sameTypeRequirement(memberType(identifierType(name'A') name'D') identifierType(name'E'))))
      variable(binding(identifierPattern'x' typeAnnotation(identifierType(name'Int'))
      accessorBlock(accessor(name'get') accessor(name'set')))) function(name'f' parameterList'()'
      returnType(identifierType(name'Self'))) initializer(parameterList'()')))
      """
    ),
    (
      #"indirect enum E: Int { case a, b(Int, c: String = "x"), d = 1; case `default` }"#,
      """
      enum(modifier'indirect' name'E' inheritanceClause(identifierType(name'Int'))
      memberBlock(enumCase(enumCaseElement(name'a') enumCaseElement(name'b'
      parameterList(parameter(identifierType(name'Int')) parameter(name'c' identifierType(name'String')
      initializerValue(string(stringSegment'x'))))) enumCaseElement(name'd' initializerValue(integer'1')))
      enumCase(enumCaseElement(name'`default`'))))
      """
    ),
    (
      "extension A.B<C> : D { typealias E<F> = (F, _ g: H) throws -> I.Type }; @_exported public import struct A.B; import C.D",
      """
      extension(memberType(identifierType(name'A') name'B' genericArguments(identifierType(name'C')))
      inheritanceClause(identifierType(name'D')) memberBlock(typealias(name'E'
      genericParameterList(genericParameter(name'F')) functionType(tupleType(tupleElement(identifierType(name'F'))
      tupleElement(name'_' name'g' identifierType(name'H'))) effect'throws' metatype(identifierType(name'I'))))))
      import(attribute(identifierType(name'_exported')) modifier'public' importScope'struct' name'A' name'B')
      import(name'C' name'D')
      """
    ),
    (
      """
      prefix operator -/+
      infix operator <> : P
      precedencegroup P { higherThan: Q }
      """,
      """
      operator(modifier'prefix' name'-/+') operator(modifier'infix' name'<>') precedencegroup(name'P')
      """
    ),
    (
      #"@freestanding(expression) public macro m<T>(_ x: T) -> (T, String) = #externalMacro(module: "A", type: "B")"#,
      """
      macro(attribute(identifierType(name'freestanding') argument(identifier'expression')) modifier'public'
      name'm' genericParameterList(genericParameter(name'T')) parameterList(parameter(name'_' name'x'
      identifierType(name'T'))) returnType(tupleType(tupleElement(identifierType(name'T'))
      tupleElement(identifierType(name'String')))) initializerValue(macro(name'externalMacro'
      call(argument(name'module' string(stringSegment'A')) argument(name'type' string(stringSegment'B'))))))
      """
    ),
    (
      "class A { #m(1) { } ; @B #n ; override final func f() { actor X { } ; nonisolated(unsafe) var a = 1 } }",
      """
      class(name'A' memberBlock(macroExpansion(name'm' call(argument(integer'1') argument.trailing(closure'{ }')))
      macroExpansion(attribute(identifierType(name'B')) name'n') function(modifier'override' modifier'final'
      name'f' parameterList'()' codeBlock(actor(name'X' memberBlock'{ }') variable(modifier'nonisolated(unsafe)'
      binding(identifierPattern'a' initializerValue(integer'1')))))))
      """
    ),
    (
      """
      #if os(iOS) && canImport(A)
      import A
      #elseif !B
      struct C {
      #if D
      @E
      #endif
      func f() { a
      #if G
      .b()
      #else
      .c
      #endif
      .d }
      }
      #endif
      """,
      """
      conditional(conditionalBranch(conditionText'os(iOS) && canImport(A)' import(name'A'))
      conditionalBranch(conditionText'!B' struct(name'C'
      memberBlock(function(conditional(conditionalBranch(conditionText'D' attribute(identifierType(name'E'))))
      name'f' parameterList'()' codeBlock(postfixChain(identifier'a'
      conditional(conditionalBranch(conditionText'G' member(name'b') call'()') conditionalBranch(member(name'c')))
      member(name'd'))))))))
      """
    ),
    (
      "class override; open(f); final = 1; actor.run(); get { }; struct S { var get: Int; func set() { open() } }",
      """
      skipped(modifier'class' modifier'override') postfixChain(identifier'open' call(argument(identifier'f')))
      sequence(identifier'final' assignmentOperator'=' integer'1') postfixChain(identifier'actor'
      member(name'run') call'()') postfixChain(identifier'get' call(argument.trailing(closure'{ }')))
      struct(name'S' memberBlock(variable(binding(identifierPattern'get'
      typeAnnotation(identifierType(name'Int')))) function(name'set' parameterList'()'
      codeBlock(postfixChain(identifier'open' call'()'))))) !14
      """
    ),
  ]

  @Test(arguments: cases) func reads(_ source: String, as tree: String) {
    #expect(TreeDump.dump(source) == TreeDump.unfold(tree))
  }
}
