import { html, button } from './html.js'
import { Part } from './part.js'
import { say, has } from './words.js'
import { rule } from './rule.js'

// The most commands that are in the page at once.
const most = 120
const groups = {
  window: /^UIWindow/, lifecycle: /^(view|loadView|willMoveToParent|didMoveToParent)/, input: /^(touches|motion|press|remote|sendAction|handle)/,
}
const groupOf = name => Object.keys(groups).find(group => groups[group].test(name)) ?? 'tree'

const nonNull = event => Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null))

// What an event says in a sentence; a callback's own name where there is none.
export function sentence(event) {
  const key = `event ${event.name}`
  return has(key) ? say(key, { superview: 'nil', window: 'nil', parent: 'nil', ...nonNull(event) }) : `${event.object ?? ''} ${event.name}`
}

// The log, grouped by command, and the moment that is shown: step, play, scrub, jump, fork.
export class Timeline extends Part {
  #playing = null
  #speed = 1
  #hidden = new Set(['tree'])

  connectedCallback() {
    const step = (name, text, act) => button(text, act, { 'aria-label': say(name), title: say(name) })
    this.append(
      html('div', { class: 'bar transport' },
        step('first', '«', () => this.#go(0)),
        step('back', '‹', () => this.step(-1)),
        this.play = step('play', '▶', () => this.#toggle()),
        step('forward', '›', () => this.step(1)),
        step('last', '»', () => this.#go(Infinity)),
        html('select', { 'aria-label': say('speed'), onchange: event => { this.#speed = +event.target.value } },
          [0.5, 1, 2, 4].map(speed => html('option', { value: speed, selected: speed === 1 }, `×${speed}`))),
        this.track = html('input', {
          type: 'range', min: 0, class: 'track', 'aria-label': say('timeline'),
          oninput: event => this.#go(+event.target.value),
        }),
        this.place = html('span', { class: 'place' }),
        this.fork = button(say('fork'), () => this.#fork())),
      html('div', { class: 'bar kinds' }, html('span', {}, say('showEvents')),
        ['window', 'lifecycle', 'tree', 'input'].map(kind => html('label', {}, html('input', {
          type: 'checkbox', checked: !this.#hidden.has(kind),
          onchange: event => {
            event.target.checked ? this.#hidden.delete(kind) : this.#hidden.add(kind)
            this.draw()
          },
        }), say(`kind ${kind}`)))),
      this.list = html('ol', { class: 'log', 'aria-label': say('timeline') }))
    this.watch('show', 'log')
  }

  #go(revision) {
    this.#stop()
    return this.store.go(revision).catch(error =>
      this.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true })))
  }

  step(by) { return this.#go((this.store.at ?? this.store.newest) + by) }

  #toggle() {
    if (this.#playing) return this.#stop()
    const { store } = this
    if ((store.at ?? store.newest) === store.newest) store.go(0)
    this.play.textContent = '■'
    const next = () => {
      this.#playing = setTimeout(async () => {
        await store.go((store.at ?? store.newest) + 1)
        store.isPast ? next() : this.#stop()
      }, 1000 / this.#speed)
    }
    next()
  }

  #stop() {
    clearTimeout(this.#playing)
    this.#playing = null
    this.play.textContent = '▶'
  }

  async #fork() {
    const session = await this.store.fork()
    location.href = `/s/${session.id}`
  }

  draw() {
    const { store } = this
    if (!store.shown) return
    const { revision } = store.shown
    const first = (store.log[0]?.revision ?? 1) - 1
    this.track.min = first
    this.track.max = store.newest
    this.track.value = revision
    const entry = store.entry(revision)
    const last = entry?.events.filter(event => groupOf(event.name) !== 'tree').at(-1)
    const words = say(store.isPast ? 'pastPlace' : 'nowPlace', { revision, newest: store.newest })
    this.track.setAttribute('aria-valuetext', last ? `${words}: ${sentence(last)}` : words)
    this.place.textContent = words
    this.fork.hidden = !store.isPast
    this.classList.toggle('past', store.isPast)
    const from = Math.max(0, Math.min(revision - first - most / 2, store.log.length - most))
    this.list.replaceChildren(...store.log.slice(from, from + most).map(entry => this.#entry(entry)))
    const current = this.list.querySelector('[aria-current]')
    if (current) {
      const [box, list] = [current.getBoundingClientRect(), this.list.getBoundingClientRect()]
      if (box.top < list.top || box.bottom > list.bottom) this.list.scrollTop += box.bottom - list.bottom
    }
  }

  #entry({ revision, request, events }) {
    const isCurrent = revision === this.store.shown.revision
    const shown = events.filter(event => !this.#hidden.has(groupOf(event.name)))
    const left = events.length - shown.length
    return html('li', {
      class: revision > this.store.shown.revision ? 'later' : '', 'aria-current': isCurrent ? 'step' : null,
      'data-revision': revision,
    },
    button(`${revision}`, () => this.#go(revision), { class: 'number', 'aria-label': say('goTo', { revision }) }),
    html('div', {},
      html('code', {}, `${request.method} ${request.path}${request.body ? ` ${JSON.stringify(request.body)}` : ''}`),
      shown.length ? html('ul', {}, shown.map(event => html('li', { class: groupOf(event.name) },
        button(sentence(event), () => this.store.select(event.object), { class: 'link sentence' }),
        ' ', html('code', {}, event.name.replace(/^UI|Notification$/g, '')), ' ', event.reason ? html('small', {}, `${event.reason} `) : '', rule(event.rule)))) : '',
      left > 0 ? html('small', { class: 'hint' }, say('more', { count: left })) : ''))
  }
}
customElements.define('fen-timeline', Timeline)
