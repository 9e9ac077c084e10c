import { html, button } from './html.js'
import { rules } from './service.js'
import { pick, say } from './words.js'
import { ruleTitle } from './rule.js'

// The result of a lesson: what it teaches, the questions to try again, and the rules of its steps. `begin` starts it
// again, from a given step on.
export async function recap(name, { teaches, steps }, progress, begin) {
  const { right, asked, missed } = progress
  localStorage.setItem(`done ${name}`, JSON.stringify({ right, asked }))
  const table = await rules()
  const met = [...new Set(steps.map(step => step.rule))].map(id => table.get(id)).filter(Boolean)
  return [
    html('p', { class: 'done' }, say('lessonDone', progress)),
    html('p', { class: 'teaches' }, pick(teaches)),
    missed.length ? html('section', { class: 'missed' }, html('h2', {}, say('missed')), html('ul', {}, missed.map(index => html('li', {},
      html('span', {}, pick(steps[index].ask.question)), button(say('tryAgain'), () => begin(index)))))) : '',
    html('section', { class: 'met' }, html('h2', {}, say('rulesMet')), html('ul', {}, met.map(entry => html('li', { lang: entry.lang, title: entry.id }, ruleTitle(entry).title)))),
    html('p', {}, button(say('again'), () => begin(), { class: 'link again' }))]
}
