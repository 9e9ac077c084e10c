import { html } from './html.js'
import { rules } from './service.js'
import { has, say } from './words.js'
import { icon, swatch } from './look.js'
import { rule, ruleTitle } from './rule.js'
import { hops, kindOf } from './routing.js'

// The views asked by a hit test, front to back, as a list: what the stage animates.
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

// A rule as a sentence, with its sources behind "Why?".
export async function ruleCard(id) {
  const entry = (await rules()).get(id)
  if (!entry) return ''
  const { title } = ruleTitle(entry)
  return html('div', { class: 'rulecard' }, html('span', { class: 'ruleicon', 'aria-hidden': 'true' }, icon('book')),
    html('div', {}, html('small', {}, say('theRule')), html('p', { lang: entry.lang, title: id }, title)), rule(id, say('why')))
}
