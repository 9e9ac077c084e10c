import { html, button } from './html.js'
import { swatch } from './look.js'
import { kindOf } from './routing.js'
import { Part } from './part.js'
import { say } from './words.js'

const names = { 0: 'normal', 1000: 'statusBar', 2000: 'alert' }

// The windows by level, front to back. Hidden windows are in a tray, and released ones below it. In the list box
// arrows move the selection, Alt with them changes a window's level. Each badge and the order answer "Why?".
export class Ladder extends Part {
  // By the names of their windows.
  #chips = new Map()

  connectedCallback() {
    this.append(
      html('div', { class: 'ladderhead' }, html('h2', {}, say('ladder')), this.#asking('order')),
      html('p', { class: 'ladderhint' }, say('ladderHint')),
      this.list = html('div', { role: 'listbox', 'aria-label': say('ladder') }),
      this.lost = html('div', {}))
    // A badge has a reason.
    this.list.addEventListener('click', event => {
      const kind = event.target.closest('.badge') ? 'key' : event.target.closest('.mark') ? 'touch' : null
      if (kind) this.why(kind, event.target.closest('[data-id]').dataset.id)
    })
    this.addEventListener('keydown', event => this.#key(event))
    // Dragging moves a window to another rung, or to the tray of hidden windows.
    const target = event => event.target.closest('[data-level]')
    this.addEventListener('dragover', event => target(event) && event.preventDefault())
    this.addEventListener('drop', event => {
      event.preventDefault()
      const level = target(event)?.dataset.level
      const id = event.dataTransfer.getData('text/plain')
      const { kind, object } = this.store.find(id) ?? {}
      if (level === undefined || kind !== 'windows') return
      this.act('PATCH', `/windows/${id}`, level === '' ? { isHidden: true } : { windowLevel: +level, ...object.isHidden ? { isHidden: false } : {} })
    })
    this.watch('show', 'select', 'trace')
  }

  // Answers why a window is key, lies where it does, gets no touch or is gone.
  why(kind, id) { return import('./why.js').then(({ openWhy }) => openWhy(this.store, kind, id)) }

  #asking(kind) {
    return button(say('why'), () => this.why(kind), { class: 'link whybutton', title: `${say('why')} (w)`, 'aria-haspopup': 'dialog' })
  }

  draw() {
    const { shown, selection } = this.store
    if (!shown) return
    const hadFocus = this.contains(document.activeElement)
    const windows = [...shown.snapshot.windows].reverse()
    const seen = windows.filter(window => !window.isHidden)
    const levels = [...new Set([...seen.map(window => window.windowLevel), 0, 1000, 2000])]
      .sort((a, b) => b - a)
    const hidden = windows.filter(window => window.isHidden)
    // Within a command, some of its releases are still to come.
    const gone = shown.step ? [] : (this.store.entry(shown.revision)?.events ?? []).filter(event => event.name === 'dealloc')
    const before = this.#isMoving() && this.querySelector('.badge')?.getBoundingClientRect()
    // The layout changes only where the order changes.
    const order = JSON.stringify([levels, windows.map(({ id, isHidden, windowLevel }) => [id, isHidden, windowLevel]), gone])
    if (order !== this.order) {
      this.order = order
      // A level that the user is typing moves to the new chip; losing focus there does not end the typing.
      const typed = this.typed
      this.typed = undefined
      this.#build(levels, seen, hidden, gone)
      if (typed) this.#type(typed)
    }
    for (const window of windows) this.#update(window)
    // After all parts are drawn: measuring now would lay the page out for each of them.
    if (before) requestAnimationFrame(() => this.#travel(before))
    const current = this.#chips.get(selection) ?? this.#chips.values().next().value
    for (const chip of this.#chips.values()) chip.tabIndex = chip === current ? 0 : -1
    if (hadFocus && !this.typed) current?.focus()
  }

  #build(levels, seen, hidden, gone) {
    this.#chips.clear()
    const rung = level => html('div', { class: 'rung', role: 'group', 'data-level': level, 'aria-label': `${say('level')} ${level}` },
      html('span', { class: 'level', 'aria-hidden': 'true' }, `${level}`, html('small', {}, names[level] ?? '')),
      html('div', { class: 'chips' }, seen.some(window => window.windowLevel === level) ? seen.filter(window => window.windowLevel === level).map(window => this.#chip(window)) : html('span', { class: 'none' }, say('noWindow'))))
    this.list.replaceChildren(
      ...levels.map(rung),
      html('div', { class: 'tray', role: 'group', 'data-level': '', 'aria-label': say('notShown') },
        html('span', { class: 'level', 'aria-hidden': 'true' }, say('notShown')),
        html('div', { class: 'chips' }, hidden.length ? hidden.map(window => this.#chip(window)) : '–')))
    this.lost.replaceChildren(
      ...gone.map(event => html('p', { class: 'gone' }, say('released', { object: event.object, reason: event.reason ? say(`reason ${event.reason}`) : '' }))),
      ...gone.length ? [this.#asking('gone')] : [])
  }

  // Whether to animate the star from one chip to another.
  #isMoving() {
    const key = this.store.shown.snapshot.application.keyWindow
    const isMoving = this.key !== undefined && this.key !== key && !this.store.isHasty
    this.key = key
    return isMoving && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  #travel(before) {
    const badge = this.querySelector('.badge')
    if (!badge) return
    const now = badge.getBoundingClientRect()
    badge.animate([{ transform: `translate(${before.x - now.x}px, ${before.y - now.y}px)` }, {}], { duration: 500, easing: 'ease-in-out' })
  }

  // The field for a window's level.
  #level(id, first) {
    const input = html('input', {
      type: 'number', step: 'any', value: first, 'aria-label': `windowLevel ${id}`,
      onblur: () => this.typed && this.#end(),
      onkeydown: event => {
        event.stopPropagation()
        if (event.key === 'Escape') this.#end(id)
        if (event.key === 'Enter' && input.value !== '') this.act('PATCH', `/windows/${id}`, { windowLevel: +input.value }).then(() => this.#end(id))
      },
    })
    return { id, input }
  }

  #type(typed) {
    const chip = this.#find(typed.id)
    if (!chip) return
    chip.append(typed.input)
    typed.input.focus()
    this.typed = typed
  }

  #end(id) {
    const { input } = this.typed ?? {}
    this.typed = undefined
    input?.remove()
    this.draw()
    if (id) this.#find(id)?.focus()
  }

  #find(id) {
    return this.#chips.get(id)
  }

  #chip({ id }) {
    const chip = html('div', {
      role: 'option', draggable: 'true', ondragstart: event => event.dataTransfer.setData('text/plain', id), 'data-id': id,
      onclick: () => this.store.select(id),
    },
    html('span', { class: 'swatch' }),
    html('span', { class: 'name' }, id))
    this.#chips.set(id, chip)
    return chip
  }

  // Makes a chip show its window's state.
  #update({ id, isKeyWindow, backgroundColor }) {
    const chip = this.#chips.get(id)
    const isSelected = id === this.store.selection
    chip.className = `chip${isKeyWindow ? ' key' : ''}${isSelected ? ' selected' : ''}${this.store.shown.changed.has(id) ? ' changed' : ''}`
    chip.setAttribute('aria-selected', `${isSelected}`)
    const badge = chip.querySelector('.badge')
    if (isKeyWindow && !badge) chip.append(html('span', { class: 'badge' }, '★ ', html('span', {}, say('key'))))
    if (!isKeyWindow) badge?.remove()
    if (chip.dataset.color !== `${backgroundColor}`) {
      chip.dataset.color = `${backgroundColor}`
      chip.querySelector('.swatch').replaceWith(swatch(backgroundColor))
    }
    this.#judge(chip, id)
  }

  // Marks the window that took the shown touch, and those that refused it.
  #judge(chip, id) {
    const { trace, shown } = this.store
    const index = trace?.revision === shown.revision ? (trace.hitTest ?? []).findIndex(step => step.view === id) : -1
    const step = trace?.hitTest?.[index]
    const kind = !step ? '' : trace.window === id ? 'yes' : kindOf(step) === 'no' ? 'no' : ''
    chip.querySelector('.mark')?.remove()
    chip.classList.toggle('took', kind === 'yes')
    if (!kind) return
    const mark = html('span', { class: `mark ${kind}`, title: say(kind === 'yes' ? 'hit' : step.outcome) }, kind === 'yes' ? '✓' : '✗')
    chip.style.setProperty('--n', index)
    chip.append(mark)
  }

  #key(event) {
    const chips = [...this.querySelectorAll('[role=option]')]
    const index = chips.indexOf(document.activeElement)
    if (index >= 0 && /^[\d-]$/.test(event.key)) {
      event.preventDefault()
      event.stopPropagation()
      return this.#type(this.#level(chips[index].dataset.id, event.key === '-' ? '' : event.key))
    }
    if (index < 0 || !['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    const id = chips[index].dataset.id
    if (event.altKey) {
      const { windowLevel } = this.store.find(id).object
      const step = event.key === 'ArrowUp' ? 1 : -1
      const next = [0, 1000, 2000, Infinity, -Infinity].sort((a, b) => (a - b) * step)
        .find(level => (level - windowLevel) * step > 0)
      return this.act('PATCH', `/windows/${id}`, {
        windowLevel: Number.isFinite(next) ? next : windowLevel + 1000 * step,
      })
    }
    const next = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: chips.length - 1 }[event.key]
    if (chips[next]) this.store.select(chips[next].dataset.id)
  }
}
customElements.define('fen-ladder', Ladder)
