// Features below folders that are named by path, or by a pattern.
// rules: feature-isolation
// file: strata.yml
layers:
  Code: {match: {path: Code}}
rules:
  feature-isolation: {severity: error, feature-folders: ["./Code/Screens/", "Code/*/Flows", "*Parts"]}
// file: Code/Screens/Cart/CartScreen.swift
struct CartScreen {
  let login: LoginScreen  // ! feature-isolation CartScreen -> LoginScreen
  let pay: PayFlow  // ! feature-isolation CartScreen -> PayFlow
  let tool: Tool
}
// file: Code/Screens/Login/LoginScreen.swift
struct LoginScreen {}
// file: Code/Shop/Flows/Pay/PayFlow.swift
struct PayFlow {
  let refund: RefundFlow  // ! feature-isolation PayFlow -> RefundFlow
}
// file: Code/Shop/Flows/Refund/RefundFlow.swift
struct RefundFlow {}
// file: Code/Other/Screens/Help/Tool.swift
struct Tool {
  let other: Other
}
// file: Code/Other/Screens/More/Other.swift
struct Other {}
// file: Code/BigParts/One/One.swift
struct One {
  let two: Two  // ! feature-isolation One -> Two
}
// file: Code/BigParts/Two/Two.swift
struct Two {}
