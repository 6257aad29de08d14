// style: module
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "Auth"),
    .target(name: "AuthImpl", dependencies: ["Auth"]),
    .target(name: "MailInterface"),
    .target(name: "Mail", dependencies: ["MailInterface"]),
    .target(name: "MapsAPI"),
    .target(name: "Maps"),
    .target(name: "Inbox", dependencies: ["Auth", "AuthImpl", "MailInterface", "Mail", "Maps"]),
  ])
// file: Sources/Auth/AuthModule.swift
public protocol AuthModule {}
// file: Sources/AuthImpl/Domain/Account.swift
import Auth

public struct Account {}
// file: Sources/MailInterface/MailModule.swift
public protocol MailModule {}
// file: Sources/Mail/Domain/Letter.swift
import MailInterface

public struct Letter {}
// file: Sources/MapsAPI/MapsClient.swift
/// No interface of `Maps`, which does not use it.
public struct MapsClient {}
// file: Sources/Maps/Domain/Route.swift
public struct Route {}
// file: Sources/Inbox/Domain/Inbox.swift
import Auth
import AuthImpl  // ! module-bypass Inbox -> AuthImpl
import Mail  // ! module-bypass Inbox -> Mail
import MailInterface
import Maps

public struct Inbox {}
