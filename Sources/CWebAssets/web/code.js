import { html, button } from './html.js'
import { Part } from './part.js'
import { get, importText, isDump } from './service.js'
import { preferredForm, say, wordsOfImport, wordsOfLine, wordsOfMisconception } from './words.js'
import { rule } from './rule.js'
import { sentence } from './events.js'
import './editor.js'
import './steps.js'

// The command that led to the shown state, as code; a single command can't be a test, so it is Swift.
export const codeOfStep = ({ shown: { revision }, path }, form) =>
  revision > 0 ? get(`${path}/commands?as=${form === 'xctest' ? 'swift' : form}&revision=${revision}`, 'text/plain') : ''

const forms = { objc: 'Objective-C', swift: 'Swift', xctest: 'XCTest', curl: 'curl' }

// The session as code, and code as a session.
export class Code extends Part {
  #form = preferredForm()

  connectedCallback() {
    this.append(
      this.steps = Object.assign(html('fen-steps'), { store: this.store }),
      html('h2', {}, say('paste')),
      html('p', { class: 'hint' }, say('pasteHint')),
      this.source = html('fen-editor', { label: say('paste'), onrun: () => this.#run() }),
      html('div', { class: 'bar' }, button(say('run'), () => this.#run(), { class: 'main' })),
      this.step = html('div', { class: 'bar', hidden: true },
        button('‹', () => this.#step(-1), { 'aria-label': say('back') }), button('›', () => this.#step(1), { 'aria-label': say('forward') }), say('stepHint')),
      this.notes = html('ul', { class: 'notes' }),
      this.lines = html('ol', { class: 'lines' }),
      html('div', { class: 'bar' },
        html('div', { role: 'group', 'aria-label': say('code') }, Object.entries(forms).map(([form, name]) =>
          button(name, () => this.show(form), { 'data-form': form, 'aria-pressed': `${form === this.#form}` }))),
        this.copyButton = button(say('copy'), () => this.copy(), { title: `${say('copy')} (c)` })),
      html('h2', {}, say('thisStep')),
      this.one = html('pre', { class: 'code', tabindex: 0, 'aria-label': say('thisStep') }),
      html('h2', {}, say('code')),
      this.text = html('pre', { class: 'code', tabindex: 0, 'aria-label': say('code') }))
    this.source.tell({ colors: this.store })
    this.watch('log', 'show')
    this.store.addEventListener('show', () => this.#mark())
  }

  show(form) {
    this.#form = form
    localStorage.setItem('code', form)
    for (const tab of this.querySelectorAll('[data-form]')) tab.setAttribute('aria-pressed', `${tab.dataset.form === form}`)
    return this.draw()
  }

  async draw() {
    this.#drawOne()
    const wanted = `${this.store.session} ${this.#form} ${this.store.newest}`
    if (this.drawn === wanted) return
    this.drawn = wanted
    const text = await get(`${this.store.path}/commands?as=${this.#form}`, 'text/plain')
    if (this.drawn === wanted) this.text.textContent = text
  }

  // The command that led to the shown state.
  async #drawOne() {
    const { revision } = this.store.shown
    const wanted = `${revision} ${this.#form}`
    if (this.drawnOne === wanted) return
    this.drawnOne = wanted
    // While the user scrubs, only the last stop counts.
    if (this.store.isHasty) await new Promise(done => setTimeout(done, 150))
    if (this.drawnOne !== wanted) return
    const text = await codeOfStep(this.store, this.#form)
    if (this.drawnOne === wanted) this.one.textContent = text
  }

  async copy() {
    await this.draw()
    await navigator.clipboard.writeText(this.text.textContent)
    this.copyButton.textContent = say('copied')
    setTimeout(() => { this.copyButton.textContent = say('copy') }, 1500)
  }

  // Goes to the previous or next line that changed something.
  #step(by) {
    const revisions = [...this.lines.children].map(line => +line.dataset.revision).filter(Boolean)
    const now = this.store.shown.revision
    const next = by > 0 ? revisions.find(revision => revision > now) : revisions.findLast(revision => revision < now)
    if (next) this.store.go(next)
  }

  async #run() {
    if (isDump(this.source.text)) return this.#import()
    // If the user was stepping through earlier lines, the code runs after the newest state.
    if (this.lines.querySelector('[aria-current]')) await this.store.go(Infinity)
    const reply = await this.act('POST', '/code', { source: this.source.text })
    if (!reply) return
    const reasons = await Promise.all(reply.lines.map(wordsOfLine))
    const notes = await Promise.all((reply.notes ?? []).map(async note =>
      html('li', {}, say('inLine', { line: note.line }), ' ', await wordsOfMisconception(note), ' ', rule(note.rule))))
    this.notes.replaceChildren(...notes)
    this.lines.replaceChildren(...reply.lines.map((line, index) => html('li', { class: line.did, 'data-revision': line.revision },
      html('div', {},
        line.revision
          ? button(say('goTo', { revision: line.revision }), () => this.store.go(line.revision), { class: 'link' })
          : html('span', { class: 'hint' }, say(`did ${line.did}`)),
        ' ', html('code', {}, line.source),
        line.output ? html('output', {}, ` → ${line.output}`) : '',
        reasons[index] && html('small', {}, ` ${reasons[index]}`)),
      line.events?.length ? html('ul', {}, line.events.map(event =>
        html('li', {}, sentence(event), ' ', html('code', {}, event.name), ' ', rule(event.rule)))) : '')))
    this.step.hidden = false
    this.step.scrollIntoView()
    // The timeline steps through it from the first line on.
    const first = reply.lines.find(line => line.revision)
    first ? this.store.go(first.revision) : this.#mark()
  }

  // A new session from lldb's text.
  async #import() {
    try {
      const { id, notes } = await importText(this.source.text)
      const words = await Promise.all(notes.map(wordsOfImport))
      this.lines.replaceChildren()
      this.step.hidden = true
      this.notes.replaceChildren(
        html('li', {}, html('a', { href: `/s/${id}` }, say('openImport'))),
        ...notes.map(({ lines }, index) => html('li', {}, say('inLine', { line: lines.join(', ') }), ' ', words[index])))
    } catch (error) {
      this.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true }))
    }
  }

  // Marks the line that led to the shown state.
  #mark() {
    for (const line of this.lines.children) {
      line.dataset.revision === `${this.store.shown.revision}` ? line.setAttribute('aria-current', 'step') : line.removeAttribute('aria-current')
    }
    const current = this.lines.querySelector('[aria-current]')
    if (current && !this.closest('[hidden]')) current.scrollIntoView({ block: 'nearest' })
    this.step.hidden = !this.lines.children.length
  }
}
customElements.define('fen-code', Code)
