import { html } from './html.js'

// The anchor of a heading, as in the repository's own pages.
const anchor = text => text.toLowerCase().replace(/[^\w\- ]/g, '').replaceAll(' ', '-')

// A page of documentation is `guide.md` in the repository and `/docs/guide` here.
const place = target => target.replace(/^([a-z]+)\.md/, '/docs/$1')

// `code`, **strong**, *emphasis* and [links](to) within a text.
function inline(text) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]+\))/).map(piece => {
    const [, name, target] = piece.match(/^\[([^\]]+)\]\(([^)]+)\)$/) ?? []
    if (name) return html('a', { href: place(target) }, name)
    if (piece[0] === '`' && piece.length > 1) return html('code', {}, piece.slice(1, -1))
    if (/^\*\*.+\*\*$/.test(piece)) return html('strong', {}, piece.slice(2, -2))
    if (/^\*.+\*$/.test(piece)) return html('em', {}, piece.slice(1, -1))
    return piece
  })
}

const cells = line => line.replace(/^\||\|$/g, '').split('|').map(cell => cell.trim())

function table([head, , ...rows]) {
  const row = (name, line) => html('tr', {}, cells(line).map(cell => html(name, {}, inline(cell))))
  return html('div', { class: 'table', tabindex: 0 }, html('table', {},
    html('thead', {}, row('th', head)), html('tbody', {}, rows.map(line => row('td', line)))))
}

// The elements of a text in the part of Markdown that these pages use: headings, paragraphs, lists,
// tables and fenced code.
export function readMarkdown(text) {
  const lines = text.split('\n')
  const blocks = []
  // Takes lines from the front while they match.
  const take = fits => {
    const end = lines.findIndex(line => !fits(line))
    return lines.splice(0, end < 0 ? lines.length : end)
  }
  while (lines.length) {
    const [line] = lines
    if (!line.trim()) lines.shift()
    else if (line.startsWith('```')) {
      lines.shift()
      blocks.push(html('pre', { tabindex: 0 }, html('code', {}, take(line => !line.startsWith('```')).join('\n'))))
      lines.shift()
    } else if (/^#{1,3} /.test(line)) {
      const [, marks, title] = lines.shift().match(/^(#+) (.*)$/)
      blocks.push(html(`h${marks.length}`, { id: anchor(title) }, inline(title)))
    } else if (line.startsWith('|')) blocks.push(table(take(line => line.startsWith('|'))))
    else if (line.startsWith('- ')) {
      const items = take(line => /^(- | {2}\S)/.test(line)).join('\n').split(/^- /m).slice(1)
      blocks.push(html('ul', {}, items.map(item => html('li', {}, inline(item.replaceAll(/\n */g, ' '))))))
    } else blocks.push(html('p', {}, inline(take(line => line.trim() && !/^(- |\||```|#)/.test(line)).join(' '))))
  }
  return blocks
}

// Draws the text that the page came with.
export function drawMarkdown(main) {
  const blocks = readMarkdown(document.getElementById('markdown')?.textContent ?? '')
  main.replaceChildren(html('article', { class: 'markdown', lang: 'en' }, blocks))
  document.title = `${main.querySelector('h1')?.textContent ?? ''} · Fenestra`
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}
