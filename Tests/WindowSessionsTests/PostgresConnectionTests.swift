import TestSupport
import Testing

@testable import SessionStorage
@testable import PostgresStorage

/// One connection to a real server.
@Suite(.enabled(if: PostgresServer.shared != nil)) struct PostgresConnectionTests {
  private let place = Backend.Place()

  private func connection() throws -> PostgresConnection {
    try PostgresConnection(PostgresAddress(place.database()))
  }

  @Test func `values come back as they were sent`() throws {
    let connection = try connection()
    let echo = PostgresStatement(
      "echo", "SELECT $1::int8, $2::text, $3::bytea, $4::text, $5::bool, $6::int4, $7::int2")
    let rows = try connection.run(
      echo, .int(-7), .text("é'\n"), .bytes([0, 255]), .null, .text("t"), .text("-3"), .text("300"))
    let row = try #require(rows.first)
    #expect(rows.count == 1)
    #expect(row.int(0) == -7 && row.text(1) == "é'\n" && row.bytes(2) == [0, 255])
    #expect(row.isNull(3) && row.optionalText(3) == nil && row.optionalInt(3) == nil)
  }

  @Test func `lists of any length become rows`() throws {
    let connection = try connection()
    let rows = PostgresStatement(
      "rows", "SELECT * FROM unnest($1::int8[], $2::text[], $3::bytea[]) AS t (a, b, c)")
    #expect(try connection.run(rows, .ints([]), .texts([]), .blobs([])).count == 0)
    let numbers: [Int?] = [1, nil, .min, .max]
    let found = try connection.run(
      rows, .ints(numbers), .texts(["a", nil, "", "c"]), .blobs([[1], [], [2, 3], [4]]))
    #expect(found.map { $0.optionalInt(0) } == numbers)
    #expect(found.map { $0.optionalText(1) } == ["a", nil, "", "c"])
    #expect(found.map { $0.bytes(2) } == [[1], [], [2, 3], [4]])
  }

  @Test func `statements that are sent together are one transaction`() throws {
    let connection = try connection()
    try connection.run(PostgresStatement("make", "CREATE TABLE t (a int8 PRIMARY KEY)"))
    let insert = PostgresStatement("insert", "INSERT INTO t VALUES ($1)")
    try connection.run(insert, .int(1))
    #expect(throws: PostgresFailure.self) {
      try connection.run([(insert, [.int(2)]), (insert, [.int(1)])])
    }
    // A refusal does not end the connection.
    #expect(connection.isOpen)
    let count = PostgresStatement("count", "SELECT count(*) FROM t")
    #expect(try connection.run(count).first?.int(0) == 1)
  }

  @Test func `what takes too long ends the connection`() throws {
    let connection = try connection()
    let sleep = PostgresStatement("sleep", "SELECT pg_sleep(30)")
    #expect(throws: PostgresFailure.disconnected("no answer in time")) {
      try connection.run(sleep, within: .milliseconds(100))
    }
    #expect(!connection.isOpen)
    #expect(throws: PostgresFailure.self) { try connection.run(sleep) }
  }

  @Test func `a wrong address is refused in words`() {
    #expect(throws: StoreError.self) {
      try PostgresStore("postgres://nobody@127.0.0.1:1/nothing")
    }
  }

  @Test func `a database of a newer version is refused`() throws {
    let place = Backend.Place()
    let url = try place.database()
    try PostgresStore(url).close()
    try #require(PostgresServer.shared).query("UPDATE fenestra SET schema = 99", on: url)
    #expect(throws: StoreError.self) { try PostgresStore(url) }
  }
}
