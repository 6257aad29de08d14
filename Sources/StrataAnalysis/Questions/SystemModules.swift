/// Modules of Apple's platforms and of Swift that an app may import and never declares.
enum SystemModules {
  static func contains(_ name: String) -> Bool { names.contains(name) || name.hasPrefix("_") }

  private static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility ActivityKit AdServices AdSupport AppIntents AppKit
    AppTrackingTransparency AudioToolbox AuthenticationServices BackgroundTasks CFNetwork CallKit CarPlay Charts ClockKit
    CloudKit Cocoa Combine CommonCrypto Contacts ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation CoreGraphics
    CoreHaptics CoreImage CoreLocation CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
    CoreVideo CryptoKit Darwin DeveloperToolsSupport DeviceActivity DeviceCheck Dispatch EventKit EventKitUI ExternalAccessory
    FamilyControls FileProvider Foundation FoundationModels FoundationNetworking GameController GameKit Glibc HealthKit HomeKit
    IOKit ImageIO Intents IntentsUI LinkPresentation LocalAuthentication ManagedSettings MapKit MediaPlayer MessageUI Messages
    Metal MetalKit MetricKit MobileCoreServices MultipeerConnectivity Musl NaturalLanguage Network NetworkExtension
    NotificationCenter OSLog ObjectiveC Observation PDFKit PackageDescription PackagePlugin PassKit PencilKit Photos PhotosUI
    PlaygroundSupport ProjectDescription ProjectDescriptionHelpers PushKit QuartzCore QuickLook QuickLookThumbnailing
    RealityKit RegexBuilder SQLite3 SafariServices SceneKit Security ServiceManagement Social SoundAnalysis Speech SpriteKit
    StoreKit Swift SwiftData SwiftUI Synchronization SystemConfiguration Testing TipKit Translation UIKit
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit
    WeatherKit WebKit WidgetKit WinSDK XCTest os simd zlib
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
