// style: gateway
// rules: view-model-knows-view
// An import that names a view is for nothing else.
// file: Sources/Presentation/SailViewModel.swift
import Combine
import class UIKit.UIHostingController  // ! view-model-knows-view SailViewModel -> UIHostingController

final class SailViewModel: ObservableObject {}
// file: Sources/Presentation/MastViewModel.swift
import SwiftUI
import struct SwiftUI.Color

final class MastViewModel: ObservableObject {}
