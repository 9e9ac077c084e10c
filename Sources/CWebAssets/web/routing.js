import { html, button, svg } from './html.js'
import { Part } from './part.js'
import { say, has, wordsOfNote } from './words.js'
import { rule } from './rule.js'

// The path of an input as one list of steps: the hit test, then the responders that
// got it, up the responder chain.
export function hops(trace) {
  const asked = (trace.hitTest ?? []).map(step => ({ id: step.view, kind: 'ask', ...step }))
  const told = (trace.deliveries ?? []).flatMap(delivery => delivery.responders.map(
    step => ({ kind: 'tell', method: delivery.method, ...step, kindOf: step.kind })))
  return [...asked, ...told]
}

// What an answer means for the touch: the view takes it, passes it inwards, or refuses it.
export const kindOf = ({ outcome }) => ['hit', 'handles', 'keeps', 'responds'].includes(outcome) ? 'yes'
  : ['asksSubviews', 'passesOn'].includes(outcome) ? 'in' : 'no'

// Numbered circles at the edges of the asked views, in their order, and a dotted path from one to the
// next. `taken` are the places that they need; no label may use them. The finger hides none.
export function drawHops(trace, boxes, { width, height }) {
  const group = svg('g', { class: 'hops', 'aria-hidden': 'true' })
  const taken = []
  const touch = trace.point
  let last = touch
  const steps = hops(trace)
  const asked = trace.hitTest ? steps.filter(({ kind }) => kind === 'ask') : steps
  const seen = new Set()
  asked.forEach((step, index) => {
    const box = boxes.get(step.id)
    // A view that only passes the touch to its subviews is in the list.
    if (!box || seen.has(step.id) || (step.kind === 'ask' && kindOf(step) === 'in' && step.id !== trace.window)) return
    seen.add(step.id)
    const [middle, center] = [box.y + box.h / 2, box.x + box.w / 2]
    const free = ({ x, y }) => x > 14 && x < width - 14 && y > 14 && y < height - 14 &&
      (!touch || Math.hypot(x - touch.x, y - touch.y) > 34) && !taken.some(one => Math.hypot(x - one.x - 13, y - one.y - 13) < 28)
    const places = [[box.x + box.w, middle], [box.x + box.w - 18, box.y + box.h - 18], [center, box.y + box.h], [box.x, middle], [center, box.y], [center, middle],
      [box.x + box.w - 18, box.y + 40], [box.x + 40, box.y + box.h - 18]]
      .map(([x, y]) => ({ x: Math.max(16, Math.min(width - 16, x)), y: Math.max(16, Math.min(height - 16, y)) }))
    const place = places.find(free) ?? places[0]
    taken.push({ x: place.x - 13, y: place.y - 13, w: 26, h: 26 })
    const add = (...parts) => {
      const hop = svg('g', { class: `hop ${kindOf(step)}` }, ...parts)
      hop.style.setProperty('--n', index)
      return hop
    }
    // The path is drawn below all numbers.
    if (last) {
      const [dx, dy] = [place.x - last.x, place.y - last.y]
      group.prepend(add(svg('path', { d: `M${last.x} ${last.y}Q${(last.x + place.x) / 2 + dy / 4} ${(last.y + place.y) / 2 - dx / 4} ${place.x} ${place.y}` })))
    }
    group.append(add(svg('circle', { cx: place.x, cy: place.y, r: 13 }), svg('text', { x: place.x, y: place.y + 5, 'text-anchor': 'middle' }, `${index + 1}`)))
    last = place
  })
  return { group, taken }
}

// Sends input, and shows where it went.
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
    const recognizer = step => html('li', {},
      button(step.id, () => this.store.select(step.view), { class: 'link' }),
      ` ${say(`gesture ${step.outcome}`)}${step.reason ? `: ${say(step.reason)}` : ''} `, rule(step.rule))
    const methods = (trace.deliveries ?? []).map(delivery => html('section', {},
      html('h3', {}, delivery.method),
      html('ol', {}, delivery.responders.map(step => row({ ...step, kindOf: step.kind, kind: 'tell' })))))
    this.rows.replaceChildren(
      html('p', {}, html('strong', {}, from)),
      // The path belongs to its own moment; showing another moment does not hide it.
      isNow ? '' : html('p', {}, button(
        say('goTo', { revision: trace.revision }), () => this.store.go(trace.revision))),
      trace.hitTest ? html('h3', {}, say('asked')) : '',
      trace.hitTest ? html('ol', {}, trace.hitTest.map(step => row({ ...step, id: step.view, kind: 'ask' }))) : '',
      trace.gestureRecognizers ? html('h3', {}, say('recognizers')) : '',
      trace.gestureRecognizers ? html('ol', {}, trace.gestureRecognizers.map(recognizer)) : '',
      ...methods,
      ...trace.notes.map(note => {
        const words = html('span')
        wordsOfNote(note).then(text => words.append(text))
        return html('p', { class: 'note' }, words, ' ', rule(note.rule))
      }))
  }
}
customElements.define('fen-routing', Routing)
