import { get } from './service.js'
import { pick, say } from './words.js'
import { cards, judge, spellOf } from './predict.js'
import { inCopy } from './trial.js'

// The number of options that a poll offers, its maximum, and the maximum lengths of an option and of the question.
const some = 4
const most = 8
const longest = { option: 100, question: 300 }

const lists = { window: 'windows', view: 'views', controller: 'controllers' }

// Numbers of one kind, with the right one among them; its place depends only on its value.
export function numbersRound(right) {
  const step = [1000, 100, 50, 10, 1].find(step => right && Math.abs(right) >= 2 * step && right % step === 0) ?? 1
  const first = right - step * (Math.abs(Math.round(right / step)) % some)
  const from = right >= 0 ? Math.max(right % step, first) : first
  return Array.from({ length: some }, (_, index) => from + index * step)
}

// Orders of so many cards. The first is the given order; each of the others swaps two neighbours.
export const ordersRound = count => [0, ...Array.from({ length: Math.min(count - 1, some - 1) }, (_, index) => index + 1)]
  .map(place => Array.from({ length: count }, (_, index) => place && index === place ? place - 1 : place && index === place - 1 ? place : index))

// Points that tell windows apart: the lesson's own, the centers of windows and views, and a few beside them.
function points({ example }, { windows, views, screens }) {
  const { width, height } = screens[0].bounds
  const middles = [...windows, ...views].filter(({ isHidden }) => !isHidden).map(({ frame }) => [frame.x + frame.width / 2, frame.y + frame.height / 2])
  const spread = [0.15, 0.4, 0.65, 0.9].flatMap(y => [0.2, 0.5, 0.8].map(x => [width * x, height * y]))
  const inside = ([x, y]) => x > 0 && y > 0 && x < width && y < height
  const seen = new Set()
  return [example, ...middles, ...spread].map(point => point.map(Math.round)).filter(point => inside(point) && !seen.has(`${point}`) && seen.add(`${point}`)).slice(0, 16)
}

// The options for a question of a kind, and the right one. `copy` is a session in which the step was done;
// `moment` is the one before it.
const offers = {
  async yesNo(ask, copy) {
    const { right } = await judge(ask, undefined, copy)
    return { options: [say('yes'), say('no')], right: right ? 0 : 1 }
  },
  async choice(ask, copy) {
    const { right } = await judge(ask, undefined, copy)
    return { options: ask.options.map(option => pick(option.say)), right }
  },
  async named(ask, copy, { snapshot }) {
    const { right } = await judge(ask, undefined, copy)
    const ids = [...snapshot[lists[ask.kind]].map(({ id }) => id), null]
    // If there are too many, the question offers the front-most ones.
    const left = ids.length > most ? ids.filter(id => id !== right).slice(1 - most) : ids
    const offered = ids.filter(id => id === right || left.includes(id))
    return { options: offered.map(id => id ?? say('nobody')), right: offered.indexOf(right) }
  },
  async number(ask, copy) {
    const { right } = await judge(ask, undefined, copy)
    if (typeof right !== 'number') return null
    const numbers = numbersRound(right)
    return { options: numbers.map(String), right: numbers.indexOf(right) }
  },
  // The cards have letters, and each option is a sequence of letters.
  async order(ask, { events }) {
    const right = cards(events, ask)
    const sorted = [...right].sort()
    const letter = card => String.fromCharCode(65 + sorted.indexOf(card))
    const rows = [...new Set(ordersRound(right.length).map(order => order.map(index => letter(right[index])).join(' → ')))]
    const options = [...rows].sort()
    return { more: sorted.filter((card, index) => sorted.indexOf(card) === index).map(card => `${letter(card)}: ${card}`).join(', '), options, right: options.indexOf(rows[0]) }
  },
  async point(ask, copy, { snapshot }) {
    const { path, pointer, equals } = ask.answer
    const judged = await Promise.all(points(ask, snapshot).map(async point => {
      const found = await get(copy.path + path.replace('{x}', point[0]).replace('{y}', point[1]))
      return { point, isRight: found[pointer.slice(1)] === equals }
    }))
    const right = judged.find(({ isRight }) => isRight)
    if (!right) return null
    const offered = [right, ...judged.filter(({ isRight }) => !isRight).slice(0, some - 1)].sort((a, b) => a.point[0] - b.point[0] || a.point[1] - b.point[1])
    return { options: offered.map(({ point }) => spellOf(ask, point)), right: offered.indexOf(right) }
  },
}

const cut = (text, length) => text.length > length ? `${text.slice(0, length - 1)}…` : text

// A step's question as a poll, { question, options, right }, where `right` counts the options from 0; null for a step
// without a question. `before` is the revision at which it is asked. A copy of the session tells the right option.
export async function pollOf({ ask, requests = [] }, store, before) {
  if (!ask) return null
  const moment = await store.moment(before)
  const offer = offers[ask.kind in lists ? 'named' : ask.kind]
  const found = await inCopy(store.session, before, requests, copy => offer(ask, copy, moment))
  if (!found || found.right < 0 || found.options.length < 2) return null
  return {
    question: cut([pick(ask.question), found.more].filter(Boolean).join(' '), longest.question),
    options: found.options.map(option => cut(option, longest.option)), right: found.right,
  }
}
