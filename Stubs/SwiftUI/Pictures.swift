extension Image {
  public func resizable() -> Image { self }
}

@MainActor @preconcurrency
public protocol Shape: View {}

public struct Circle: Shape, PrimitiveView { public init() {} }

extension View {
  public func clipShape(_ shape: some Shape) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
