import { html, button, svg } from './html.js'
import { Part } from './part.js'
import { say } from './words.js'
import { drawHops } from './routing.js'

// How many kinds of pieces are kept for the next picture.
const most = 5000
const presets = { front: [0, 0], iso: [30, 20.5], side: [62, 10] }

// Sets an attribute that has another value: one that is set anew is drawn anew.
const set = (element, name, value) => element.getAttribute(name) === value || element.setAttribute(name, value)

// The elements of pieces of markup, of which each makes one.
const pieces = markup => markup.length ? [...document.importNode(new DOMParser().parseFromString(
  `<svg xmlns="http://www.w3.org/2000/svg">${markup.join('')}</svg>`, 'image/svg+xml').documentElement, true).children] : []

// The screen: the service's picture, one group for each level, which this moves and nothing more.
export class Stage extends Part {
  #view = { is3D: false, spacing: 24, depth: 40, turn: presets.iso, ...JSON.parse(localStorage.getItem('stage') ?? '{}') }
  #picture = null
  // Each level's group, and its pieces with the markup that they were made of.
  #levels = []
  // Pieces that are in no level, by their markup.
  #spare = new Map()
  #size = null
  // What a click does instead of a touch, while a lesson asks for a place.
  pointing = null

  connectedCallback() {
    const slider = (name, most) => html('label', { class: 'only3D' }, say(name), html('input', {
      type: 'range', min: name === 'depth' ? 1 : 0, max: most, value: this.#view[name],
      oninput: event => this.#set({ [name]: +event.target.value }),
    }))
    this.mode = button('3D', () => this.toggle3D(), { 'aria-pressed': 'false', title: `${say('exploded')} (3)` })
    this.append(
      html('div', { class: 'bar' },
        this.mode,
        Object.entries(presets).map(([name, turn]) =>
          button(say(name), () => this.#set({ turn }), { class: 'only3D' })),
        slider('spacing', 80), slider('depth', 40),
        this.screens = html('select', { 'aria-label': say('screen'), onchange: event => this.store.look(event.target.value) }),
        this.hint = html('span', { class: 'hint' })),
      this.frame = html('div', { class: 'frame' }))
    this.frame.addEventListener('click', event => this.#click(event))
    this.frame.addEventListener('pointerdown', event => this.#turn(event))
    this.watch('show')
    this.store.addEventListener('select', () => this.#mark())
    this.store.addEventListener('trace', () => this.#route())
    this.store.addEventListener('lead', () => this.#place())
  }

  toggle3D() { this.#set({ is3D: !this.#view.is3D }) }

  #set(change) {
    Object.assign(this.#view, change)
    this.#place()
    this.#route()
    clearTimeout(this.keeping)
    this.keeping = setTimeout(() => localStorage.setItem('stage', JSON.stringify(this.#view)), 300)
  }

  draw() {
    const { shown } = this.store
    if (!shown) return
    const { screens } = shown.snapshot
    this.#size = screens.find(screen => screen.id === shown.screen).bounds
    if (this.drawnScreens !== screens) {
      this.drawnScreens = screens
      this.screens.hidden = screens.length < 2
      this.screens.replaceChildren(...screens.map(({ id }) => html('option', { value: id, selected: id === shown.screen }, id)))
    }
    this.#build(shown)
    for (const group of this.#picture.querySelectorAll('.changed')) group.classList.remove('changed')
    for (const id of shown.changed) this.#group(id)?.classList.add('changed')
    this.classList.toggle('past', this.store.isPast)
    this.classList.toggle('hasty', this.store.isHasty)
    this.#place()
    this.#mark()
    this.#route()
  }

  // Makes the picture of its levels, with the pieces that it has already where they are the same.
  #build({ revision, picture }) {
    if (!this.#picture) {
      this.#picture = svg('svg', { role: 'img', 'font-family': 'ui-monospace,Menlo,Consolas,monospace', 'stroke-linejoin': 'round' },
        this.description = svg('desc'), this.clips = svg('defs'))
      this.frame.append(this.#picture)
    }
    this.#picture.setAttribute('data-revision', revision)
    this.#picture.setAttribute('aria-label', `${this.store.session}, ${revision}`)
    if (this.description.textContent !== picture.description) this.description.textContent = picture.description
    const clips = picture.clips.join('')
    if (this.drawnClips !== clips) this.clips.replaceChildren(...pieces([this.drawnClips = clips]))
    // A piece that stood in the picture lately is taken again.
    for (const level of this.#levels) {
      for (const [markup, piece] of level.pieces) this.#spare.set(markup, [...this.#spare.get(markup) ?? [], piece])
    }
    const taken = picture.levels.map(level => level.map(markup => [markup, this.#spare.get(markup)?.pop()]))
    if (this.#spare.size > most) this.#spare.clear()
    const missing = taken.flat().filter(([, piece]) => !piece)
    const made = pieces(missing.map(([markup]) => markup))
    missing.forEach((pair, index) => { pair[1] = made[index] })
    while (this.#levels.length > taken.length) this.#levels.pop().group.remove()
    taken.forEach((list, number) => {
      const level = this.#levels[number] ??= this.#level(number)
      if (list.length !== level.pieces.length || list.some(([, piece], index) => piece !== level.pieces[index][1])) {
        level.group.replaceChildren(...list.map(([, piece]) => piece))
      }
      level.pieces = list
    })
  }

  #level(number) {
    const group = svg('g', { class: 'level', 'data-depth': number, 'clip-path': 'url(#screen-clip)' })
    this.#picture.append(group)
    return { group, pieces: [] }
  }

  #group(id) { return this.#picture?.querySelector(`[data-id="${CSS.escape(id)}"]`) }

  // Sets one matrix for each level: all of them are parallel, so it is the same but for the place.
  #place() {
    const { is3D, spacing, depth, turn } = this.#view
    this.classList.toggle('is3D', is3D)
    set(this.mode, 'aria-pressed', `${is3D}`)
    const hint = say(this.pointing ? 'hintPoint' : this.store.isPast ? 'hintPast' : is3D ? 'hint3D' : this.store.isFollower ? 'hintFollow' : 'hint2D')
    if (this.hint.textContent !== hint) this.hint.textContent = hint
    if (!this.#picture) return
    const [yaw, pitch] = (is3D ? turn : presets.front).map(degrees => degrees * Math.PI / 180)
    const rise = Math.sin(pitch)
    const [a, b, d] = [Math.cos(yaw), -rise * Math.sin(yaw), Math.cos(pitch)]
    let top = 0
    this.#levels.forEach(({ group }, number) => {
      const height = is3D ? number * spacing : 0
      top = Math.max(top, height)
      set(group, 'transform', `matrix(${a} ${b} 0 ${d} ${height * Math.sin(yaw)} ${-height * rise})`)
      group.classList.toggle('away', is3D && number > depth)
    })
    const { width, height } = this.#size
    const corners = [0, top].flatMap(z => [[0, 0], [width, 0], [0, height], [width, height]].map(
      ([x, y]) => [a * x + z * Math.sin(yaw), b * x + d * y - z * rise]))
    const [xs, ys] = [0, 1].map(axis => corners.map(corner => corner[axis]))
    const [left, up] = [Math.min(...xs) - 4, Math.min(...ys) - 4]
    set(this.#picture, 'viewBox', `${left} ${up} ${Math.max(...xs) + 4 - left} ${Math.max(...ys) + 4 - up}`)
  }

  #mark() {
    for (const group of this.#picture?.querySelectorAll('.selected') ?? []) group.classList.remove('selected')
    this.#group(this.store.selection)?.classList.add('selected')
    const inFocus = this.#picture && this.store.inFocus
    for (const group of this.#picture?.querySelectorAll('[data-id]') ?? []) {
      group.classList.toggle('dim', !!inFocus && !inFocus.has(group.dataset.id))
    }
  }

  #route() {
    this.hops?.remove()
    const { trace, shown } = this.store
    if (!trace || !this.#picture || shown.revision !== trace.revision || this.#view.is3D) return
    const places = new Map([...this.#picture.querySelectorAll('[data-id]')].map(group => {
      const box = group.querySelector('rect')
      const matrix = group.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()
      const middle = new DOMPoint(
        +box.getAttribute('x') + box.getAttribute('width') / 2,
        +box.getAttribute('y') + box.getAttribute('height') / 2).matrixTransform(matrix)
      return [group.dataset.id, middle]
    }))
    this.#picture.append(this.hops = drawHops(trace, places, svg))
  }

  // Where on the screen a click was, in points.
  #point(event) {
    const place = new DOMPoint(event.clientX, event.clientY)
      .matrixTransform(this.#picture.getScreenCTM().inverse())
    return [Math.round(place.x * 2) / 2, Math.round(place.y * 2) / 2]
  }

  #click(event) {
    if (!this.#picture || this.dragged) return
    const id = event.target.closest?.('[data-id]')?.dataset.id
    if (this.#view.is3D || (this.store.isReadOnly && !this.pointing)) return id && this.store.select(id)
    const [x, y] = this.#point(event)
    if (x < 0 || y < 0 || x > this.#size.width || y > this.#size.height) return
    if (this.pointing) return this.pointing([x, y])
    this.act('POST', '/inputs', { type: 'tap', at: [x, y], screen: this.store.shown.screen })
  }

  point(ask) {
    this.pointing = ask
    if (ask) this.#view.is3D = false
    this.#place()
  }

  // Drawing the pointer across turns the screen.
  #turn(event) {
    this.dragged = false
    if (!this.#view.is3D) return
    const [x, y] = [event.clientX, event.clientY]
    const [yaw, pitch] = this.#view.turn
    this.frame.setPointerCapture(event.pointerId)
    this.classList.add('turning')
    const move = event => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > 4) this.dragged = true
      const limit = (value, most) => Math.max(-most, Math.min(most, value))
      this.#view.turn = [limit(yaw + (event.clientX - x) / 3, 80), limit(pitch + (event.clientY - y) / 3, 70)]
      this.frameRequest ??= requestAnimationFrame(() => {
        this.frameRequest = null
        this.#set({})
      })
    }
    this.frame.addEventListener('pointermove', move)
    const end = () => {
      this.frame.removeEventListener('pointermove', move)
      this.classList.remove('turning')
    }
    this.frame.addEventListener('pointerup', end, { once: true })
    this.frame.addEventListener('pointercancel', end, { once: true })
  }
}
customElements.define('fen-stage', Stage)
