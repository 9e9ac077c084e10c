import { hasDialog, svg } from './html.js'
import { ofSystem } from './skins.js'
import { say } from './words.js'

// How far a pointer may move in a tap, in pixels, and the minimum side of a window, in points.
const far = 4
const least = 10
// How long a pause in key presses sends the move, in milliseconds.
const pause = 600
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
// The corners of a window, each with the share of a move that changes x, y, width and height.
const corners = { nw: [1, 1, -1, -1], ne: [0, 1, 1, -1], sw: [1, 0, -1, 1], se: [0, 0, 1, 1] }

const isUpright = ({ a, b, c, d }) => a === 1 && b === 0 && c === 0 && d === 1

// A frame moved by so many points as a whole, or by one of its corners.
export function moved({ x, y, width, height }, dx, dy, corner) {
  if (!corner) return { x: x + dx, y: y + dy, width, height }
  const [left, up, wider, higher] = corners[corner]
  const w = Math.max(Math.min(least, width), width + wider * dx)
  const h = Math.max(Math.min(least, height), height + higher * dy)
  return { x: left ? x + width - w : x, y: up ? y + height - h : y, width: w, height: h }
}

// Moves and resizes windows on the stage, by a pointer or by keys: an outline follows, and the service gets one
// request, at the end.
export class Mover {
  #stage
  // The moved window: { id, frame, origin, now, corner, from, by }; `by` is the pointer, or 'keys'.
  #held = null
  #layer = svg('g', { class: 'mover', 'aria-hidden': 'true' })

  constructor(stage) {
    this.#stage = stage
    stage.frame.addEventListener('pointerdown', event => this.#press(event))
    stage.frame.addEventListener('pointermove', event => this.#drag(event))
    stage.frame.addEventListener('pointerup', event => this.#held?.by === event.pointerId && this.#drop())
    stage.frame.addEventListener('pointercancel', event => this.#held?.by === event.pointerId && this.#cancel())
    // While a finger moves a window, the page does not scroll.
    stage.frame.addEventListener('touchmove', event => this.#touch(event), { passive: false })
    addEventListener('keydown', event => this.#key(event), true)
    stage.addEventListener('marked', () => this.#draw())
    for (const event of ['select', 'lead']) stage.store.addEventListener(event, () => this.#draw())
    this.#draw()
  }

  get #isAble() { return !this.#stage.store.isReadOnly && !this.#stage.is3D && !this.#stage.pointing }

  // The app's window that contains an object, on the shown screen.
  #windowOf(id) {
    const { store } = this.#stage
    const window = id && store.find(store.find(id)?.object.window ?? id)
    return window?.kind === 'windows' && !ofSystem.test(window.object.class) && window.object.screen === store.shown.screen ? window.object : null
  }

  get #selected() {
    const window = this.#windowOf(this.#stage.store.selection)
    return window && !window.isHidden ? window : null
  }

  #press(event) {
    if (!this.#isAble || event.button !== 0 || !event.isPrimary || this.#held) return
    const corner = event.target.closest('[data-corner]')?.dataset.corner
    const window = corner ? this.#selected : this.#windowOf(event.target.closest('[data-id]')?.dataset.id)
    // A finger scrolls the page, except on the selected window; a window that fills the screen does not move.
    const { width, height } = this.#stage.size
    const isLoose = event.pointerType === 'mouse' || corner || (window === this.#selected && (window.frame.width < width || window.frame.height < height))
    if (window && isLoose) this.#hold(window, event.pointerId, corner, [event.clientX, event.clientY])
  }

  #hold(window, by, corner, from) {
    const { id, frame, transform, center } = window
    const origin = this.#stage.origin(window)
    this.#held = { id, frame, origin, now: frame, isUpright: isUpright(transform), center, by, corner, from, isMoving: by === 'keys' }
  }

  #drag(event) {
    const held = this.#held
    if (held?.by !== event.pointerId) return
    const [dx, dy] = [event.clientX - held.from[0], event.clientY - held.from[1]]
    if (!held.isMoving) {
      if (Math.hypot(dx, dy) < far) return
      held.isMoving = true
      // The following click is not a tap.
      this.#stage.dragged = true
      this.#stage.frame.setPointerCapture(event.pointerId)
    }
    const { scale } = this.#stage
    held.now = moved(held.frame, Math.round(dx / scale), Math.round(dy / scale), held.corner)
    this.#draw()
  }

  // Two fingers zoom.
  #touch(event) {
    if (typeof this.#held?.by !== 'number') return
    event.touches.length > 1 ? this.#cancel() : event.preventDefault()
  }

  #key(event) {
    if (event.key === 'Escape' && this.#held) {
      event.stopPropagation()
      return this.#cancel()
    }
    const arrow = arrows[event.key]
    if (!arrow || !event.shiftKey || event.ctrlKey || event.metaKey || !this.#isAble || hasDialog()) return
    if (event.target.matches('input, textarea, select, [role=slider]') || (this.#held && this.#held.by !== 'keys')) return
    const window = this.#selected
    if (!window) return
    event.preventDefault()
    event.stopPropagation()
    if (!this.#held) this.#hold(window, 'keys')
    const step = event.altKey ? 1 : 10
    this.#held.now = moved(this.#held.now, arrow[0] * step, arrow[1] * step)
    this.#draw()
    clearTimeout(this.#held.timer)
    this.#held.timer = setTimeout(() => this.#drop(), pause)
  }

  #cancel() {
    clearTimeout(this.#held?.timer)
    this.#held = null
    this.#rest()
  }

  // The click at the end of a drag comes at once.
  #rest() {
    setTimeout(() => { this.#stage.dragged = false })
    this.#draw()
  }

  async #drop() {
    const held = this.#held
    clearTimeout(held.timer)
    const { id, frame, now } = held
    const [dx, dy] = [now.x - frame.x, now.y - frame.y]
    if (!held.isMoving || (!dx && !dy && now.width === frame.width && now.height === frame.height)) return this.#cancel()
    held.by = 'service'
    // A window with a transform has no frame to set.
    const body = held.isUpright ? { frame: [now.x, now.y, now.width, now.height] } : { center: [held.center.x + dx, held.center.y + dy] }
    const reply = await this.#stage.act('PATCH', `/windows/${id}`, body)
    this.#held = null
    if (reply) {
      this.#stage.store.select(id)
      dispatchEvent(new CustomEvent('told', { detail: say('movedTo', { id, ...now }) }))
    }
    this.#rest()
  }

  // Draws the outline of the moved window, and the resizing handles of the selected one.
  #draw() {
    const { marks, store, scale } = this.#stage
    if (!marks || !store.shown) return
    if (this.#held && !this.#windowOf(this.#held.id)) this.#held = null
    const held = this.#held?.isMoving ? this.#held : null
    const selected = this.#isAble ? this.#selected : null
    const box = held?.now ?? selected?.frame
    const parts = held ? [svg('rect', { class: 'outline', x: box.x, y: box.y, width: box.width, height: box.height }),
      svg('text', { x: box.x + box.width / 2, y: box.y + box.height / 2, 'text-anchor': 'middle' }, held.corner ? `${box.width} × ${box.height}` : `(${box.x}, ${box.y})`)] : []
    if (selected && isUpright(selected.transform) && (!held || held.corner)) {
      for (const [name, [left, up]] of Object.entries(corners)) {
        const place = { cx: left ? box.x : box.x + box.width, cy: up ? box.y : box.y + box.height }
        parts.push(svg('g', { class: `corner ${name}`, 'data-corner': name }, svg('circle', { ...place, r: this.#reach / scale, class: 'reach' }), svg('circle', { ...place, r: 6 / scale })))
      }
    }
    const { x, y } = held?.origin ?? (selected ? this.#stage.origin(selected) : { x: 0, y: 0 })
    this.#layer.setAttribute('transform', `translate(${x} ${y})`)
    this.#layer.replaceChildren(...parts)
    if (this.#layer.parentNode !== marks || marks.lastElementChild !== this.#layer) marks.append(this.#layer)
  }

  // The distance from a corner that still grabs it, in pixels: a finger needs more room.
  get #reach() { return matchMedia('(pointer: coarse)').matches ? 22 : 11 }
}
