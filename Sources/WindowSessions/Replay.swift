public import WindowModel

extension Application {
  /// The application that a list of commands makes, from the start.
  ///
  /// Same settings and commands, same state, identifiers and events; a refusal means that the list
  /// was not logged by this model.
  public static func replaying(
    _ commands: some Sequence<Command>, settings: Settings, capacity: Capacity = Capacity()
  ) throws(Refusal) -> (application: Application, events: [Event]) {
    var application = Application(settings, capacity: capacity)
    var events: [Event] = []
    for command in commands { events += try application.perform(command).events }
    return (application, events)
  }
}
