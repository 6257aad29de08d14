// A property wrapper is no model, and a private type inside a reported model is part of it.
// style: repository
// rules: wire-format-in-domain
// file: Sources/Domain/Models/Recipe.swift
@propertyWrapper
struct Trimmed<Value: Codable & StringProtocol>: Codable {
  var wrappedValue: Value
}

enum Step: Codable {  // ! wire-format-in-domain Step -> Codable
  case stir(minutes: Int)
  case rest

  private enum Kind: String, Codable {
    case stir, rest
  }
}

struct Recipe {
  let title: String
  private let kind: Kind

  // Nobody reports the recipe itself.
  private enum Kind: String, Codable {  // ! wire-format-in-domain Recipe.Kind -> Codable
    case soup, cake
  }
}
