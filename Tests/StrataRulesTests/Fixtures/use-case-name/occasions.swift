// style: gateway
// rules: use-case-name
// In front of what happens to a thing, the name of that thing is no verb. A verb of two words may be written like a model.
// file: Sources/BusinessLogic/Models/Models.swift
struct NightWatch { let id: String }
struct Turnover { let id: String }
struct Key { let id: String }
struct Mail { let id: String }
// file: Sources/BusinessLogic/UseCases/UseCases.swift
struct WatchScheduleUseCase { func execute() {} }  // ! use-case-name WatchScheduleUseCase
struct WatchKeyUseCase { func execute() {} }
struct WatchDoorUseCase { func execute() {} }
struct TurnOverKeyUseCase { func execute() {} }
struct ShuntUseCase { func execute() {} }
