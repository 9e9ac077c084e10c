import { html, style } from './html.js'
import { swatch } from './look.js'
import { coloured } from './listing.js'

await style('editor.css')

// The distance of two lines in pixels, as in editor.css.
const leading = 20

// An editor of code. A text area has no colours, so its letters are invisible, and coloured ones lie behind them. It sends
// `typed` after each change by the reader, and `run` on Ctrl+Enter.
export class Editor extends HTMLElement {
  // What the last run found out: the colours of windows by name, the lines that ran, and remarks by line, each of
  // which is { words, isFault, object }.
  #colors = { colorOf: () => undefined }
  #ran = new Set()
  #remarks = new Map()
  #current = null
  // What each row shows, so that only others are drawn anew.
  #drawn = []

  connectedCallback() {
    const label = this.getAttribute('label')
    this.removeAttribute('label')
    this.append(
      this.gutter = html('div', { class: 'gutter', 'aria-hidden': 'true' }),
      html('div', { class: 'sheet' }, this.ink = html('div', { class: 'ink', 'aria-hidden': 'true' }), this.source = html('textarea', {
        'aria-label': label, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', wrap: 'off', rows: 20,
        oninput: () => {
          this.forget()
          this.dispatchEvent(new Event('typed'))
        },
        onscroll: () => this.#follow(),
        onkeydown: event => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && this.dispatchEvent(new Event('run')),
      })))
  }

  get text() { return this.source.value }

  set text(text) {
    if (this.source.value !== text) this.source.value = text
    this.forget()
  }

  // Drops what is known of an older text.
  forget() { this.tell({}) }

  // Shows what a run found out about this text.
  tell({ colors = this.#colors, ran = new Set(), remarks = new Map() }) {
    if (colors !== this.#colors) this.#drawn = []
    this.#colors = colors
    this.#ran = ran
    this.#remarks = remarks
    this.#current = null
    this.#draw()
  }

  // Marks the line that runs; null marks none.
  set current(line) {
    this.#current = line
    this.#draw()
    if (line) this.#show(line)
  }

  // Selects a line.
  select(line) {
    const lines = this.text.split('\n')
    const from = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
    this.source.focus()
    this.source.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0))
    this.#show(line)
  }

  // Scrolls to a line, unless it is in sight.
  #show(line) {
    const { source } = this
    const top = (line - 1) * leading
    if (top < source.scrollTop || top > source.scrollTop + source.clientHeight - 2 * leading) source.scrollTop = top - source.clientHeight / 3
    this.#follow()
  }

  #follow() {
    this.gutter.scrollTop = this.source.scrollTop
    this.ink.style.transform = `translate(${-this.source.scrollLeft}px, ${-this.source.scrollTop}px)`
  }

  #draw() {
    const lines = this.text.split('\n')
    for (const box of [this.gutter, this.ink]) {
      while (box.children.length > lines.length) box.lastChild.remove()
      while (box.children.length < lines.length) box.append(html('div'))
    }
    this.#drawn.length = Math.min(this.#drawn.length, lines.length)
    lines.forEach((text, index) => {
      const line = index + 1
      const remark = this.#remarks.get(line)
      const marks = [remark?.isFault && 'marked', this.#ran.has(line) && 'ran', this.#current === line && 'current'].filter(Boolean).join(' ')
      const shown = `${marks}\n${remark?.words ?? ''}\n${text}`
      if (this.#drawn[index] === shown) return
      this.#drawn[index] = shown
      const [number, row] = [this.gutter.children[index], this.ink.children[index]]
      number.textContent = line
      number.className = row.className = marks
      row.replaceChildren(...coloured(text, this.#colors), ...remark ? [this.#remark(remark)] : [])
    })
    this.#follow()
  }

  #remark({ words, object }) {
    return html('span', { class: 'remark' }, object && this.#colors.colorOf(object) !== undefined ? swatch(this.#colors.colorOf(object)) : '', words)
  }
}
customElements.define('fen-editor', Editor)
