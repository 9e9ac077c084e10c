import { html, button } from './html.js'
import { get } from './service.js'
import { say, pick } from './words.js'
import { swatch } from './look.js'

const pointIn = path => path?.match(/[?&]point=([\d.]+),([\d.]+)/)?.slice(1).map(Number)

// The point that a step asks about, or null.
export const askedPoint = ({ ask, requests = [] }) => (ask?.answer?.path?.startsWith('/hitTest') ? pointIn(ask.answer.path) : null) ?? requests.find(({ body }) => body?.at)?.body.at ?? null

// What the page must hide before the answer, because it is the answer: the key window, or the levels.
export function hidesOf({ ask }) {
  const pointers = [ask.answer, ...(ask.options ?? []).map(({ when }) => when)].map(place => place?.pointer ?? '')
  return pointers.some(pointer => /[kK]eyWindow$/.test(pointer)) ? 'key' : pointers.some(pointer => /windowLevel$/.test(pointer)) ? 'level' : ''
}

// The responders asked in a step's action or question: the input's own trace, or the hit test's.
export async function traceOf({ ask }, predicted, reply, store) {
  if (reply?.trace) return reply.trace
  const path = ask?.answer?.path?.replace('{x}', predicted?.[0]).replace('{y}', predicted?.[1])
  const point = pointIn(path)
  return point && path.startsWith('/hitTest') ? hitTest(store, path, point) : null
}

// The views that a session's path asks for a point, up to the one that takes the touch.
export async function hitTest(store, path, [x, y]) {
  const { view, trace } = await get(store.path + path)
  return { point: { x, y }, view, window: view && (store.find(view)?.object.window ?? view), hitTest: trace }
}

const at = (value, pointer) => pointer.split('/').slice(1).reduce((value, part) => value?.[part], value)

// The session's value at a place: in its state, or in the reply to the last request.
async function look({ path, pointer, count }, session, reply, [x, y] = []) {
  const found = at(path ? await get(session + path.replace('{x}', x).replace('{y}', y)) : reply, pointer)
  return count ? found.length : found ?? null
}

const notifications = ['UIWindowDidBecomeVisibleNotification', 'UIWindowDidBecomeHiddenNotification',
  'UIWindowDidBecomeKeyNotification', 'UIWindowDidResignKeyNotification']

// An event as a card's text: object, event and, for a move, destination.
const card = ({ object, name, superview, window }) => [object, name.replace(/^UIWindow|Notification$/g, ''),
  superview === undefined ? window === undefined ? [] : window ?? 'nil' : superview ?? 'nil'].flat().join(' ')

// The cards of the events that the step counts, by their names or by object and event.
export const cards = (events, { cards: counted = notifications }) => events
  .filter(({ object, name }) => counted.includes(name) || counted.includes(`${object} ${name}`)).map(card)

// The service's answer to a question: whether the prediction was right, and the right value.
export async function judge(ask, predicted, { path, reply, events }) {
  const judged = right => ({ isRight: JSON.stringify(right) === JSON.stringify(predicted), answer: spell(right), right })
  if (ask.kind === 'order') return judged(cards(events, ask))
  if (ask.kind === 'choice') {
    const found = await Promise.all(ask.options.map(({ when }) => look(when, path, reply)))
    const right = ask.options.findIndex(({ when }, index) => found[index] === when.equals)
    return { isRight: right === predicted, answer: right < 0 ? say('offCourse') : pick(ask.options[right].say), right }
  }
  const found = await look(ask.answer, path, reply, ask.kind === 'point' ? predicted : [])
  if (ask.kind === 'point') return { isRight: found === ask.answer.equals, answer: spell(found) }
  return judged(ask.kind === 'yesNo' ? found === ask.answer.equals : found)
}

function spell(value) {
  if (value === true) return say('yes')
  if (value === false) return say('no')
  if (value === null) return say('nobody')
  return Array.isArray(value) ? value.join(' → ') : `${value}`
}

// A prediction in words.
export function spellOf(ask, predicted) {
  if (ask.kind === 'choice') return pick(ask.options[predicted].say)
  return ask.kind === 'point' ? `(${predicted.join(', ')})` : spell(predicted)
}

const lists = { window: 'windows', view: 'views', controller: 'controllers' }

// The form that takes a prediction, and passes it on.
export async function form(step, store, point, done, lock, mark) {
  const { ask } = step
  const question = pick(ask.question)
  let predicted
  const take = value => { predicted = value; lock.disabled = false }
  const box = html('form', { id: 'prediction', onsubmit: event => { event.preventDefault(); done(predicted) } }, html('h2', { class: 'question' }, question))
  const radios = options => html('div', { class: 'options', role: 'radiogroup', 'aria-label': question },
    options.map(([value, text]) => html('label', {}, html('input', { type: 'radio', name: 'answer', value: `${value}`, onchange: () => { take(value); if (typeof value === 'string') store.select(value) } }), store.colorOf(value) !== undefined && swatch(store.colorOf(value)), html('span', {}, text))))
  if (ask.kind === 'yesNo') box.append(radios([[true, say('yes')], [false, say('no')]]))
  if (ask.kind === 'choice') box.append(radios(ask.options.map((option, index) => [index, pick(option.say)])))
  if (ask.kind in lists) {
    await store.refresh()
    box.append(radios([...store.shown.snapshot[lists[ask.kind]].map(({ id }) => [id, id]), [null, say('nobody')]]))
  }
  if (ask.kind === 'number') box.append(html('input', {
    type: 'number', step: 'any', 'aria-label': question, oninput: event => event.target.value === '' ? lock.disabled = true : take(+event.target.value),
  }))
  if (ask.kind === 'order') box.append(await order(step, store, take))
  if (ask.kind === 'point') box.append(place(point, value => {
    take(value)
    mark(value)
  }))
  return box
}

// A place: by a click on the stage, or as two numbers.
function place(point, take) {
  const told = () => inputs.every(input => input.value !== '') && take(inputs.map(input => +input.value))
  const inputs = ['x', 'y'].map(name => html('input', { type: 'number', 'aria-label': name, placeholder: name, oninput: told }))
  point(place => {
    place.forEach((value, index) => { inputs[index].value = value })
    told()
  })
  return html('div', { class: 'numbers' }, html('span', { class: 'hint' }, say('pointHint')), inputs)
}

// The events that the requests will post, computed in a copy of the session, to be put in order.
async function order({ requests, ask }, store, take) {
  const { inCopy } = await import('./trial.js')
  const right = await inCopy(store.session, store.newest, requests, ({ events }) => cards(events, ask))
  const mine = [...right].sort()
  if (`${mine}` === `${right}`) mine.reverse()
  const list = html('ol', { class: 'cards' })
  const draw = focused => {
    list.replaceChildren(...mine.map((card, index) => {
      const move = by => {
        ;[mine[index], mine[index + by]] = [mine[index + by], mine[index]]
        take([...mine])
        draw(index + by)
      }
      return html('li', {}, html('code', {}, card),
        button('↑', () => move(-1), { 'aria-label': say('moveUp', { card }), disabled: index === 0 }),
        button('↓', () => move(1), { 'aria-label': say('moveDown', { card }), disabled: index === mine.length - 1 }))
    }))
    list.children[focused]?.querySelector('button:not(:disabled)')?.focus()
  }
  draw()
  take([...mine])
  return list
}
