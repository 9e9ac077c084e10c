import { html, button } from './html.js'
import { Part } from './part.js'
import { preferredForm, say } from './words.js'
import { sentence } from './events.js'
import { codeOfStep } from './code.js'

// What a room reads beside the stage, in large letters: what happened, and the code of it.
class Strip extends Part {
  connectedCallback() {
    this.append(
      html('div', { class: 'bar' },
        this.code = html('strong', { class: 'classcode' }),
        button('✕', () => this.dispatchEvent(new Event('present', { bubbles: true })), { 'aria-label': say('leave'), title: `${say('leave')} (p)` })),
      this.asked = html('div'),
      this.said = html('ul'),
      this.step = html('pre', { class: 'code', tabindex: 0, 'aria-label': say('thisStep') }))
    this.watch('show')
  }

  async draw() {
    const { store, classroom } = this
    this.code.textContent = classroom.isOver ? '' : classroom.code ?? ''
    const { poll } = classroom
    this.asked.replaceChildren(...poll ? [
      html('p', { class: 'question' }, poll.question),
      html('ul', {}, poll.options.map((option, index) => html('li', {}, poll.counts ? `${option}: ${poll.counts[index]}` : option)))] : [])
    const { revision } = store.shown
    const events = store.entry(revision)?.events.filter(event => event.name.startsWith('UIWindow')) ?? []
    this.said.replaceChildren(...events.map(event => html('li', {}, sentence(event))))
    const text = await codeOfStep(store, preferredForm())
    if (store.shown.revision === revision) this.step.textContent = text
  }
}
customElements.define('fen-strip', Strip)
