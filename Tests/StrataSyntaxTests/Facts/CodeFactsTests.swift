import StrataModel
import Testing

@testable import StrataSyntax

struct CodeFactsTests {
  /// Compares the statements of a function with their dump, a line for each.
  private func expectCode(_ body: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation)
  {
    let facts = SwiftReader.facts(of: "func f() {\n" + body + "\n}")
    let text = FactsDump(facts: facts).code(facts.declarations[0].body).joined(separator: "\n")
    #expect(text == expected, sourceLocation: sourceLocation)
  }

  @Test func chainsAndCalls() {
    expectCode(
      """
      container.makeLogin().gateway?.send(otp, to: number)!.value[0]
      service.load { result in show(result) } onError: { _ in }
      self.x.0.init(a: .b, .c(1))
      Foo<Int>.make()
      [String: [Int]]()
      [Foo.Bar]()
      [a].map(f)
      view
        .one()
        #if os(iOS)
        .two()
        #else
        .three()
        #endif
        .four()
      """,
      """
      chain(identifier:container member:makeLogin call member:gateway optionalChaining member:send call(argument(identifier:otp) argument:to(identifier:number)) forceUnwrap member:value subscriptCall(argument(integerLiteral:0)))
      chain(identifier:service member:load call(argument!trailing(closure(closureParameter:result chain(identifier:show call(argument(identifier:result))))) argument:onError!trailing(closure(closureParameter:_))))
      chain(identifier:self member:x member:0 member:init call(argument:a(implicitMember:b) argument(chain(implicitMember:c call(argument(integerLiteral:1))))))
      chain(identifier:Foo genericArguments(type:Int) member:make call)
      chain(type:[String: [Int]] call)
      chain(type:[Foo.Bar] call)
      chain(arrayLiteral(identifier:a) member:map call(argument(identifier:f)))
      chain(identifier:view member:one call conditional #os(iOS) member:two call conditional #else member:three call conditional member:four call)
      """)
  }

  @Test func labelsOfNames() {
    expectCode(
      """
      rows.map(User.init(row:))
      use(load(_:from:), .make(for:), `default`(`in`:))
      """,
      """
      chain(identifier:rows member:map call(argument(chain(identifier:User member:init(label:row)))))
      chain(identifier:use call(argument(identifier:load(label label:from)) argument(implicitMember:make(label:for)) argument(identifier:default(label:in))))
      """)
  }

  @Test func operatorsEffectsAndLiterals() {
    expectCode(
      """
      let x = try await a + -b ?? c
      y = z as? Foo ?? w is Bar ? 1.5 : nil
      print("a\\(x, format: .y)b", "plain", #"raw"#, /re/, \\Foo.bar.baz, #file, [1, 2], ["k": true], (1, b: 2))
      try? run(&x)
      _ = i...
      z = a ?? try b + copy c
      """,
      """
      localVariable!let(bindingPattern:x!let effect:try(effect:await(sequence(identifier:a binaryOperator:+ prefixOperator:-(identifier:b) binaryOperator:?? identifier:c))))
      sequence(identifier:y assignment identifier:z cast:as?(type:Foo) binaryOperator:?? identifier:w cast:is(type:Bar) ternary(floatLiteral:1.5) nilLiteral)
      chain(identifier:print call(argument(stringLiteral(argument(identifier:x) argument:format(implicitMember:y))) argument(stringLiteral:plain) argument(stringLiteral:raw) argument(regexLiteral) argument(keyPath(type:Foo member:bar member:baz)) argument(macro:file) argument(arrayLiteral(integerLiteral:1 integerLiteral:2)) argument(dictionaryLiteral(stringLiteral:k booleanLiteral:true)) argument(tuple(argument(integerLiteral:1) argument:b(integerLiteral:2)))))
      effect:try?(chain(identifier:run call(argument(prefixOperator:&(identifier:x)))))
      sequence(discard assignment chain(identifier:i postfixOperator:...))
      sequence(identifier:z assignment identifier:a binaryOperator:?? effect:try(sequence(identifier:b binaryOperator:+ effect:copy(identifier:c))))
      """)
  }

  @Test func closures() {
    expectCode(
      """
      run { [weak self, count = n] (a: Int, b) async throws -> String in
        self?.go()
      }
      items.map { $0.name }
      """,
      """
      chain(identifier:run call(argument!trailing(closure!async!throws(capture:self!weak capture:count(identifier:n) closureParameter:a(type:Int) closureParameter:b type:String!result chain(identifier:self optionalChaining member:go call)))))
      chain(identifier:items member:map call(argument!trailing(closure(chain(identifier:$0 member:name)))))
      """)
  }

  @Test func controlFlow() {
    expectCode(
      """
      if let user, case .a(let b) = c, #available(iOS 17, *), ok { one() } else if two { } else { three() }
      guard let x: Int = y else { return }
      for case let .some(v) in list where v > 1 { continue }
      for try await item in stream { break }
      while true { fallthrough }
      repeat { } while no
      do throws(E) { try go() } catch let e as Failure where e.bad { throw e } catch { }
      defer { end() }
      outer: for i in 0..<3 { break outer }
      """,
      """
      if(optionalBinding!let(bindingPattern:user!let) caseBinding(expressionPattern(chain(implicitMember:a call(argument(bindingPattern:b!let)))) identifier:c) availability identifier:ok block(chain(identifier:one call)) elseBranch(if(identifier:two block elseBranch(block(chain(identifier:three call))))))
      guard(optionalBinding!let(bindingPattern:x!let type:Int identifier:y) block(return))
      for(expressionPattern(chain(implicitMember:some call(argument(bindingPattern:v!let)))) identifier:list whereClause(sequence(identifier:v binaryOperator:> integerLiteral:1)) block(continue))
      for!async!throws(bindingPattern:item!let identifier:stream block(break))
      while(booleanLiteral:true block(fallthrough))
      repeatWhile(block identifier:no)
      do(type:E block(effect:try(chain(identifier:go call))) catchClause(expressionPattern(sequence(bindingPattern:e!let cast:as(type:Failure))) whereClause(chain(identifier:e member:bad)) block(throw(identifier:e))) catchClause(block))
      defer(block(chain(identifier:end call)))
      for(bindingPattern:i!let sequence(integerLiteral:0 binaryOperator:..< integerLiteral:3) block(break:outer))
      """)
  }

  @Test func switches() {
    expectCode(
      """
      switch value {
      case .a, .b(_, let x) where x > 0: return
      case let (y, .c(z))?: use(y)
      #if DEBUG
      case is Foo: log()
      #endif
      case 1...3: break
      @unknown default: let t = if a { 1 } else { 2 }
      }
      """,
      """
      switch(identifier:value switchCase(expressionPattern(implicitMember:a) expressionPattern(chain(implicitMember:b call(argument(discard) argument(bindingPattern:x!let)))) whereClause(sequence(identifier:x binaryOperator:> integerLiteral:0)) block(return)) switchCase(expressionPattern(chain(tuple(argument(bindingPattern:y!let) argument(chain(implicitMember:c call(argument(bindingPattern:z!let))))) optionalChaining)) block(chain(identifier:use call(argument(identifier:y))))) conditional #DEBUG(debug)!exempt(switchCase!exempt(isPattern!exempt(type:Foo!exempt) block!exempt(chain!exempt(identifier:log!exempt call!exempt)))) switchCase(expressionPattern(sequence(integerLiteral:1 binaryOperator:... integerLiteral:3)) block(break)) switchCase!default(block(localVariable!let(bindingPattern:t!let if(identifier:a block(integerLiteral:1) elseBranch(block(integerLiteral:2)))))))
      """)
  }

  @Test func localVariables() {
    expectCode(
      """
      var a = 1, b: Int
      let (c, d) = pair
      async let e = load()
      var f: Int { 5 }
      var g = 0 { didSet { go() } }
      """,
      """
      localVariable(bindingPattern:a integerLiteral:1)
      localVariable(bindingPattern:b type:Int)
      localVariable!let(tuplePattern(bindingPattern:c!let bindingPattern:d!let) identifier:pair)
      localVariable!let!async(bindingPattern:e!let chain(identifier:load call))
      localVariable(bindingPattern:f type:Int block(integerLiteral:5))
      localVariable(bindingPattern:g integerLiteral:0 block(block(chain(identifier:go call))))
      """)
  }
}
