// style: repository
// rules: logic-in-view
// What a body shows some days after a date of the domain is a rule about that date; whether it has passed may be shown.
// file: Sources/Domain/Boiler.swift
struct Boiler { let id: String; let servicedOn: Date; let warrantyUntil: Date; let syncedAt: Date }
// file: Sources/Presentation/BoilerView.swift
struct BoilerView: View {
  let boiler: Boiler
  @State private var opened = Date()

  var body: some View {
    VStack {
      if boiler.servicedOn < Date().addingTimeInterval(-90 * 86_400) {  // ! logic-in-view BoilerView
        Text("Book a service")
      }
      if boiler.warrantyUntil < Date() {
        Text("No warranty")
      }
      if boiler.syncedAt < Date() { Text("Synced") }
      if opened < Date() { Text("Open") }
      Text("Boiler").foregroundStyle(boiler.warrantyUntil < Date() ? .red : .black)
    }
  }
}
