// style: module
// file: Sources/Implementation/Domain/BusinessModels/OrderStuff.swift
struct OrderDetails {}  // ! file-name OrderDetails
private struct Total {}

// file: Sources/Implementation/Domain/BusinessModels/Custmer.swift
#if os(iOS)
struct Customer {}  // ! file-name Customer
#else
struct Customer {}
#endif

// file: Sources/Implementation/Domain/BusinessModels/Things.swift
struct Parcel {}  // ! file-name Parcel
struct Receipt {}
enum Currency {}

// file: Sources/Implementation/Domain/BusinessModels/Fares.swift
struct FareClass {}
struct DiscountFare {}

// file: Sources/Implementation/Domain/BusinessModels/Ticket.swift
struct Ticket {}
protocol TicketOwner {}

// file: Sources/Implementation/Domain/BusinessModels/Seat+Row.swift
struct Seat {}

// file: Sources/Implementation/Domain/BusinessModels/Hidden.swift
private struct Hidden {}

// file: Sources/Implementation/Domain/BusinessModels/Parcel+Label.swift
typealias ParcelLabel = Label<Parcel>
extension ParcelLabel { var text: Int { 1 } }

// file: Sources/Implementation/Domain/BusinessModels/Parcel+Lid.swift
typealias ParcelCover = Label<Parcel>  // ! file-name ParcelCover

// file: Sources/Implementation/Presentation/Support/GlowModifier.swift
import SwiftUI
extension View { func glow() -> some View { modifier(GlowModifier()) } }
private struct GlowModifier: ViewModifier { func body(content: Content) -> some View { content } }
struct GlowModifier_Previews: PreviewProvider { static var previews: some View { Text("").glow() } }

// file: Sources/Implementation/Presentation/Support/QuickLook.swift
import SwiftUI
private struct QuickLook: View { var body: some View { Text("") } }
final class QuickLookItem {}

// file: Sources/Implementation/Domain/BusinessModels/ParcelModels.swift
struct ParcelState {}
enum ParcelAction {}
struct Label<Value> {}

// file: Sources/Implementation/Domain/BusinessModels/LetterModels.swift
struct LetterState {}  // ! file-name LetterState
enum ParcelStep {}
struct Stamp {}

// file: Sources/Implementation/Domain/BusinessModels/ParcelMock.swift
extension Parcel { static var mock: Parcel { Parcel() } }
