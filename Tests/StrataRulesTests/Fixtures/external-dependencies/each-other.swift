// A module that needs this one as well can only come in a closure.
// style: module
// file: Modules/Chat/Interface/ChatModule.swift
public protocol ChatModule { func send() }
// file: Modules/Chat/Interface/ChatExternalDependencies.swift
public struct ChatExternalDependencies {
  let people: PeopleModule  // ! external-dependencies ChatExternalDependencies -> PeopleModule
  let calls: () -> CallsModule
  let media: MediaModule
  let weather: any WeatherModule  // ! external-dependencies ChatExternalDependencies -> WeatherModule
}
// file: Modules/Chat/Implementation/Module/ChatModuleImp.swift
struct ChatModuleImp: ChatModule { func send() {} }
// file: Modules/People/Interface/PeopleModule.swift
public protocol PeopleModule { func people() }
// file: Modules/People/Interface/PeopleExternalDependencies.swift
public struct PeopleExternalDependencies {
  let chat: () -> ChatModule
  let media: MediaModule
}
// file: Modules/People/Implementation/Module/PeopleModuleImp.swift
struct PeopleModuleImp: PeopleModule { func people() {} }
// file: Modules/Calls/Interface/CallsModule.swift
public protocol CallsModule { func call() }
// file: Modules/Calls/Interface/CallsExternalDependencies.swift
public struct CallsExternalDependencies {
  let chat: ChatModule?  // ! external-dependencies CallsExternalDependencies -> ChatModule
}
// file: Modules/Calls/Implementation/Module/CallsModuleImp.swift
struct CallsModuleImp: CallsModule { func call() {} }
// file: Modules/Media/Interface/MediaModule.swift
public protocol MediaModule { func play() }
// file: Modules/Media/Interface/MediaExternalDependencies.swift
public struct MediaExternalDependencies {}
// file: Modules/Media/Implementation/Module/MediaModuleImp.swift
struct MediaModuleImp: MediaModule { func play() {} }
// file: Modules/Weather/Interface/WeatherModule.swift
public protocol WeatherModule { func today() }
// file: Modules/Weather/Interface/WeatherExternalDependencies.swift
public struct WeatherExternalDependencies {
  let places: [PlacesModule]
}
// file: Modules/Weather/Implementation/Module/WeatherModuleImp.swift
struct WeatherModuleImp: WeatherModule { func today() {} }
// file: Modules/Places/Interface/PlacesModule.swift
public protocol PlacesModule { func places() }
// file: Modules/Places/Interface/PlacesExternalDependencies.swift
public struct PlacesExternalDependencies {
  let chat: () -> ChatModule
}
// file: Modules/Places/Implementation/Module/PlacesModuleImp.swift
struct PlacesModuleImp: PlacesModule { func places() {} }
