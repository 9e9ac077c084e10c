/// A type, a property, a function or code of a program.
///
/// Parts refer to each other in cycles. The program keeps each of them, and breaks the cycles when it is
/// deallocated.
// Sendable: a part changes only while its program is checked, before another thread has the program, or in the
// program's `deinit`. The library's parts change only while the library is read.
package class ProgramPart: @unchecked Sendable {
  /// Creates a part of a program; nil for a part that lasts as long as the process.
  package init(in program: Program?) { program?.keep(self) }

  /// Releases the references to other parts.
  func takeApart() {}
}
