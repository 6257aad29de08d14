// What the project declares under the name is its own.
// file: strata.yml
layers:
  Domain:
    match: {path: Sources/Domain}
    forbids: [printing]
frameworks:
  printing:
    types: [FileHandle, Console]
    members: [DispatchQueue.main]
    functions: [print, log, dump]
rules:
  forbidden-import: error
// file: Sources/Domain/Own.swift
struct FileHandle {}

struct DispatchQueue { static let main = DispatchQueue() }

func print(_ text: String) {}

struct Printer {
  let handle: FileHandle
  let queue = DispatchQueue.main
  func log(_ text: String) {}
  func run(dump: (String) -> Void) {
    print("own")
    log("own")
    dump("own")
    func local() {}
    local()
    let console = Console.standard  // ! forbidden-import Printer -> Console
    console.print("a member")
    console.log("a member")
  }
}

class Base { func dump(_ value: Int) {} }

final class Derived: Base {
  func show() {
    dump(1)
    super.dump(2)
    self.dump(3)
  }
}

struct Other {
  func show() { dump(self) }  // ! forbidden-import Other -> dump
}
