import { html, svg } from './html.js'
import { get, send, start } from './service.js'
import { lookOf, swatch } from './look.js'
import { labels, makeRoom, margin, notesApp, phone, statusBar, touchMark } from './phone.js'
import { drawHops, kindOf } from './routing.js'
import { say } from './words.js'

const screen = { width: 375, height: 667 }
const point = { x: 150, y: 210 }
// Back to front; sky is key.
const windows = [
  { id: 'orange', frame: [14, 74, 180, 190], backgroundColor: '#e2722d' },
  { id: 'sky', frame: [66, 186, 200, 170], backgroundColor: '#5fb4e8' },
  { id: 'yellow', frame: [122, 120, 190, 180], backgroundColor: '#f3d84c' },
]
const boxOf = ([x, y, w, h]) => ({ x, y, w, h })

// The service's answer: a session with these windows, made only when a reader answers.
async function answer() {
  const session = await start('/sessions', { device: 'iPhone 8', profile: 'ios12' })
  const path = `/sessions/${session.id}`
  await send('POST', `${path}/commands`, [
    { method: 'POST', path: '/windows', body: { id: 'main', backgroundColor: '#dcd7ce' } }, { method: 'POST', path: '/windows/main/makeKeyAndVisible', body: {} },
    ...windows.map(window => ({ method: 'POST', path: '/windows', body: { ...window, isHidden: false } })),
    { method: 'POST', path: '/windows/sky/makeKey', body: {} }])
  const { view, trace } = await get(`${path}/hitTest?point=${point.x},${point.y}`)
  return { view, window: view, point, hitTest: trace }
}

// One question with three live windows, answered in place.
export function hero() {
  const picture = svg('svg', { viewBox: `${-margin.left} ${-margin.top} ${screen.width + margin.left + margin.right} 560`, role: 'img', 'aria-label': say('heroPicture'), preserveAspectRatio: 'xMidYMin slice' })
  const [defs, rulers, bezel] = phone(screen)
  const app = svg('g', { class: 'skin' }, notesApp(screen.width, screen.height), ...statusBar(screen.width))
  const groups = new Map(windows.map(({ id, frame: [x, y, width, height], backgroundColor }) => [id, svg('g', { class: 'window', 'data-id': id },
    svg('rect', { x, y, width, height, rx: 3, fill: backgroundColor }), svg('g', { class: 'skin' }, svg('rect', { x, y, width, height, rx: 3, fill: `url(#pattern-${lookOf(backgroundColor).name})` })))]))
  const marks = svg('g', { class: 'marks' })
  picture.append(defs, rulers, app, ...groups.values(), bezel, marks)
  const draw = trace => {
    const boxes = new Map(windows.map(({ id, frame }) => [id, boxOf(frame)]))
    const steps = new Map((trace?.hitTest ?? []).map((step, index) => [step.view, { ...step, index }]))
    const way = trace && drawHops(trace, boxes, screen)
    marks.replaceChildren(touchMark(point, !trace), ...way ? [way.group] : [], labels([...windows].reverse().map(({ id, frame, backgroundColor }) => {
      const step = steps.get(id)
      if (step) groups.get(id).classList.add(kindOf(step) === 'yes' ? 'takes' : 'refused')
      return { id, color: backgroundColor, isKey: id === 'sky', box: boxOf(frame), more: step ? { kind: kindOf(step) === 'yes' ? 'yes' : 'no', words: say(step.outcome) } : null }
    }), screen, point, way?.taken))
  }
  makeRoom(rulers, point)
  draw(null)
  let isTaken = false
  const choose = async id => {
    if (isTaken) return
    isTaken = true
    chips.classList.add('busy')
    try {
      const trace = await answer()
      draw(trace)
      const isRight = trace.view === id
      words.replaceChildren(
        html('p', { class: `said ${isRight ? 'yes' : 'no'}` }, say(isRight ? 'saidRight' : 'saidWrong', { answer: id })),
        html('h1', { tabindex: -1 }, say('getsTouch', { window: trace.view })),
        html('p', { class: 'lead', role: 'status' }, say('heroWhy')),
        html('p', { class: 'bar' }, html('a', { class: 'button main', href: '/#lesson=06-three-windows' }, say('heroLesson'))))
      words.querySelector('h1').focus({ preventScroll: true })
    } catch (error) {
      isTaken = false
      dispatchEvent(new CustomEvent('refused', { detail: error.message }))
    }
    chips.classList.remove('busy')
  }
  picture.addEventListener('click', event => {
    const id = event.target.closest('[data-id]')?.dataset.id
    if (id) choose(id)
  })
  const chips = html('div', { class: 'options', role: 'group', 'aria-label': say('heroQuestion') },
    windows.map(({ id, backgroundColor }) => html('button', { type: 'button', class: 'chipbutton', onclick: () => choose(id) }, swatch(backgroundColor), html('span', {}, id))))
  const words = html('div', { class: 'heroWords' }, html('p', { class: 'hint' }, say('headline')), html('h1', {}, say('heroQuestion')), html('p', { class: 'lead' }, say('heroLead')), chips, html('p', { class: 'hint small' }, say('heroHint')))
  return html('section', { class: 'hero', 'aria-label': say('heroQuestion') }, words, html('div', { class: 'frame' }, picture))
}
