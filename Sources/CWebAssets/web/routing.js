import { html, button } from './html.js'
import { noted, Part } from './part.js'
import { say, has } from './words.js'
import { rule } from './rule.js'

// The way of an input as one list of steps: who was asked whether the touch is theirs, then who was
// told of it, up the responder chain.
export function hops(trace) {
  const asked = (trace.hitTest ?? []).map(step => ({ id: step.view, kind: 'ask', ...step }))
  const told = (trace.deliveries ?? []).flatMap(delivery => delivery.responders.map(
    step => ({ kind: 'tell', method: delivery.method, ...step, kindOf: step.kind })))
  return [...asked, ...told]
}

// Numbered circles over the views that an input went past.
export function drawHops(trace, places, svg) {
  const steps = (trace.hitTest ?? hops(trace)).map(step => step.view ?? step.id)
  const group = svg('g', { class: 'hops', 'aria-hidden': 'true' })
  let last = trace.point
  const drawn = new Map()
  steps.forEach((id, index) => {
    if (!places.has(id) || steps.indexOf(id) !== index) return
    const place = { x: places.get(id).x, y: places.get(id).y }
    // Two views with the same middle: side by side.
    const key = `${Math.round(place.x / 8)} ${Math.round(place.y / 8)}`
    const before = drawn.get(key) ?? 0
    drawn.set(key, before + 1)
    place.x += before * 24
    if (last) group.append(svg('line', { x1: last.x, y1: last.y, x2: place.x, y2: place.y }))
    group.append(
      svg('circle', { cx: place.x, cy: place.y, r: 11, class: id === trace.view ? 'end' : '' }),
      svg('text', { x: place.x, y: place.y + 4, 'text-anchor': 'middle' }, `${index + 1}`))
    last = place
  })
  if (trace.point) group.append(svg('circle', { cx: trace.point.x, cy: trace.point.y, r: 5, class: 'touch' }))
  return group
}

// Sends input, and tells where it went.
export class Routing extends Part {
  connectedCallback() {
    const input = (name, body) => button(say(name), () => this.act('POST', '/inputs', body))
    this.append(
      html('p', { class: 'hint' }, say('routingHint')),
      html('div', { class: 'bar' },
        input('shake', { type: 'motion' }), input('remote', { type: 'remoteControl' }),
        input('press', { type: 'press' })),
      this.rows = html('div', { class: 'route' }))
    this.watch('trace', 'show')
  }

  draw() {
    const { trace } = this.store
    const isNow = trace?.revision === this.store.shown.revision
    if (this.drawn === trace && this.wasNow === isNow) return
    this.drawn = trace
    this.wasNow = isNow
    if (!trace) return this.rows.replaceChildren(html('p', {}, say('noRoute')))
    const from = trace.point
      ? say('touchAt', { x: trace.point.x, y: trace.point.y })
      : say('startsAt', { window: trace.window ?? say('nobody') })
    const outcome = step => has(step.outcome) ? say(step.outcome) : step.outcome
    const row = step => html('li', { class: `${step.kind} ${step.outcome}` },
      button(step.id ?? say(step.kindOf ?? step.kind), () => step.id && this.store.select(step.id), { class: 'link' }),
      ` ${outcome(step)} `, rule(step.rule))
    const methods = (trace.deliveries ?? []).map(delivery => html('section', {},
      html('h3', {}, delivery.method),
      html('ol', {}, delivery.responders.map(step => row({ ...step, kindOf: step.kind, kind: 'tell' })))))
    this.rows.replaceChildren(
      html('p', {}, html('strong', {}, from)),
      // The way belongs to its own moment, which another one that is shown does not hide.
      isNow ? '' : html('p', {}, button(
        say('goTo', { revision: trace.revision }), () => this.store.go(trace.revision))),
      trace.hitTest ? html('h3', {}, say('asked')) : '',
      trace.hitTest ? html('ol', {}, trace.hitTest.map(step => row({ ...step, id: step.view, kind: 'ask' }))) : '',
      ...methods,
      ...trace.notes.map(note => html('p', { class: 'note' }, noted(note), ' ', rule(note.rule))))
  }
}
customElements.define('fen-routing', Routing)
