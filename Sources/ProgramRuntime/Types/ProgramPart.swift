/// A type, a property, a function or code of a program.
///
/// They refer to each other in circles, so that nothing would free them: the program keeps each of them, and
/// takes them apart at its end.
// Sendable: a part changes only while its program is checked, before another thread has the program; at its
// end nobody else has it any longer. The library's parts change only while the library is read.
package class ProgramPart: @unchecked Sendable {
  /// Makes a part of a program, nil for what lasts as long as the process.
  package init(in program: Program?) { program?.keep(self) }

  /// Lets go of the other parts.
  func takeApart() {}
}
