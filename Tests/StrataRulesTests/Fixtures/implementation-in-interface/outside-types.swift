// style: module
// rules: implementation-in-interface
// file: Sources/Interface/TramsModule.swift
public protocol TramsModule {
  func names() async -> [String]
}

public func firstTram(_ module: TramsModule) async -> String? {  // ! implementation-in-interface firstTram(_:) -> firstTram(_:)
  for name in await module.names() where !name.isEmpty { return name }
  return nil
}

extension Array where Element == Int {
  public func sum() -> Int {  // ! implementation-in-interface Array -> sum()
    var result = 0
    for value in self { result += value }
    return result
  }

  public var firstValue: Int? { first }
}
// file: Sources/Implementation/Domain/BusinessModels/Tram.swift
struct Tram {}

func count(_ module: TramsModule) async -> Int {
  for name in await module.names() where name.isEmpty { return 0 }
  return 1
}
