import { html } from './html.js'
import { rules } from './service.js'
import { has, say } from './words.js'
import { icon, swatch } from './look.js'
import { rule, ruleTitle } from './rule.js'
import { hops, kindOf } from './routing.js'
import { codeOf, listing, scrollToCurrent } from './listing.js'

// The most revisions before a step whose code is shown with it.
const most = 8

// The code of a step behind what the lesson ran before. `before` is the revision at which the step begins; until it is
// done it runs in a copy of the session. What goes wrong is handed to `refuse`.
export async function codeOfStep(store, { setup }, { requests = [] }, before, isDone, refuse) {
  if (!requests.length && before <= setup.length) return ''
  const done = Math.min(before - setup.length, most)
  const range = (from, count) => Array.from({ length: count }, (_, index) => from + index)
  const own = range(before + 1, requests.length)
  const box = html('div', { class: 'code-of-step' })
  const fill = async () => {
    try {
      const past = await codeOf(store.path, range(before - done + 1, done))
      const now = !requests.length ? [] : isDone ? await codeOf(store.path, own)
        : await (await import('./trial.js')).inCopy(store.session, before, requests, ({ path }) => codeOf(path, own))
      box.replaceChildren(listing(store, past, now, fill))
      scrollToCurrent(box)
    } catch (error) { refuse(error) }
  }
  await fill()
  return box
}

// Who was asked, front to back, as a list: what the stage shows as it moves.
export function routeList(store, trace) {
  const outcome = step => has(step.outcome) ? say(step.outcome) : step.outcome
  const all = hops(trace)
  const steps = trace.hitTest ? all.filter(({ kind }) => kind === 'ask') : all.filter((step, index) => all.findIndex(one => one.id === step.id && one.kindOf === step.kindOf) === index)
  const named = new Set(steps.map(({ id }) => id))
  const left = trace.hitTest && trace.view ? store.shown.snapshot.windows.filter(({ id, isHidden, screen }) => !named.has(id) && !isHidden && screen === store.shown.screen).reverse() : []
  const name = id => [store.colorOf(id) === undefined ? html('span', { class: 'noswatch' }) : swatch(store.colorOf(id)), html('strong', {}, id)]
  const marks = { yes: '✓', no: '✗', in: '↓' }
  return html('ol', { class: 'asked', 'aria-label': say(trace.hitTest ? 'asked' : 'told') },
    steps.map((step, index) => {
      const kind = kindOf(step)
      const row = html('li', { class: kind }, html('span', { class: 'number', 'aria-hidden': 'true' }, `${index + 1}`), step.id ? name(step.id) : [html('span', { class: 'noswatch' }), html('strong', {}, say(step.kindOf ?? step.kind))],
        html('span', { class: `mark ${kind}` }, `${marks[kind]} `, outcome(step)))
      row.style.setProperty('--n', index)
      return row
    }),
    left.map(({ id }) => {
      const row = html('li', { class: 'rest' }, html('span', { class: 'number', 'aria-hidden': 'true' }, '–'), name(id), html('span', { class: 'mark' }, say('notAsked')))
      row.style.setProperty('--n', steps.length)
      return row
    }))
}

// A rule as a sentence, with where it comes from behind "Why?".
export async function ruleCard(id) {
  const entry = (await rules()).get(id)
  if (!entry) return ''
  const { title } = ruleTitle(entry)
  return html('div', { class: 'rulecard' }, html('span', { class: 'ruleicon', 'aria-hidden': 'true' }, icon('book')),
    html('div', {}, html('small', {}, say('theRule')), html('p', { lang: entry.lang, title: id }, title)), rule(id, say('why')))
}

// How far a lesson is, as marks and in words; `step` counts from 0.
export const placeInSteps = (step, count) => [
  html('div', { class: 'pips', 'aria-hidden': 'true' }, Array.from({ length: count }, (_, index) => html('i', { class: index < step ? 'past' : index === step ? 'current' : '' }))),
  html('span', { class: 'steps' }, say('stepOf', { step: Math.min(step + 1, count), steps: count })),
]
