import { html, button } from './html.js'
import { say, pick } from './words.js'
import { rule } from './rule.js'

// A myth that unfolds into the truth; `open` goes to the lesson that shows it.
export const mythCard = (myth, lessons, open) => html('details', { class: 'myth', 'data-myth': myth.id },
  html('summary', {}, open ? '' : html('small', {}, `${say('myth')} `), pick(myth.claim)),
  html('p', {}, pick(myth.truth)),
  html('div', { class: 'bar' }, rule(myth.rule), open && button(
    say('seeLesson', { title: pick(lessons.find(({ id }) => id === myth.lesson).title) }), () => open(myth.lesson), { class: 'link' })))
