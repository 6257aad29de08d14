// style: repository
// A module that wraps a database is of the layer of those of its types that have one.
// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Honey",
  targets: [
    .target(name: "Cloud", path: "Cloud"), .target(name: "Tools", path: "Tools"),
    .target(name: "Honey", dependencies: ["Cloud", "Tools"], path: "Honey"),
  ])
// file: Cloud/Firestore/CloudStore.swift
import FirebaseFirestore

public final class CloudStore {}
public final class CloudQuery {}
// file: Cloud/Model/CloudUser.swift
public struct CloudUser {}
// file: Tools/Network/Pinger.swift
public final class Pinger {}
// file: Tools/Extensions/Pair.swift
public struct Pair {}
// file: Honey/Domain/Models/User.swift
import Cloud  // ! forbidden-import User -> Cloud
import Tools

struct User {
  let id: String
}
// file: Honey/Data/UserRepositoryImpl.swift
import Cloud

final class UserRepositoryImpl {
  let store: CloudStore
  init(store: CloudStore) { self.store = store }
}
