import { html } from './html.js'
import { icon, lookName } from './look.js'
import { Part } from './part.js'
import { say } from './words.js'
import { sentence } from './events.js'

// How many commands beside the shown one have dots.
const around = 18
const shapes = {
  UIWindowDidBecomeVisibleNotification: 'shown', UIWindowDidBecomeHiddenNotification: 'ring', UIWindowDidResignKeyNotification: 'ring',
  UIWindowDidBecomeKeyNotification: 'diamond', dealloc: 'ring',
}

// The session as one row of dots: windows that became visible or key, those that no longer are, and touches.
class Ribbon extends Part {
  connectedCallback() {
    const step = (name, by) => html('button', { type: 'button', class: 'iconbutton', 'aria-label': say(name), title: say(name), onclick: () => this.#go(by) }, icon(name))
    this.append(
      step('back', -1),
      this.dots = html('div', { class: 'dots', role: 'slider', tabindex: 0, 'aria-label': say('timeline'), onkeydown: event => this.#key(event), onclick: event => this.#jump(event) }),
      step('forward', 1),
      this.said = html('span', { class: 'now' }), this.place = html('span', { class: 'place' }))
    this.watch('show', 'trace')
    this.store.addEventListener('log', () => this.store.at !== null && this.draw())
  }

  step(by) { return this.#go(by) }

  #go(by) {
    return this.store.go(this.store.place + by).catch(error => this.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true })))
  }

  #key(event) {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -Infinity, End: Infinity }[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    this.#go(by)
  }

  #jump(event) {
    const revision = event.target.closest('[data-at]')?.dataset.at
    if (revision) this.#go(+revision - this.store.place)
  }

  draw() {
    const { store } = this
    if (!store.shown) return
    const { revision } = store.shown
    const { newest, first, log } = store
    const dot = (shape, color, more = {}) => html('i', { class: `dot ${shape} ${color}`, ...more })
    const from = Math.max(0, revision - first - 1 - around)
    const entries = log.slice(from, revision - first - 1 + around + 1)
    const groups = entries.map(entry => {
      const dots = entry.events.filter(({ name, object }) => shapes[name] && store.colorOf(object) !== undefined)
        .map(({ name, object }) => dot(shapes[name], lookName(store.colorOf(object))))
      if (/^\/inputs/.test(entry.request.path)) dots.unshift(dot('tap', ''))
      return html('span', { class: `group${entry.revision > revision ? ' later' : ''}${entry.revision === revision ? ' current' : ''}`, 'data-at': entry.revision },
        dots.length ? dots : dot('plain', ''))
    })
    // The touch of a question changes nothing, so it is not a command.
    const asked = store.trace && store.isLesson && store.trace.revision === newest && store.trace.point && !/^\/inputs/.test(store.entry(newest)?.request.path ?? '')
    if (asked && revision === newest) {
      groups.at(-1)?.classList.remove('current')
      groups.push(html('span', { class: 'group current', 'data-at': newest }, dot('tap', '')))
    }
    this.dots.replaceChildren(...groups)
    // After all parts are drawn: measuring now would lay the page out for each of them.
    requestAnimationFrame(() => {
      const current = this.dots.querySelector('.current')
      if (current) this.dots.scrollLeft = current.offsetLeft - this.dots.clientWidth * 0.8
    })
    const words = say(store.isPast ? 'pastPlace' : 'nowPlace', { revision, newest })
    const entry = store.entry(revision)
    const { trace } = store
    const told = trace?.revision === revision && trace.point ? say('touchGoes', { x: trace.point.x, y: trace.point.y, window: trace.window ?? say('nobody') })
      : entry?.events.filter(({ name }) => shapes[name]).map(sentence).at(-1) ?? ''
    this.said.textContent = told
    this.place.textContent = words
    const attributes = { 'aria-valuemin': first, 'aria-valuemax': newest, 'aria-valuenow': revision, 'aria-valuetext': told ? `${words}: ${told}` : words }
    for (const [name, value] of Object.entries(attributes)) this.dots.setAttribute(name, `${value}`)
    this.classList.toggle('past', !!store.isPast)
  }
}
customElements.define('fen-ribbon', Ribbon)
