import { html, button } from './html.js'
import { get, rules, segment } from './service.js'
import { learn, pick, say } from './words.js'
import { ruleTitle } from './rule.js'

// A lesson as a text, with its story, questions and answers, for readers who can't reach the service.
export async function readLesson(main, id) {
  const [lesson, { lessons }, table] = await Promise.all([get(`/lessons/${segment(id)}`), get('/lessons'), rules(), learn('offline')])
  const title = pick(lessons.find(lesson => lesson.id === id).title)
  const step = ({ say: told, ask, reveal, rule }, index) => html('section', {},
    html('h2', {}, say('stepOf', { step: index + 1, steps: lesson.steps.length })), html('p', {}, pick(told)),
    ask && html('p', { class: 'question' }, pick(ask.question)),
    ask?.options && html('ul', {}, ask.options.map(option => html('li', {}, pick(option.say)))),
    html('details', { open: !ask }, html('summary', {}, say('whatHappens')), html('p', {}, pick(reveal)),
      table.has(rule) && html('p', { class: 'hint', lang: table.get(rule).lang }, ruleTitle(table.get(rule)).title)))
  document.title = `${title} · Fenestra`
  main.replaceChildren(html('div', { class: 'markdown reading' }, html('h1', { tabindex: -1 }, title), html('p', { class: 'hint', role: 'status' }, say('readingHint')),
    lesson.steps.map(step),
    html('p', { class: 'bar' }, button(say('tryToReach'), () => {
      location.href = `/#lesson=${encodeURIComponent(id)}`
      location.reload()
    }, { class: 'main' }), html('a', { class: 'button', href: '/' }, say('allLessons')))))
  scrollTo(0, 0)
  main.querySelector('h1').focus({ preventScroll: true })
}

// Says below the top of the page that this is the cached version.
export async function tellOffline() {
  await learn('offline')
  document.querySelector('.top').after(html('p', { class: 'offline', role: 'status' }, say('offline'), ' ', button(say('tryToReach'), () => location.reload(), { class: 'link' })))
}
