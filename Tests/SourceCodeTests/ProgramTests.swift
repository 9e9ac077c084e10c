import Testing
@testable import SourceCode
@Suite struct X { }
