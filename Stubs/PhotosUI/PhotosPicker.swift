import Foundation
import SwiftUI

public struct PHPickerFilter: Equatable, Sendable {
  public static let images = PHPickerFilter()
}

/// Declared by CoreTransferable.
public protocol Transferable: Sendable {}

extension Data: Transferable {}

public struct PhotosPickerItem: Hashable, Sendable {
  public struct EncodingDisambiguationPolicy: Equatable, Sendable {
    public static let automatic = EncodingDisambiguationPolicy()
    public static let compatible = EncodingDisambiguationPolicy()
  }

  public func loadTransferable<Value: Transferable>(type: Value.Type) async throws -> Value? { nil }
}

public struct PhotosPicker<Label: View>: PrimitiveView {
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {}
}

extension PhotosPicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {}
}
