import { html, button, svg } from './html.js'
import { Part } from './part.js'
import { preferredForm, say } from './words.js'
import { sentence } from './events.js'
import { codeOfStep } from './code.js'
import { results, verdict } from './classroom.js'
import { qr } from './qr.js'

// Light modules around a code, without which a camera does not find it.
const quiet = 4
// Names of this computer that do not work on another.
const ownNames = /^(localhost|127\.[\d.]+|\[::1\])$/

// The QR code of an address, dark on light in both themes; nothing if the address is too long.
function codeOf(address) {
  const rows = qr(address)
  if (!rows) return []
  const size = rows.length + 2 * quiet
  const runs = rows.flatMap((row, y) => [...row.map(Number).join('').matchAll(/1+/g)].map(({ 0: run, index }) => `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`))
  return [svg('svg', { class: 'qr', viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': say('qrOf', { address }), 'shape-rendering': 'crispEdges' },
    svg('rect', { width: size, height: size, fill: '#fff' }), svg('path', { d: runs.join(''), fill: '#000' }))]
}

// What a room reads beside the stage, in large letters: how to join, the question, the events, and the code.
class Strip extends Part {
  connectedCallback() {
    this.append(
      html('div', { class: 'bar' },
        this.join = html('div', { class: 'join' }),
        button('✕', () => this.dispatchEvent(new Event('present', { bubbles: true })), { 'aria-label': say('leave'), title: `${say('leave')} (p)` })),
      this.asked = html('div', { class: 'askedOfClass' }),
      this.said = html('ul', { class: 'happened' }),
      this.step = html('pre', { class: 'code', tabindex: 0, 'aria-label': say('thisStep') }))
    this.watch('show')
  }

  // How to join, if there is a class.
  #join() {
    const { classroom } = this
    const code = classroom.isOpen ? classroom.code : null
    if (this.drawn !== code) {
      this.drawn = code
      const address = `${location.origin}/c/${code}`
      this.join.replaceChildren(...code ? [...codeOf(address), html('div', {},
        html('p', { class: 'address' }, address.replace(/^\w+:\/\//, '').replace(/\w+$/, '')), html('strong', { class: 'classcode' }, code),
        this.counts = html('p', { class: 'hint' }), ownNames.test(location.hostname) ? html('p', { class: 'hint' }, say('ownAddress')) : '')] : [])
    }
    if (code) this.count()
  }

  // How many follow and have answered.
  count() { if (this.counts) this.counts.textContent = this.classroom.told }

  async draw() {
    const { store, classroom } = this
    this.#join()
    const { poll } = classroom
    this.asked.replaceChildren(...poll ? [html('h1', { class: 'question' }, poll.question), verdict(poll, classroom.right), results(poll, store, { right: classroom.right })].filter(Boolean) : [html('h1', { class: 'unseen' }, say('present'))])
    const { revision } = store.shown
    const events = store.entry(revision)?.events.filter(event => event.name.startsWith('UIWindow')) ?? []
    this.said.replaceChildren(...events.map(event => html('li', {}, sentence(event))))
    const text = await codeOfStep(store, preferredForm())
    if (store.shown.revision === revision) this.step.textContent = text
  }
}
customElements.define('fen-strip', Strip)
