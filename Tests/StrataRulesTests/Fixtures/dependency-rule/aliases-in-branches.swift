// style: repository
// An alias that another branch declares, too, is debug code only if both branches are.
// file: Sources/Data/Plan.swift
struct Plan {}
struct Draft {}
// file: Sources/Domain/Released.swift
#if DEBUG
  typealias Released = Int
#else
  typealias Released = Plan  // ! dependency-rule Released -> Plan
#endif
struct UsesReleased { var plan: Released? }
// file: Sources/Domain/Both.swift
#if DEBUG
  typealias Both = Draft
#else
  typealias Both = Plan  // ! dependency-rule Both -> Plan
#endif
// file: Sources/Domain/DebugFile.swift
#if DEBUG
  typealias Spread = Int
#endif
// file: Sources/Domain/ReleaseFile.swift
#if !DEBUG
  typealias Spread = [Plan]  // ! dependency-rule Spread -> Plan
#endif
// file: Sources/Domain/OnlyDebug.swift
#if DEBUG
  typealias OnlyDebug = Plan
#endif
#if DEBUG && os(iOS)
  typealias TwiceDebug = Plan
#elseif DEBUG
  typealias TwiceDebug = Draft
#endif
// file: Sources/Domain/Mixed.swift
// A type in one branch, an alias in the other.
#if DEBUG
  struct Mixed {}
#else
  typealias Mixed = Plan  // ! dependency-rule Mixed -> Plan
#endif
