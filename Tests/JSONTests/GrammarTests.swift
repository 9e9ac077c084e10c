import Testing

struct GrammarTests {
  @Test(arguments: [
    "{}", "[]", "0", "-0", #""""#, "true", "false", "null", " \t\r\n1 \t\r\n",
    "[[],{}]", #"{"":""}"#, #"{"a":{"a":{"a":[]}}}"#, #"[1,"a",true,false,null,{}]"#,
    #"{"a" : 1 , "b" : [ 1 , 2 ] }"#, "\"\u{7F}\"", "\"\u{2028}\u{FEFF}\u{FFFF}\u{10FFFF}\"",
  ])
  func `a document of the grammar is JSON`(text: String) {
    #expect(complaint(about: text) == nil)
  }

  @Test(arguments: [
    ("", "1:1 the document is empty"),
    (" \n\t", "2:2 the document is empty"),
    ("\u{FEFF}{}", "1:1 expected UTF-8 without a byte order mark"),
    ("{", "1:2 expected a key in double quotes, found the end"),
    ("[", "1:2 expected a value, found the end"),
    ("[1", "1:3 expected ',' or ']' after a value, found the end"),
    ("]", "1:1 expected a value, found ']'"),
    ("[1}", "1:3 expected ',' or ']' after a value, found '}'"),
    (#"{"a":1]"#, "1:7 expected ',' or '}' after a value, found ']'"),
    ("[1 2]", "1:4 expected ',' or ']' after a value, found '2'"),
    ("[1,]", "1:3 expected no ',' after the last value"),
    ("[1,\n]", "1:3 expected no ',' after the last value"),
    ("[,1]", "1:2 expected a value, found ','"),
    ("[1,,2]", "1:4 expected a value, found ','"),
    (#"{"a":1,}"#, "1:7 expected no ',' after the last value"),
    (#"{"a":1,,"b":2}"#, "1:8 expected a key in double quotes, found ','"),
    (#"{,"a":1}"#, "1:2 expected a key in double quotes, found ','"),
    (#"{"a" 1}"#, "1:6 expected ':' after a key, found '1'"),
    (#"{"a"}"#, "1:5 expected ':' after a key, found '}'"),
    (#"{"a":}"#, "1:6 expected a value, found '}'"),
    (#"{"a"::1}"#, "1:6 expected a value, found ':'"),
    ("{a:1}", "1:2 expected a key in double quotes, found 'a'"),
    ("{'a':1}", "1:2 expected a key in double quotes, found a single quote"),
    ("{1:1}", "1:2 expected a key in double quotes, found '1'"),
    ("{null:1}", "1:2 expected a key in double quotes, found 'n'"),
    ("['a']", "1:2 expected a value, found a single quote; strings take double quotes"),
    ("“a”", "1:1 expected a value, found U+201C"),
    ("// note\n1", "1:1 JSON has no comments"),
    ("[/* one */ 1]", "1:2 JSON has no comments"),
    ("{/**/}", "1:2 JSON has no comments"),
    ("True", "1:1 expected a value, found 'T'"),
    ("tru", "1:1 expected 'true'"),
    ("[trux]", "1:2 expected 'true'"),
    ("[fals]", "1:2 expected 'false'"),
    ("nul", "1:1 expected 'null'"),
    ("nulll", "1:5 expected nothing after the document, found 'l'"),
    ("undefined", "1:1 expected a value, found 'u'"),
    ("1\n 2", "2:2 expected nothing after the document, found '2'"),
    ("{}{}", "1:3 expected nothing after the document, found '{'"),
    ("[1]\u{0}", "1:4 expected nothing after the document, found U+0000"),
    ("[1\u{A0}]", "1:3 expected ',' or ']' after a value, found U+00A0"),
    ("\u{C}1", "1:1 expected a value, found U+000C"),
    ("[1\n", "2:1 expected ',' or ']' after a value, found the end"),
    ("[\"é漢🪟\" 1]", "1:8 expected ',' or ']' after a value, found '1'"),
  ])
  func `what is not JSON is refused at its line and column`(text: String, message: String) {
    #expect(complaint(about: text) == message)
  }

  @Test func `a byte that is no UTF-8 is told as a number`() {
    #expect(complaint(about: [0xFF]) == "1:1 expected a value, found byte 0xFF")
  }
}
