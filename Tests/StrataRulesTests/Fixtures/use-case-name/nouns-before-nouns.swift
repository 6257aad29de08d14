// style: module
// rules: use-case-name
// A noun made of a verb names the operation only at the end of the name; a prefix makes a verb of a model.
// file: Sources/Implementation/Domain/UseCases/UseCases.swift
struct InspectionReminderUseCase { func execute() {} }  // ! use-case-name InspectionReminderUseCase
struct SchedulingInspectionUseCase { func execute() {} }  // ! use-case-name SchedulingInspectionUseCase
struct SchedulingParcelUseCase { func execute() {} }  // ! use-case-name SchedulingParcelUseCase
struct VisitBookingUseCase { func execute() {} }
struct ScheduleInspectionUseCase { func execute() {} }
struct RebarrelCellarUseCase { func execute() {} }
struct RemarkableCellarUseCase { func execute() {} }  // ! use-case-name RemarkableCellarUseCase
// file: Sources/Implementation/Domain/BusinessModels/Barrel.swift
struct Barrel {}
