// The smallest edit that keeps a released window, if the text leaves no doubt; otherwise none. An edit is
// a text after a line of a file or, with `replaces`, in its place; lines count from 1.

const word = text => text.replace(/[^\w]/g, '')

// A line without its comments and the contents of its strings.
const plain = line => line.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\/\/.*/, '')

const indentOf = line => line.match(/^\s*/)[0]

// The line whose brace opens the block around this position, and the brace's place; null outside all blocks.
function opener(lines, index, column = 0) {
  let depth = 0
  for (let row = index; row >= 0; row -= 1) {
    const text = row === index ? lines[row].slice(0, column) : lines[row]
    for (let place = text.length - 1; place >= 0; place -= 1) {
      if (text[place] === '}') depth += 1
      if (text[place] === '{') depth -= 1
      if (depth < 0) return { row, column: place }
    }
  }
  return null
}

// The lines of a type's own members: those at the depth of this brace.
function members(lines, { row, column }) {
  const found = []
  let depth = 1
  for (const text of [lines[row].slice(column + 1), ...lines.slice(row + 1)]) {
    if (depth === 1) found.push(text)
    for (const letter of text) depth += letter === '{' ? 1 : letter === '}' ? -1 : 0
    if (depth < 1) break
  }
  return found
}

// Swift: `let floating = UIWindow(…)` in a method of a class gets a stored property that holds it too.
function swift(files, file, { line, name, class: type }, owner) {
  const source = files[file].text.split('\n')
  if (/\/\*|"""/.test(files[file].text)) return null
  const lines = source.map(plain)
  const declaration = lines[line - 1]?.match(new RegExp(`^\\s*(?:let|var)\\s+${name}\\s*(?::[^=]+)?=\\s*${type}(\\(.*\\))\\s*$`))
  if (!declaration || !isBalanced(declaration[1])) return null
  const method = opener(lines, line - 1)
  if (!method || !/\b(?:func\s+\w+|init)\b/.test(lines[method.row]) || /\b(?:static|class)\s+func\b/.test(lines[method.row])) return null
  const body = opener(lines, method.row, method.column)
  if (!body || !new RegExp(`\\bclass\\s+${owner}\\b[^{]*\\{\\s*$`).test(lines[body.row])) return null
  // UIKit's own classes have properties of these names.
  const property = /^(?:window|view)$/.test(name) && !/Delegate\b/.test(lines[body.row]) ? `own${name[0].toUpperCase()}${name.slice(1)}` : name
  const taken = members(lines, body).filter(text => new RegExp(`\\b(?:var|let|func)\\s+${property}\\b`).test(text))
  const isHeld = taken.length === 1 && new RegExp(`^\\s*(?:private\\s+)?var\\s+${property}\\s*:\\s*${type}\\?\\s*$`).test(taken[0])
  if (taken.length && !isHeld) return null
  const assignment = { file, line, text: `${indentOf(source[line - 1])}self.${property} = ${name}` }
  return isHeld ? [assignment] : [{ file, line: body.row + 1, text: `${indentOf(source[method.row])}var ${property}: ${type}?` }, assignment]
}

function isBalanced(text) {
  let depth = 0
  for (const [index, letter] of [...text].entries()) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (depth === 0 && index < text.length - 1) return false
  }
  return depth === 0
}

// Objective-C: a strong property in the class's own interface, wherever that is.
function objc(files, file, { line, name, class: type }, owner) {
  const source = files[file].text.split('\n')
  if (files.some(({ text }) => text.includes('/*'))) return null
  if (!new RegExp(`^\\s*${type}\\s*\\*\\s*${name}\\s*=\\s*\\[.*\\];\\s*$`).test(plain(source[line - 1] ?? ''))) return null
  const interfaces = files.flatMap(({ text }, index) => {
    const lines = text.split('\n')
    return lines.flatMap((first, row) => {
      if (!new RegExp(`^\\s*@interface\\s+${owner}\\s*(?:\\(\\s*\\)|:)`).test(first)) return []
      const end = lines.findIndex((text, place) => place > row && /^\s*@end\b/.test(text))
      return end < 0 ? [] : [{ file: index, end, lines: lines.slice(row, end), isInner: first.includes('(') }]
    })
  })
  const home = interfaces.find(({ isInner }) => isInner) ?? interfaces[0]
  if (!home || interfaces.some(({ lines }) => lines.some(text => new RegExp(`@property.*\\b${name}\\s*;`).test(text)))) return null
  return [
    { file: home.file, line: home.end, text: `@property (strong, nonatomic) ${type} *${name};` },
    { file, line, text: `${indentOf(source[line - 1])}self.${name} = ${name};` },
  ]
}

// A weak property that alone held the window becomes a strong one.
function weak(files, line) {
  const [, name] = line.match(/^\s*(?:self\.|_)?(\w+)\s*=[^=]/) ?? []
  if (!name) return null
  const found = files.flatMap(({ text }, file) => text.split('\n').flatMap((text, row) =>
    new RegExp(`^\\s*(?:private\\s+)?weak\\s+var\\s+${name}\\s*:|^\\s*@property\\s*\\(.*\\bweak\\b.*\\*\\s*${name}\\s*;`).test(text) ? [{ file, line: row + 1, text }] : []))
  if (found.length !== 1) return null
  const [{ text, ...place }] = found
  return [{ ...place, replaces: true, text: /@property/.test(text) ? text.replace(/\bweak\b/, 'strong') : text.replace(/\bweak\s+/, '') }]
}

// The edits that keep the released object of a verdict; null if none is certain.
export function repairOf(files, { file, line, function: caller, variable }) {
  const index = files.length === 1 ? 0 : files.findIndex(({ name }) => name === file)
  if (index < 0 || !line || !caller) return null
  if (!variable) return weak(files, plain(files[index].text.split('\n')[line - 1] ?? ''))
  if (word(variable.name) !== variable.name || word(variable.class) !== variable.class) return null
  const [, objcOwner] = caller.match(/^-\[(\w+) /) ?? []
  if (objcOwner) return objc(files, index, variable, objcOwner)
  const [, owner] = caller.match(/^(\w+)\.\w+\(/) ?? []
  return owner ? swift(files, index, variable, owner) : null
}

// The files after the edits.
export const repaired = (files, edits) => files.map((file, index) => {
  const lines = file.text.split('\n')
  for (const { line, text, replaces } of edits.filter(edit => edit.file === index).toSorted((one, other) => other.line - one.line)) {
    replaces ? lines.splice(line - 1, 1, text) : lines.splice(line, 0, text)
  }
  return { ...file, text: lines.join('\n') }
})

// The edits as the lines of a diff, with the numbers that they have in the old or in the new text.
export function diffOf(files, edits) {
  const rows = []
  for (const [index, { name, text }] of files.entries()) {
    let added = 0
    for (const edit of edits.filter(({ file }) => file === index).toSorted((one, other) => one.line - other.line)) {
      if (edit.replaces) rows.push({ name, sign: '−', number: edit.line, text: text.split('\n')[edit.line - 1] })
      else added += 1
      rows.push({ name, sign: '+', number: edit.line + added, text: edit.text })
    }
  }
  return rows
}
