import { html, button } from './html.js'
import { Part } from './part.js'
import { say } from './words.js'
import { sentence } from './events.js'
import { rule } from './rule.js'
import { line } from './service.js'

// How many commands the page adds at a time, how many during scrubbing, how many at most, and
// how many events of one.
const most = { commands: 16, passing: 3, rows: 300, events: 20 }
const groups = {
  window: /^UIWindow/, lifecycle: /^(view|loadView|willMoveToParent|didMoveToParent)/,
  input: /^(touches|gesture|motion|press|remote|sendAction|perform|insertText|becomeFirst|resignFirst|tableView(Did|Will)(Hi|Un|Se|De)|scrollView|textField|textView|UIKeyboard)/,
}
const groupOf = name => Object.keys(groups).find(group => groups[group].test(name)) ?? 'tree'

// A row without buttons, and its texts.
function passingRow() {
  const [number, request, ...sentences] = Array.from({ length: 2 + most.passing }, () => new Text())
  const row = html('li', {}, html('span', { class: 'number' }, number),
    html('div', {}, html('code', {}, request), html('ul', {}, sentences.map(text => html('li', {}, text)))))
  return { row, texts: [number, request, ...sentences] }
}

// The log, grouped by command, and the shown moment: step, play, scrub, jump, fork.
export class Timeline extends Part {
  #playing = null
  #speed = 1
  #hidden = new Set(['tree'])
  // The part of the log in the page: of which log, from which place, up to which.
  #rows = { log: null, from: 0, to: 0 }
  // By its text, each row that was made last.
  #kept = new Map()
  // The rows in the page during scrubbing.
  #passing = Array.from({ length: most.passing }, passingRow)

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
          onfocus: () => this.store.approach(this.store.place),
          onpointermove: event => event.buttons || this.#approach(event),
        }),
        this.place = html('span', { class: 'place' }),
        this.fork = button(say('fork'), () => this.#fork())),
      html('div', { class: 'bar kinds' }, html('span', {}, say('showEvents')),
        ['window', 'lifecycle', 'tree', 'input'].map(kind => html('label', {}, html('input', {
          type: 'checkbox', checked: !this.#hidden.has(kind),
          onchange: event => {
            event.target.checked ? this.#hidden.delete(kind) : this.#hidden.add(kind)
            this.#rows.log = null
            this.#kept.clear()
            this.draw()
          },
        }), say(`kind ${kind}`)))),
      this.list = html('ol', { class: 'log', 'aria-label': say('timeline'), onscroll: () => this.#extend() }))
    this.watch('show')
    // New entries come with their moment, which is not shown while an earlier one is.
    this.store.addEventListener('log', () => this.store.at !== null && this.draw())
  }

  #go(revision) {
    this.#stop()
    return this.store.go(revision).catch(error =>
      this.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true })))
  }

  step(by) { return this.#go(this.store.place + by) }

  // Prefetches the moment under the pointer.
  #approach({ offsetX }) {
    const { first, newest } = this.store
    this.store.approach(Math.round(first + (newest - first) * Math.min(1, offsetX / this.track.offsetWidth)))
  }

  #toggle() {
    if (this.#playing) return this.#stop()
    const { store } = this
    if (store.place === store.newest) store.go(store.first)
    this.play.textContent = '■'
    const next = () => {
      this.#playing = setTimeout(async () => {
        await store.go(store.place + 1)
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
    // A user who was adding continues adding.
    location.href = `/s/${session.id}${document.querySelector('#tab-add[aria-selected=true]') ? '#add' : ''}`
  }

  draw() {
    const { store } = this
    if (!store.shown) return
    const { revision } = store.shown
    const { first } = store
    this.track.min = first
    this.track.max = store.newest
    this.track.value = revision
    const entry = store.entry(revision)
    const last = entry?.events.filter(event => groupOf(event.name) !== 'tree').at(-1)
    const words = say(store.isPast ? 'pastPlace' : 'nowPlace', { revision, newest: store.newest })
    this.track.setAttribute('aria-valuetext', last ? `${words}: ${sentence(last)}` : words)
    this.place.textContent = words
    this.fork.hidden = !store.isPast || !!store.shown.step
    this.classList.toggle('past', store.isPast)
    this.#list(revision - first - 1)
  }

  // Brings the rows around a place of the log into the page, and marks that place.
  #list(place, isPassing = this.store.isHasty) {
    const { log } = this.store
    const rows = this.#rows
    clearTimeout(this.settling)
    if (isPassing) {
      // A few rows without buttons, of which the place is always the second: nothing is measured.
      rows.log = null
      rows.from = Math.max(0, place - 1)
      this.#pass(log.slice(rows.from, rows.from + most.passing))
      if (this.isScrolled) this.list.scrollTop = 0
      this.isScrolled = false
      this.settling = setTimeout(() => this.#list(place, false), 300)
      this.#mark(place)
      return
    }
    const isNear = rows.log === log && place >= rows.from - 1 && place <= rows.to && rows.to - rows.from < most.rows
    if (!isNear) {
      const from = Math.max(0, Math.min(place - most.commands / 2, log.length - most.commands))
      Object.assign(rows, { log, from, to: from })
      this.list.replaceChildren()
    }
    if (!isNear || rows.to - place < 2) this.#grow(most.commands)
    const current = this.#mark(place)
    // After all parts are drawn: measuring now would lay the page out for each of them.
    if (current) requestAnimationFrame(() => {
      const [box, list] = [current.getBoundingClientRect(), this.list.getBoundingClientRect()]
      if (box.top < list.top) this.list.scrollTop += box.top - list.top
      if (box.bottom > list.bottom) this.list.scrollTop += box.bottom - list.bottom
    })
  }

  // Marks the row of a place, and returns it.
  #mark(place) {
    const items = this.list.children
    const current = items[place - this.#rows.from]
    for (let index = 0; index < items.length; index++) items[index].classList.toggle('later', this.#rows.from + index > place)
    const last = this.list.querySelector('[aria-current]')
    if (last !== current) last?.removeAttribute('aria-current')
    current?.setAttribute('aria-current', 'step')
    return current
  }

  // Adds the commands after those in the page.
  #grow(count) {
    const { log, to } = this.#rows
    this.#rows.to = Math.min(to + count, log.length)
    this.list.append(...log.slice(to, this.#rows.to).map(entry => this.#row(entry)))
  }

  // The row of a command, cached for reuse.
  #row(entry) {
    if (!this.#kept.has(entry)) this.#kept.set(entry, this.#entry(entry))
    if (this.#kept.size > most.rows) this.#kept.delete(this.#kept.keys().next().value)
    return this.#kept.get(entry)
  }

  // Adds more of the log when the reader has scrolled to an end of it.
  #extend() {
    this.isScrolled = true
    const { list } = this
    const rows = this.#rows
    if (!rows.log) return
    if (list.scrollHeight - list.scrollTop - list.clientHeight < 200) {
      this.#grow(most.commands)
      this.#mark(this.store.shown.revision - this.store.first - 1)
    }
    if (list.scrollTop < 50 && rows.from > 0) {
      const from = Math.max(0, rows.from - most.commands)
      const height = list.scrollHeight
      list.prepend(...rows.log.slice(from, rows.from).map(entry => this.#row(entry)))
      rows.from = from
      list.scrollTop += list.scrollHeight - height
      // Prepended rows have no mark yet.
      this.#mark(this.store.shown.revision - this.store.first - 1)
    }
  }

  #wanted(events) { return events.filter(event => !this.#hidden.has(groupOf(event.name))) }

  // Makes the rows of the page describe these commands during scrubbing: writing a text is less work for
  // the browser than making a row.
  #pass(entries) {
    if (this.list.firstElementChild !== this.#passing[0].row) this.list.replaceChildren(...this.#passing.map(({ row }) => row))
    this.#passing.forEach(({ row, texts }, index) => {
      row.hidden = index >= entries.length
      if (row.hidden) return
      const { revision, request, events } = entries[index]
      row.dataset.revision = revision
      const words = [`${revision}`, line(request), ...this.#wanted(events).map(sentence)]
      texts.forEach((text, place) => {
        const wanted = words[place] ?? ''
        if (text.data !== wanted) text.data = wanted
      })
    })
  }

  #entry({ revision, request, events }) {
    const wanted = this.#wanted(events)
    const row = event => html('li', { class: groupOf(event.name) },
      button(sentence(event), () => this.store.select(event.object), { class: 'link sentence' }),
      ' ', html('code', {}, event.name.replace(/^UI|Notification$/g, '')), ' ',
      event.reason ? html('small', {}, `${say(`reason ${event.reason}`)} `) : '', rule(event.rule))
    const rows = html('ul', {}, wanted.slice(0, most.events).map(row))
    const rest = wanted.slice(most.events)
    const left = events.length - wanted.length
    return html('li', { 'data-revision': revision },
    button(`${revision}`, () => this.#go(revision), { class: 'number', 'aria-label': say('goTo', { revision }) }),
    html('div', {},
      html('code', {}, line(request)),
      wanted.length ? rows : '',
      rest.length ? button(say('all', { count: wanted.length }), event => {
        rows.append(...rest.map(row))
        event.target.remove()
      }, { class: 'link' }) : '',
      left > 0 ? html('small', { class: 'hint' }, say('more', { count: left })) : ''))
  }
}
customElements.define('fen-timeline', Timeline)
