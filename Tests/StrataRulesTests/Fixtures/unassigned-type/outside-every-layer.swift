// style: gateway
// file: Sources/Stuff/Things.swift
struct Thing {  // ! unassigned-type Thing
  struct Part {}
}

protocol ThingMaker {}  // ! unassigned-type ThingMaker

typealias Things = [Thing]

extension Thing {
  enum Size { case small }
}

func make() {
  struct Local {}
}

#if DEBUG
struct DebugThing {}
#endif
