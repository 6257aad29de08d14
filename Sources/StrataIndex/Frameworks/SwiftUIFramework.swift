/// Declarations of SwiftUI, as far as the types of expressions depend on them: property wrappers, containers that hand
/// elements to closures, and modifiers that do.
enum SwiftUIFramework {
  static let source = wrappers + modifiers + views

  private static let wrappers = """
    @_exported import Foundation
    @_exported import Combine
    @propertyWrapper public struct State<Value> { init(wrappedValue: Value); init(initialValue: Value); var wrappedValue: Value; var projectedValue: Binding<Value> }
    @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
      init(get: () -> Value, set: (Value) -> Void)
      init(projectedValue: Binding<Value>)
      static func constant(_ value: Value) -> Binding<Value>
      var wrappedValue: Value
      var projectedValue: Binding<Value>
      subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject>
      func animation() -> Binding<Value>
    }
    @dynamicMemberLookup public struct ObservedObjectWrapper<ObjectType> { subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> }
    @propertyWrapper public struct ObservedObject<ObjectType> { init(wrappedValue: ObjectType); init(initialValue: ObjectType); var wrappedValue: ObjectType; var projectedValue: ObservedObjectWrapper<ObjectType> }
    @propertyWrapper public struct StateObject<ObjectType> { init(wrappedValue: @autoclosure () -> ObjectType); var wrappedValue: ObjectType; var projectedValue: ObservedObjectWrapper<ObjectType> }
    @propertyWrapper public struct EnvironmentObject<ObjectType> { init(); var wrappedValue: ObjectType; var projectedValue: ObservedObjectWrapper<ObjectType> }
    @propertyWrapper @dynamicMemberLookup public struct Bindable<Value> { init(_ value: Value); init(wrappedValue: Value); var wrappedValue: Value; var projectedValue: Bindable<Value>; subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> }
    @propertyWrapper public struct Environment<Value> { init(_ keyPath: KeyPath<EnvironmentValues, Value>); init(_ type: Value.Type); var wrappedValue: Value }
    @propertyWrapper public struct AppStorage<Value> { init(wrappedValue: Value, _ key: String); var wrappedValue: Value; var projectedValue: Binding<Value> }
    @propertyWrapper public struct SceneStorage<Value> { init(wrappedValue: Value, _ key: String); var wrappedValue: Value; var projectedValue: Binding<Value> }
    @propertyWrapper public struct FocusState<Value> { init(); var wrappedValue: Value; var projectedValue: Binding<Value> }
    @propertyWrapper public struct GestureState<Value> { init(wrappedValue: Value); var wrappedValue: Value }
    @propertyWrapper public struct Namespace { var wrappedValue: ID; struct ID {} }
    @propertyWrapper public struct ScaledMetric<Value> { init(wrappedValue: Value); var wrappedValue: Value }
    @propertyWrapper public struct FetchRequest<Result> { var wrappedValue: [Result] }
    @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType> { init(_ type: DelegateType.Type = DelegateType.self); var wrappedValue: DelegateType }
    public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
    public protocol PreferenceKey { associatedtype Value; static var defaultValue: Value { get } }
    public struct EnvironmentValues { var dismiss: DismissAction; var openURL: OpenURLAction; var colorScheme: ColorScheme; var locale: Locale; var scenePhase: ScenePhase; var horizontalSizeClass: UserInterfaceSizeClass?; var isEnabled: Bool; subscript<K: EnvironmentKey>(key: K.Type) -> K.Value }
    public struct DismissAction { func callAsFunction() }
    public struct OpenURLAction { func callAsFunction(_ url: URL) }
    public enum ColorScheme { case light; case dark }
    public enum ScenePhase { case active; case inactive; case background }
    public enum UserInterfaceSizeClass { case compact; case regular }

    """

  private static let modifiers = """
    @_fluent public protocol View {
      associatedtype Body
      var body: Body { get }
      func onReceive<P: Publisher>(_ publisher: P, perform action: (P.Output) -> Void) -> some View
      func onChange<V>(of value: V, perform action: (V) -> Void) -> some View
      func onChange<V>(of value: V, initial: Bool = false, _ action: (V, V) -> Void) -> some View
      func onChange<V>(of value: V, initial: Bool = false, _ action: () -> Void) -> some View
      func onPreferenceChange<K: PreferenceKey>(_ key: K.Type, perform action: (K.Value) -> Void) -> some View
      func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View
      func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> Content) -> some View
      func sheet<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: () -> Content) -> some View
      func fullScreenCover<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> Content) -> some View
      func fullScreenCover<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: () -> Content) -> some View
      func popover<Item, Content>(item: Binding<Item?>, content: (Item) -> Content) -> some View
      func popover<Content>(isPresented: Binding<Bool>, content: () -> Content) -> some View
      func alert<T, A>(_ title: String, isPresented: Binding<Bool>, presenting data: T?, actions: (T) -> A) -> some View
      func alert<T, A, M>(_ title: String, isPresented: Binding<Bool>, presenting data: T?, actions: (T) -> A, message: (T) -> M) -> some View
      func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
      func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
      func actionSheet<Item>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View
      func navigationDestination<D, C>(for data: D.Type, destination: (D) -> C) -> some View
      func navigationDestination<D, C>(item: Binding<D?>, destination: (D) -> C) -> some View
      func navigationDestination<C>(isPresented: Binding<Bool>, destination: () -> C) -> some View
      func environmentObject<T>(_ object: T) -> some View
      func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
      func environment<T>(_ object: T) -> some View
      func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: (inout V) -> Void) -> some View
      func task(priority: TaskPriority = .userInitiated, _ action: () async -> Void) -> some View
      func task<T>(id value: T, priority: TaskPriority = .userInitiated, _ action: () async -> Void) -> some View
      func onAppear(perform action: (() -> Void)? = nil) -> some View
      func onDisappear(perform action: (() -> Void)? = nil) -> some View
      func onTapGesture(count: Int = 1, perform action: () -> Void) -> some View
      func onOpenURL(perform action: (URL) -> Void) -> some View
      func onSubmit(_ action: () -> Void) -> some View
      func refreshable(action: () async -> Void) -> some View
      func modifier<T: ViewModifier>(_ modifier: T) -> some View
      func overlay<V>(alignment: Alignment = .center, content: () -> V) -> some View
      func background<V>(alignment: Alignment = .center, content: () -> V) -> some View
      func toolbar<C>(content: () -> C) -> some View
      func searchable(text: Binding<String>, prompt: String = "") -> some View
      func navigationTitle(_ title: String) -> some View
      func tag<V>(_ tag: V) -> some View
      func id<V>(_ id: V) -> some View
      func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
    }
    public protocol ViewModifier { associatedtype Body; typealias Content = AnyView; func body(content: Content) -> Body }
    public protocol App { associatedtype Body; var body: Body { get } }
    public protocol Scene {}
    public protocol ButtonStyle { typealias Configuration = ButtonStyleConfiguration; associatedtype Body; func makeBody(configuration: Configuration) -> Body }
    public struct ButtonStyleConfiguration { var label: AnyView; var isPressed: Bool }
    public protocol PreviewProvider {}
    public protocol UIViewRepresentable: View { associatedtype UIViewType; typealias Context = UIViewRepresentableContext<Self> }
    public protocol UIViewControllerRepresentable: View { associatedtype UIViewControllerType; typealias Context = UIViewRepresentableContext<Self> }
    public struct UIViewRepresentableContext<Representable> { var coordinator: Representable.Coordinator; var environment: EnvironmentValues }

    """

  private static let views = """
    public struct AnyView: View { init<V>(_ view: V) }
    public struct EmptyView: View { init() }
    public struct ForEach<Data: Sequence, ID, Content>: View {
      init(_ data: Data, content: (Data.Element) -> Content)
      init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content)
      init<C: Sequence>(_ data: Binding<C>, content: (Binding<C.Element>) -> Content)
      init<C: Sequence>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, content: (Binding<C.Element>) -> Content)
    }
    public struct List<SelectionValue, Content>: View {
      init(content: () -> Content)
      init<Data: Sequence, Row>(_ data: Data, rowContent: (Data.Element) -> Row)
      init<Data: Sequence, ID, Row>(_ data: Data, id: KeyPath<Data.Element, ID>, rowContent: (Data.Element) -> Row)
      init<Data: Sequence, Row>(_ data: Data, selection: Binding<SelectionValue>?, rowContent: (Data.Element) -> Row)
      init(selection: Binding<SelectionValue>?, content: () -> Content)
    }
    public struct GeometryReader<Content>: View { init(content: (GeometryProxy) -> Content) }
    public struct GeometryProxy { var size: CGSize }
    public struct ScrollViewReader<Content>: View { init(content: (ScrollViewProxy) -> Content) }
    public struct ScrollViewProxy { func scrollTo<ID>(_ id: ID) }
    public struct NavigationLink<Label, Destination>: View {
      init(destination: Destination, label: () -> Label)
      init(destination: () -> Destination, label: () -> Label)
      init(_ title: String, destination: () -> Destination)
      init(_ title: String, destination: Destination)
      init<P>(value: P?, label: () -> Label)
      init<P>(_ title: String, value: P?)
      init(destination: Destination, isActive: Binding<Bool>, label: () -> Label)
    }
    public struct AsyncImage<Content>: View { init(url: URL?); init<I, P>(url: URL?, content: (Image) -> I, placeholder: () -> P); init(url: URL?, content: (AsyncImagePhase) -> Content) }
    public enum AsyncImagePhase { case empty; case success(Image); case failure(Error) }
    public struct WindowGroup<Content>: Scene { init(content: () -> Content) }
    public struct Alert {}
    public struct ActionSheet {}
    public struct Text: View {}
    public struct Image: View {}
    public struct Color: View, Hashable { static let clear: Color; static let white: Color; static let black: Color; static let red: Color; static let blue: Color; static let green: Color; static let gray: Color; static let primary: Color; static let secondary: Color; static let accentColor: Color; func opacity(_ value: Double) -> Color }
    public struct Font { static let body: Font; static let title: Font; static let headline: Font; static let caption: Font }
    public struct Button<Label>: View { init(action: () -> Void, label: () -> Label); init(_ title: String, action: () -> Void); init(role: ButtonRole?, action: () -> Void, label: () -> Label) }
    public struct VStack<Content>: View {}
    public struct HStack<Content>: View {}
    public struct ZStack<Content>: View {}
    public struct LazyVStack<Content>: View {}
    public struct LazyHStack<Content>: View {}
    public struct LazyVGrid<Content>: View {}
    public struct LazyHGrid<Content>: View {}
    public struct Grid<Content>: View {}
    public struct GridRow<Content>: View {}
    public struct Group<Content>: View {}
    public struct Section<Content>: View {}
    public struct Form<Content>: View {}
    public struct ScrollView<Content>: View {}
    public struct NavigationView<Content>: View {}
    public struct NavigationStack<Content>: View {}
    public struct NavigationSplitView<Content>: View {}
    public struct TabView<Content>: View {}
    public struct Spacer: View {}
    public struct Divider: View {}
    public struct TextField<Label>: View {}
    public struct SecureField<Label>: View {}
    public struct TextEditor: View {}
    public struct Toggle<Label>: View {}
    public struct Picker<Label>: View {}
    public struct DatePicker<Label>: View {}
    public struct Slider<Label>: View {}
    public struct Stepper<Label>: View {}
    public struct Menu<Label>: View {}
    public struct Label<Title>: View {}
    public struct Link<Label>: View {}
    public struct ProgressView<Label>: View {}
    public struct Rectangle: View {}
    public struct RoundedRectangle: View {}
    public struct Circle: View {}
    public struct Capsule: View {}
    public struct DisclosureGroup<Label>: View {}
    public struct ViewThatFits<Content>: View {}
    public func withAnimation<R>(_ animation: Animation? = .default, _ body: () throws -> R) rethrows -> R
    """
}
