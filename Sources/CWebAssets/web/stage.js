import { html, button, svg } from './html.js'
import { Part } from './part.js'
import { say } from './words.js'
import { drawHops, hops, kindOf } from './routing.js'
import { labels, makeRoom, margin, phone, touchMark } from './phone.js'
import { dress } from './skins.js'

// How many kinds of pieces are kept for the next picture.
const most = 5000
// From this number of views on they are drawn without skins.
const manyViews = 400
const presets = { front: [0, 0], iso: [30, 20.5], side: [62, 10] }

// Sets an attribute only if its value changes: setting one repaints.
const set = (element, name, value) => element.getAttribute(name) === value || element.setAttribute(name, value)

// The elements of pieces of markup, of which each makes one.
const pieces = markup => markup.length ? [...document.importNode(new DOMParser().parseFromString(
  `<svg xmlns="http://www.w3.org/2000/svg">${markup.join('')}</svg>`, 'image/svg+xml').documentElement, true).children] : []

// The screen: the service's picture, one group for each level, which this only moves.
export class Stage extends Part {
  #view = { is3D: false, spacing: 24, depth: 40, turn: presets.iso, ...JSON.parse(localStorage.getItem('stage') ?? '{}') }
  #picture = null
  // Each level's group, and its pieces with their markup.
  #levels = []
  // Pieces that are in no level, by their markup.
  #spare = new Map()
  #size = null
  // The action of a click instead of a touch, while a lesson asks for a place.
  pointing = null
  // The point that a lesson asks about, or null.
  #asked = null

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
    this.store.addEventListener('trace', () => this.#annotate())
    this.store.addEventListener('lead', () => this.#place())
  }

  get is3D() { return this.#view.is3D }

  // The size of the screen in points.
  get size() { return this.#size }

  // How many pixels a point has.
  get scale() { return this.#picture?.getScreenCTM()?.a || 1 }

  toggle3D() { this.#set({ is3D: !this.#view.is3D }) }

  #set(change) {
    Object.assign(this.#view, change)
    this.#place()
    this.#annotate()
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
    const fallen = this.#fallen()
    if (fallen.length || this.lost?.name !== shown.name) this.lost = { name: shown.name, fallen }
    this.drawnMoment = shown.name
    this.#build(shown)
    if (shown.snapshot.views.length < manyViews) dress(this.#picture, shown.snapshot, this.#size)
    for (const group of this.#picture.querySelectorAll('.changed')) group.classList.remove('changed')
    for (const id of shown.changed) this.#group(id)?.classList.add('changed')
    this.classList.toggle('past', this.store.isPast)
    this.classList.toggle('hasty', this.store.isHasty)
    this.#place()
    this.#mark()
    this.#annotate()
  }

  // The windows of the previous picture that the shown command released.
  #fallen() {
    const { shown, isHasty, isPast } = this.store
    if (!this.#picture || isHasty || isPast || this.drawnMoment === shown.name) return []
    const gone = (this.store.entry(shown.revision)?.events ?? []).filter(event => event.name === 'dealloc')
    return gone.flatMap(({ object, reason }) => {
      const group = this.#group(object)
      return group?.classList.contains('window') && !shown.snapshot.windows.some(({ id }) => id === object) ? [{ id: object, reason, box: this.#box(group), group: group.cloneNode(true) }] : []
    })
  }

  // Makes the picture from its levels, and reuses pieces that are the same.
  #build({ revision, picture }) {
    if (!this.#picture) {
      this.#picture = svg('svg', { role: 'img', 'font-family': 'ui-monospace,Menlo,Consolas,monospace', 'stroke-linejoin': 'round' },
        this.description = svg('desc'), this.clips = svg('defs'))
      this.frame.append(this.#picture)
    }
    const { width, height } = this.#size
    if (this.drawnSize !== `${width} ${height}`) {
      this.drawnSize = `${width} ${height}`
      for (const old of this.#picture.querySelectorAll('.chrome')) old.remove()
      const [defs, rulers, bezel] = phone(this.#size)
      for (const part of [defs, rulers, bezel]) part.classList.add('chrome')
      this.clips.after(defs, rulers)
      this.bezel = bezel
    }
    this.#picture.setAttribute('data-revision', revision)
    set(this.#picture, 'aria-label', say('stage'))
    const told = this.#words()
    if (this.description.textContent !== told) this.description.textContent = told
    const clips = picture.clips.join('')
    if (this.drawnClips !== clips) this.clips.replaceChildren(...pieces([this.drawnClips = clips]))
    // A piece that was in a recent picture is reused.
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
    if (this.#picture.lastElementChild !== this.marks) this.#picture.append(this.bezel, this.marks ??= svg('g', { class: 'marks chrome' }))
  }

  // The content of the screen, for screen readers.
  #words() {
    const { snapshot, screen } = this.store.shown
    const windows = snapshot.windows.filter(window => !window.isHidden && window.screen === screen).reverse()
    return windows.length ? say('stageWords', { windows: windows.map(({ id, windowLevel }) => say('stageWindow', { id, level: windowLevel })).join(say('comma')) }) : say('stageEmpty')
  }

  #level(number) {
    const group = svg('g', { class: 'level', 'data-depth': number, 'clip-path': 'url(#screen-clip)' })
    this.#picture.append(group)
    return { group, pieces: [] }
  }

  #group(id) { return this.#picture?.querySelector(`[data-id="${CSS.escape(id)}"]`) }

  // Sets one matrix for each level: all levels are parallel, so only the offset differs.
  #place() {
    const { is3D, spacing, depth, turn } = this.#view
    this.classList.toggle('is3D', is3D)
    set(this.mode, 'aria-pressed', `${is3D}`)
    const hint = say(this.pointing ? 'hintPoint' : this.store.isPast ? 'hintPast' : is3D ? 'hint3D' : this.store.isFollower ? 'hintFollow' : this.store.isView ? 'hintView' : 'hint2D')
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
    if (!is3D) return set(this.#picture, 'viewBox', [-margin.left, -margin.top, width + margin.left + margin.right, height + margin.top + margin.bottom].join(' '))
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

  // Where a window or view lies on the screen.
  #box(group) {
    const rect = group.querySelector('rect')
    const matrix = group.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()
    const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(name => +rect.getAttribute(name))
    const corners = [[x, y], [x + w, y], [x, y + h], [x + w, y + h]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix))
    const [xs, ys] = [corners.map(corner => corner.x), corners.map(corner => corner.y)]
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top }
  }

  // The screen position of the origin of a window's frame: its scene may share the screen.
  origin({ id, frame }) {
    const group = this.#group(id)
    const box = group && this.#box(group)
    return box ? { x: box.x - frame.x, y: box.y - frame.y } : { x: 0, y: 0 }
  }

  // Draws the overlay: the names of windows, the finger, the path of an input, and the
  // released windows.
  #annotate() {
    this.#label()
    this.dispatchEvent(new Event('marked'))
  }

  #label() {
    if (!this.#picture || !this.store.shown) return
    const { trace: newest, shown } = this.store
    const trace = newest && shown.revision === newest.revision ? newest : null
    const point = trace?.point ?? (this.#asked && !this.store.isPast ? this.#asked : null)
    for (const group of this.#picture.querySelectorAll('.refused, .takes')) group.classList.remove('refused', 'takes')
    this.marks.replaceChildren()
    const rulers = this.querySelector('.rulers')
    if (rulers) makeRoom(rulers, point)
    if (this.#view.is3D) return
    const { fallen } = this.lost
    const wanted = new Set([...shown.snapshot.windows.slice(-24).map(({ id }) => id), ...trace ? hops(trace).map(({ id }) => id) : []])
    const groups = [...wanted].map(id => id && this.#group(id)).filter(Boolean)
    const boxes = new Map(groups.map(group => [group.dataset.id, this.#box(group)]))
    const { group: way, taken } = trace ? drawHops(trace, boxes, this.#size) : { group: null, taken: [] }
    const steps = new Map((trace?.hitTest ?? []).map((step, index) => [step.view, { ...step, index }]))
    for (const group of groups) {
      const step = steps.get(group.dataset.id)
      if (!step || (group.classList.contains('view') && kindOf(step) === 'in')) continue
      group.style.setProperty('--n', step.index)
      if (kindOf(step) !== 'in') group.classList.add(kindOf(step) === 'yes' ? 'takes' : 'refused')
    }
    const reason = id => {
      const step = steps.get(id)
      if (!step) return null
      const takes = trace.window === id
      return kindOf(step) === 'in' && !takes ? null : { kind: takes ? 'yes' : 'no', words: say(takes ? 'hit' : step.outcome) }
    }
    const named = shown.snapshot.windows.filter(window => boxes.has(window.id) && !window.isHidden).reverse()
    const list = named.map(({ id, backgroundColor, isKeyWindow }) => ({ id, color: backgroundColor, isKey: isKeyWindow, box: boxes.get(id), more: reason(id) }))
    const lost = fallen.map(({ id, box, reason }) => ({ id, color: this.store.colorOf(id), box, more: { kind: 'no', words: say('isReleased') } }))
    const touch = point && touchMark(point, !trace)
    // Visible views, except those that fill their windows.
    const screenArea = this.#size.width * this.#size.height
    const seen = shown.snapshot.views.length > manyViews ? [] : [...this.#picture.querySelectorAll('.level .view')]
      .filter(group => group.dataset.skin || group.querySelector('rect').getAttribute('fill') !== 'none').map(group => this.#box(group)).filter(({ w, h }) => w * h < screenArea / 4)
    const dark = named.length ? [] : [svg('text', { class: 'nothing', x: this.#size.width / 2, y: this.#size.height / 2, 'text-anchor': 'middle' }, say('stageEmpty'))]
    this.marks.append(
      ...fallen.flatMap(({ box, group }) => [svg('rect', { class: 'hole', x: box.x, y: box.y, width: box.w, height: box.h }), svg('g', { class: 'falls' }, group)]),
      ...dark, ...touch ? [touch] : [], ...way ? [way] : [], labels([...lost, ...list], this.#size, point, taken, seen))
    for (const label of this.marks.querySelectorAll('.label')) label.style.setProperty('--n', steps.get(label.dataset.label)?.index ?? 0)
    this.#reveal(point)
  }

  // On a phone the frame shows a part of the screen: the requested one.
  #reveal(point) {
    const { frame } = this
    if (!point || frame.scrollHeight <= frame.clientHeight + 4) return
    const scale = this.#picture.getBoundingClientRect().height / (this.#size.height + margin.top + margin.bottom)
    const y = (point.y + margin.top) * scale
    if (y < frame.scrollTop + 60 || y > frame.scrollTop + frame.clientHeight - 60) frame.scrollTop = y - frame.clientHeight / 2
  }

  // The position of a click on the screen, in points.
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
    // Only the lesson changes its session: a click chooses.
    if (this.store.isLesson) return this.dispatchEvent(new CustomEvent('choose', { detail: { id, window: id && (this.store.find(id)?.object.window ?? id) }, bubbles: true }))
    this.act('POST', '/inputs', { type: 'tap', at: [x, y], screen: this.store.shown.screen })
  }

  point(ask) {
    this.pointing = ask
    if (ask) this.#view.is3D = false
    this.#place()
  }

  // Marks the point that a question asks about, [x, y]; null marks none.
  ask(point) {
    this.#asked = point && { x: point[0], y: point[1] }
    this.#annotate()
  }

  // Dragging turns the screen.
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
