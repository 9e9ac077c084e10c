import { html } from './html.js'
import { Part } from './part.js'
import { say } from './words.js'

const names = { 0: 'normal', 1000: 'statusBar', 2000: 'alert' }

// The windows by level, front to back, with those that are not shown in a tray and those that were
// released below it. A list box: arrows move the selection, Alt with them moves a window's level.
export class Ladder extends Part {
  connectedCallback() {
    this.setAttribute('role', 'listbox')
    this.setAttribute('aria-label', say('ladder'))
    this.addEventListener('keydown', event => this.#key(event))
    // A window is drawn to another rung, or to the tray of those that are not shown.
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
    this.watch('show', 'select')
  }

  draw() {
    const { shown, selection } = this.store
    if (!shown) return
    const hadFocus = this.contains(document.activeElement)
    const windows = [...shown.snapshot.windows].reverse()
    const seen = windows.filter(window => !window.isHidden)
    const levels = [...new Set([...seen.map(window => window.windowLevel), 0, 1000, 2000])]
      .sort((a, b) => b - a)
    const rung = level => html('div', { class: 'rung', role: 'group', 'data-level': level, 'aria-label': `${say('level')} ${level}` },
      html('span', { class: 'level', 'aria-hidden': 'true' }, `${level}`, html('small', {}, names[level] ?? '')),
      html('div', { class: 'chips' }, seen.filter(window => window.windowLevel === level).map(window => this.#chip(window))))
    const hidden = windows.filter(window => window.isHidden)
    const gone = (this.store.entry(shown.revision)?.events ?? [])
      .filter(event => event.name === 'dealloc').map(event => event)
    const before = this.querySelector('.badge')?.getBoundingClientRect()
    // A level that is being typed moves to the new chip; that its field loses focus there ends nothing.
    const typed = this.typed
    this.typed = undefined
    this.replaceChildren(
      html('h2', { role: 'presentation' }, say('ladder')),
      ...levels.map(rung),
      html('div', { class: 'tray', role: 'group', 'data-level': '', 'aria-label': say('notShown') },
        html('span', { class: 'level', 'aria-hidden': 'true' }, say('notShown')),
        html('div', { class: 'chips' }, hidden.length ? hidden.map(window => this.#chip(window)) : '–')),
      ...gone.map(event => html('p', { class: 'gone', role: 'presentation' },
        say('released', { object: event.object, reason: event.reason ?? '' }))))
    this.#travel(before)
    const chips = [...this.querySelectorAll('[role=option]')]
    const current = chips.find(chip => chip.dataset.id === selection) ?? chips[0]
    if (current) current.tabIndex = 0
    if (hadFocus) current?.focus()
    if (typed) this.#type(typed)
  }

  // The star goes from the chip that had it to the one that has it.
  #travel(before) {
    const badge = this.querySelector('.badge')
    const key = this.store.shown.snapshot.application.keyWindow
    const hasMoved = this.key !== undefined && this.key !== key
    this.key = key
    if (!hasMoved || !before || !badge || matchMedia('(prefers-reduced-motion: reduce)').matches) return
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
    this.typed = undefined
    this.draw()
    if (id) this.#find(id)?.focus()
  }

  #find(id) {
    return this.querySelector(`[data-id="${CSS.escape(id)}"]`)
  }

  #chip(window) {
    const { shown, selection } = this.store
    const isSelected = window.id === selection
    return html('div', {
      class: `chip${window.isKeyWindow ? ' key' : ''}${isSelected ? ' selected' : ''}${shown.changed.has(window.id) ? ' changed' : ''}`,
      role: 'option', tabindex: -1, draggable: 'true', ondragstart: event => event.dataTransfer.setData('text/plain', window.id), 'aria-selected': `${isSelected}`, 'data-id': window.id,
      onclick: () => this.store.select(window.id),
    },
    html('span', { class: 'swatch', 'aria-hidden': 'true' }, this.#swatch(window)),
    html('span', { class: 'name' }, window.id),
    window.isKeyWindow && html('span', { class: 'badge' }, `★ ${say('key')}`))
  }

  // A colour is an attribute, as in the picture: the page allows no inline style.
  #swatch(window) {
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    picture.setAttribute('viewBox', '0 0 10 10')
    const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
    for (const [name, value] of Object.entries({ width: 10, height: 10, rx: 2, fill: window.backgroundColor ?? 'none', stroke: 'currentColor' })) rect.setAttribute(name, value)
    picture.append(rect)
    return picture
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
