import { html, button } from './html.js'
import { Part } from './part.js'
import { say } from './words.js'

// Views that UIKit puts between a controller's view and the app's own.
const inner = /^(UI(LayoutContainer|NavigationTransition|Transition|DropShadow)View|UIViewControllerWrapperView)$/
// The maximum number of rows in the page at once.
const most = 400

// Windows and views, front window first, as the tree that ARIA's authoring practices describe.
export class Tree extends Part {
  #closed = new Set()
  // The inner views that are shown as rows of their own.
  #opened = new Set()
  #filter = ''
  // The rows in the page, by the names of their objects, with their texts.
  #drawn = new Map()

  connectedCallback() {
    this.append(
      html('h2', {}, say('tree')),
      html('div', { class: 'bar' },
        this.search = html('input', {
          type: 'search', placeholder: `${say('filter')} (/)`, 'aria-label': say('filter'),
          oninput: event => { this.#filter = event.target.value.toLowerCase(); this.draw() },
        }),
        this.whole = button(say('wholeTree'), () => this.store.focusOn(null))),
      this.rows = html('div', { role: 'tree', 'aria-label': say('tree') }),
      this.rest = html('p', { class: 'hint' }))
    this.rows.addEventListener('keydown', event => this.#key(event))
    this.watch('show', 'select')
  }

  draw() {
    const { shown, selection } = this.store
    if (!shown) return
    const hadFocus = this.rows.contains(document.activeElement)
    const { windows, views, application } = shown.snapshot
    this.objects = new Map([...windows, ...views].map(object => [object.id, object]))
    const focus = this.objects.has(this.store.focus) ? this.store.focus : null
    this.whole.hidden = !focus
    // Opens the ancestors of the selection.
    for (let up = this.objects.get(selection)?.superview; up; up = this.objects.get(up)?.superview) this.#closed.delete(up)
    const roots = focus ? [focus] : [...application.windows].reverse()
    const rows = []
    const waiting = roots.map(id => ({ id, level: 1, up: '', via: [] })).reverse()
    while (waiting.length) {
      const row = waiting.pop()
      const object = this.objects.get(row.id)
      if (!object) continue
      const isInner = inner.test(object.class) && object.subviews.length > 0 && row.id !== selection && row.id !== focus
      if (isInner && !this.#opened.has(row.id) && !this.#filter) {
        waiting.push(...object.subviews.map((id, index) => ({ ...row, id, via: index === object.subviews.length - 1 ? [...row.via, object] : [] })))
        continue
      }
      const text = `${object.class} ${object.id}`.toLowerCase()
      if (!this.#filter || text.includes(this.#filter)) rows.push({ ...row, object })
      if (this.#closed.has(row.id) && !this.#filter) continue
      const { subviews } = object
      waiting.push(...subviews.map(id => ({ id, level: row.level + 1, up: row.id, via: [] })))
    }
    // The position and the number of rows under the same parent.
    const groups = Map.groupBy(rows, row => row.up)
    for (const group of groups.values()) group.forEach((row, index) => Object.assign(row, { position: index + 1, size: group.length }))
    this.shownRows = rows
    const at = Math.max(0, rows.findIndex(row => row.id === selection))
    const from = Math.max(0, Math.min(at - most / 2, rows.length - most))
    this.#fill(rows.slice(from, from + most))
    const left = rows.length - Math.min(rows.length, most)
    this.rest.textContent = left ? say('moreRows', { count: left }) : ''
    const current = this.#drawn.get(selection)?.element ?? this.rows.firstElementChild
    if (this.current !== current) this.current?.setAttribute('tabindex', -1)
    this.current = current
    current?.setAttribute('tabindex', 0)
    if (hadFocus) current?.focus()
  }

  // Makes the rows anew whose text changed.
  #fill(rows) {
    const { selection, shown } = this.store
    const drawn = new Map()
    for (const { object, level, position, size, via } of rows) {
      const { id, subviews, isKeyWindow, isHidden } = object
      const hasMore = subviews.length > 0
      const row = { object, level, position, size, via, hasMore, isOpen: hasMore && !this.#closed.has(id) }
      const says = [level, position, size, via.map(one => one.id), hasMore, row.isOpen, id === selection, shown.changed.has(id), object.class, isKeyWindow, isHidden].join()
      const old = this.#drawn.get(id)
      drawn.set(id, old?.says === says ? old : { says, element: this.#row(row) })
    }
    const elements = [...drawn.values()].map(({ element }) => element)
    const { children } = this.rows
    if (elements.length !== children.length || elements.some((element, index) => element !== children[index])) this.rows.replaceChildren(...elements)
    this.#drawn = drawn
  }

  #row({ object, level, position, size, via, hasMore, isOpen }) {
    return html('div', {
      role: 'treeitem', tabindex: -1, 'aria-level': level, 'aria-posinset': position, 'aria-setsize': size,
      'aria-expanded': hasMore ? `${isOpen}` : null, 'aria-selected': `${object.id === this.store.selection}`,
      class: `depth${Math.min(level, 12)}${object.isHidden ? ' hidden' : ''}${this.store.shown.changed.has(object.id) ? ' changed' : ''}`,
      'data-id': object.id, onclick: () => this.store.select(object.id),
    },
    html('span', {
      class: 'twist', 'aria-hidden': 'true',
      onclick: event => { event.stopPropagation(); this.#toggle(object.id) },
    }, hasMore ? (isOpen ? '▾' : '▸') : ''),
    via.length > 0 && html('button', {
      type: 'button', class: 'via', tabindex: -1, title: via.map(one => one.class).join(' › '),
      'aria-label': say('innerViews', { names: via.map(one => one.class).join(', ') }),
      onclick: event => { event.stopPropagation(); this.#open(via) },
    }, `+${via.length}`),
    html('span', { class: 'class' }, object.class), ' ',
    html('strong', {}, object.id),
    object.isKeyWindow && html('span', { class: 'badge' }, `★ ${say('key')}`),
    object.isHidden && html('small', {}, ` ${say('hidden')}`))
  }

  #open(via) {
    for (const { id } of via) this.#opened.add(id)
    this.draw()
  }

  #toggle(id) {
    if (!this.#closed.delete(id)) this.#closed.add(id)
    this.draw()
  }

  #key(event) {
    const id = document.activeElement?.dataset.id
    const index = this.shownRows.findIndex(row => row.id === id)
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const { object } = this.shownRows[index]
    const isOpen = object.subviews.length > 0 && !this.#closed.has(id)
    const select = row => row && this.store.select(row.id)
    const acts = {
      ArrowDown: () => select(this.shownRows[index + 1]),
      ArrowUp: () => select(this.shownRows[index - 1]),
      Home: () => select(this.shownRows[0]),
      End: () => select(this.shownRows.at(-1)),
      ArrowRight: () => isOpen ? select(this.shownRows[index + 1]) : object.subviews.length && this.#toggle(id),
      ArrowLeft: () => isOpen ? this.#toggle(id) : object.superview && this.store.select(object.superview),
      Enter: () => this.store.select(id),
      '+': () => this.#open(this.shownRows[index].via),
    }
    if (!acts[event.key]) return
    event.preventDefault()
    event.stopPropagation()
    this.store.selection === null && this.store.select(id)
    acts[event.key]()
  }
}
customElements.define('fen-tree', Tree)
