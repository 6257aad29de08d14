/// The kind of a node of the ``SyntaxTree``. The comment of each kind lists its children, in order; `x?` is optional,
/// `x*` is any number. Tokens have nodes only if a later stage needs their text or position.
///
/// Conventions: `name` is an identifier token, whose range includes backticks. `attribute*` and `modifier*` come first
/// in every declaration. Everything may be replaced by `skipped`, source that the reader could not parse.
public enum SyntaxKind: UInt8, Sendable {
  // MARK: File and lists
  /// statement* and declaration*, in source order. Its range is the whole file.
  case sourceFile
  /// `{ … }` of a type: declaration*.
  case memberBlock
  /// `{ … }` of a function, accessor or statement: statement*.
  case codeBlock
  /// `#if … #endif`: conditionalBranch*.
  case conditional
  /// One branch: conditionText?, then its content (declarations, statements, switch cases, attributes, or
  /// the suffixes of a postfix `#if`).
  case conditionalBranch
  /// The condition of a branch, as a range of text.
  case conditionText
  /// Text that was skipped.
  case skipped

  // MARK: Declarations: attribute*, modifier*, then as given
  /// modifier? (`struct` … of a scoped import, kind `importScope`), name+ (the path)
  case importDeclaration
  case importScope
  /// name, genericParameterList?, inheritanceClause?, whereClause?, memberBlock
  case classDeclaration, structDeclaration, enumDeclaration, actorDeclaration
  /// name, primaryAssociatedTypes?, inheritanceClause?, whereClause?, memberBlock
  case protocolDeclaration
  /// type, inheritanceClause?, whereClause?, memberBlock
  case extensionDeclaration
  /// name, genericParameterList?, type?, whereClause?
  case typealiasDeclaration
  /// name, inheritanceClause?, type? (default), whereClause?
  case associatedtypeDeclaration
  /// name (also of an operator), genericParameterList?, parameterList, effect*, thrownType?, returnType?, whereClause?,
  /// codeBlock?
  case functionDeclaration
  /// optionalMark? (`?` or `!`), genericParameterList?, parameterList, effect*, thrownType?, whereClause?, codeBlock?
  case initializerDeclaration
  /// codeBlock?
  case deinitializerDeclaration
  /// genericParameterList?, parameterList, returnType?, whereClause?, accessorBlock? or codeBlock? (implicit getter)
  case subscriptDeclaration
  /// binding+. `let` or `var` is the node's flag `isLet`.
  case variableDeclaration
  /// pattern, typeAnnotation?, initializerValue?, accessorBlock? or codeBlock? (implicit getter)
  case binding
  /// enumCaseElement+
  case enumCaseDeclaration
  /// name, parameterList?, initializerValue?
  case enumCaseElement
  /// name, genericParameterList?, parameterList, returnType?, initializerValue? (definition), whereClause?
  case macroDeclaration
  /// `#name(…)` as a declaration: name, genericArguments?, callSuffix?, trailing closures inside callSuffix
  case macroExpansionDeclaration
  /// name
  case operatorDeclaration, precedencegroupDeclaration

  // MARK: Parts of declarations
  /// type (the name), argument* if the arguments are a list of expressions; otherwise none. `@available(…)` has none.
  case attribute
  /// Its range is the keyword, with the `(set)` of an access modifier; also `nonisolated(unsafe)`.
  case modifier
  case name
  /// Also operators: `async`, `throws`, `rethrows`, `reasync`, `mutating` of an accessor
  case effect
  /// type
  case thrownType
  /// genericParameter*
  case genericParameterList
  /// attribute*, name, type? (constraint); `each` or `let` is inside the range
  case genericParameter
  /// name*
  case primaryAssociatedTypes
  /// inheritedType*, each: type
  case inheritanceClause
  /// conformanceRequirement*, sameTypeRequirement*, layoutRequirement*: each type, type
  case whereClause
  case conformanceRequirement, sameTypeRequirement
  /// parameter*
  case parameterList
  /// attribute*, modifier*, name (first; also `_`), name? (second), type?, ellipsis? (variadic), initializerValue? An
  /// associated value without a label has no name.
  case parameter
  case ellipsis
  /// type
  case returnType, typeAnnotation
  /// expression
  case initializerValue
  /// accessor*
  case accessorBlock
  /// attribute*, modifier*, name (`get`, `set` …), parameterList? (`set(value)`), effect*, thrownType?, codeBlock?
  case accessor
  case optionalMark

  // MARK: Types
  /// name, genericArguments?
  case identifierType
  /// type, name, genericArguments?
  case memberType
  /// type
  case optionalType, implicitlyUnwrappedType, arrayType, metatype, someType, anyType, packType, suppressedType
  /// type (element; the count comes first, as a type or an expression)
  case inlineArrayType
  /// type, type
  case dictionaryType
  /// tupleElement*; `(T)` is a tupleType with one element without a label
  case tupleType
  /// name? (label), name?, type, ellipsis?
  case tupleElement
  /// tupleType (the parameters), effect*, thrownType?, type (the result)
  case functionType
  /// type+
  case compositionType
  /// attribute*, modifier* (`inout`, `borrowing`, `sending` …), type
  case attributedType
  /// `_`
  case placeholderType
  /// genericArgument types: type*
  case genericArguments

  // MARK: Expressions
  /// A flat postfix expression: primary, then suffixes. There is no such node without a suffix.
  case postfixChain
  /// name (with argument labels `f(a:b:)` inside the range); digits for tuples; `self`, `init`, `Type`
  case memberSuffix
  /// argument* ; trailing closures are arguments with the flag `isTrailing`
  case callSuffix
  case subscriptSuffix
  /// `?`, `!`
  case optionalChainingSuffix, forceUnwrapSuffix
  /// The generic arguments of a suffix are `genericArguments`; the range is the operator
  case postfixOperatorSuffix
  /// name? (label), expression
  case argument
  /// Range is the identifier; also `self`, `Self`, `super`, `$0`. With argument labels: `f(a:b:)`
  case identifierExpression
  /// name
  case implicitMemberExpression
  case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
  /// stringSegment*, interpolation*
  case stringLiteral
  /// The text between quotes and interpolations, with line ends. No node for empty text.
  case stringSegment
  /// argument*
  case interpolation
  /// expression*
  case arrayLiteral
  /// expression, expression, …
  case dictionaryLiteral
  /// argument*
  case tupleExpression
  /// closureSignature?, statement*
  case closure
  /// attribute*, captureList?, (closureParameterName* or parameterList)?, effect*, thrownType?, returnType?
  case closureSignature
  /// capture*
  case captureList
  /// modifier* (`weak` …), name, expression?
  case capture
  case closureParameterName
  /// type
  case typeExpression
  /// type? (root), suffixes
  case keyPathExpression
  /// name, genericArguments?, callSuffix?
  case macroExpression
  /// `_`
  case discardExpression
  /// Operands and operators in sequence.
  case sequenceExpression
  case binaryOperator, assignmentOperator
  /// expression (the middle)
  case ternaryOperator
  /// `is`, `as`, `as?`, `as!` by the text of its range's first token; type
  case castOperator
  /// Range starts at the operator; expression
  case prefixExpression
  /// `try`, `try?`, `try!`, `await`, `consume`, `copy`, `unsafe`, `each`, `repeat`, `borrow`: the keyword is a `name`
  /// child; expression
  case effectExpression

  // MARK: Statements
  /// name (label), statement
  case labeledStatement
  /// condition*, codeBlock, (codeBlock or ifStatement)?
  case ifStatement
  /// condition*, codeBlock
  case guardStatement, whileStatement
  /// codeBlock, expression
  case repeatStatement
  /// effect* (`try`, `await`), pattern, typeAnnotation?, expression, whereGuard?, codeBlock
  case forStatement
  /// expression
  case whereGuard
  /// expression, switchCase* or conditional*
  case switchStatement
  /// attribute*, casePattern*, statement*. No casePattern: `default`.
  case switchCase
  /// pattern, whereGuard?
  case casePattern
  /// codeBlock
  case deferStatement
  /// effect? (`throws`), thrownType?, codeBlock, catchClause*
  case doStatement
  /// casePattern*, codeBlock
  case catchClause
  /// expression?
  case returnStatement, throwStatement, yieldStatement, discardStatement, thenStatement
  /// name?
  case breakStatement, continueStatement
  case fallthroughStatement

  // MARK: Conditions and patterns
  /// flag `isLet`; pattern, typeAnnotation?, initializerValue?
  case optionalBindingCondition
  /// pattern, typeAnnotation?, initializerValue
  case matchingCondition
  case availabilityCondition
  /// Range is the name.
  case identifierPattern
  case wildcardPattern
  /// tuplePatternElement*: name? (label), pattern
  case tuplePattern
  case tuplePatternElement
  /// `let p`, `var p`: flag `isLet`; pattern. Also inside an expression pattern (`.some(let x)`).
  case valueBindingPattern
  /// type
  case isPattern
  /// expression; value bindings inside it are `patternExpression` nodes
  case expressionPattern
  /// A pattern inside an expression: pattern
  case patternExpression
}
