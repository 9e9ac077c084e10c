// Reads the part of YAML that the contract uses: lists and mappings by indentation or in
// brackets, plain and quoted texts, multi-line texts after | or >, and anchors.
const key = /^('(?:[^']|'')*'|"(?:[^"\\]|\\.)*"|[^\s'"{[#|>&*-][^#]*?|-[^\s#][^#]*?):(?:\s+(.*))?$/

export function readYAML(text) {
  const lines = text.split('\n')
  const anchors = {}
  let at = 0
  const indent = () => lines[at].search(/\S/)
  const skip = () => { while (at < lines.length && /^\s*(#.*)?$/.test(lines[at])) at++ }
  const scalar = text => {
    if (/^(~|null)?$/.test(text)) return null
    if (text === 'true' || text === 'false') return text === 'true'
    return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : text
  }
  const unquote = text => {
    text = text.replace(/\s*\n\s*/g, ' ')
    return text[0] === "'" ? text.slice(1, -1).replaceAll("''", "'") : JSON.parse(text)
  }

  // A quoted text or a collection in brackets, which may continue over many lines.
  function flow(source) {
    let index = 0
    const more = () => index < source.length || (source += `\n${lines[++at].trim()}`)
    const blank = () => { while (more() && /\s/.test(source[index])) index++ }
    const quoted = () => {
      const mark = source[index], from = index++
      // A doubled quotation mark is a part of the text.
      const isInner = () => source[index] !== mark || (mark === "'" && source[index + 1] === mark)
      while (more() && isInner()) index += source[index] === (mark === '"' ? '\\' : mark) ? 2 : 1
      index++
      return unquote(source.slice(from, index))
    }
    const plain = () => {
      const from = index
      while (more() && !/^([,\]}]|:\s)/.test(source.slice(index, index + 2))) index++
      return scalar(source.slice(from, index).trim().replace(/\s*\n\s*/g, ' '))
    }
    const value = () => {
      blank()
      const first = source[index]
      if (first === '"' || first === "'") return quoted()
      if (first === '&') {
        const [anchor, name] = source.slice(index).match(/^&(\S+)\s*/)
        index += anchor.length
        return anchors[name] = value()
      }
      if (first === '*') {
        const [alias, name] = source.slice(index).match(/^\*([^\s,\]}]+)/)
        index += alias.length
        return anchors[name]
      }
      if (first !== '{' && first !== '[') return plain()
      const found = first === '[' ? [] : {}
      for (index++; blank(), source[index] !== ']' && source[index] !== '}';) {
        const one = value()
        if (first === '[') found.push(one)
        else {
          blank()
          if (source[index] === ':') index++
          found[one] = value()
        }
        blank()
        if (source[index] === ',') index++
      }
      index++
      return found
    }
    const found = value()
    at++
    return found
  }

  function block(mark, outer) {
    const from = ++at
    while (at < lines.length && (lines[at].trim() === '' || indent() > outer)) at++
    const body = lines.slice(from, at)
    const margin = /\d/.test(mark) ? outer + +mark[1]
      : Math.min(...body.filter(line => line.trim()).map(line => line.search(/\S/)))
    const text = body.map(line => line.slice(margin)).join('\n').trimEnd()
    // An empty line separates paragraphs.
    return mark[0] === '>' ? text.replace(/([^\n])\n(?=[^\n])/g, '$1 ') : text
  }

  // The value after a key or a dash; `outer` is the indentation of that.
  function value(rest, outer) {
    if (rest[0] === '*') {
      at++
      return anchors[rest.slice(1)]
    }
    const [anchor, name] = rest.match(/^&(\S+)\s*/) ?? []
    if (name) return anchors[name] = value(rest.slice(anchor.length), outer)
    if (/^[|>]\d?[+-]?$/.test(rest)) return block(rest, outer)
    if (/^[{["']/.test(rest)) return flow(rest)
    if (rest) {
      at++
      while (at < lines.length && lines[at].trim() && indent() > outer) rest += ` ${lines[at++].trim()}`
      return scalar(rest)
    }
    at++
    skip()
    const isInner = at < lines.length && (indent() > outer || (indent() === outer && /^\s*- /.test(lines[at])))
    return isInner ? node() : null
  }

  function node() {
    skip()
    const margin = indent()
    if (/^-(\s|$)/.test(lines[at].slice(margin))) {
      const list = []
      for (; skip(), at < lines.length && indent() === margin && lines[at][margin] === '-';) {
        // Without its dash, the rest is a node with more indentation.
        const rest = lines[at].slice(margin + 1).trim()
        if (key.test(rest)) {
          lines[at] = `${' '.repeat(margin + 1)}${lines[at].slice(margin + 1)}`
          list.push(node())
        } else list.push(value(rest, margin))
      }
      return list
    }
    const fields = {}
    for (; skip(), at < lines.length && indent() === margin;) {
      const [, name, rest = ''] = lines[at].slice(margin).match(key)
      fields[/^['"]/.test(name) ? unquote(name) : name] = value(rest, margin)
    }
    return fields
  }
  return node()
}
