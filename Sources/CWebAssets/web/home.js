import { html, button, style, svg } from './html.js'
import { get, rules, start, Unreachable } from './service.js'
import { learn as learnWords, say, pick } from './words.js'
import { chapters, courseOf } from './chapters.js'
import { choice, devices, profiles } from './choices.js'
import { hero } from './hero.js'
import { icon } from './look.js'
import { statement } from './rule.js'
import { puzzle } from './search.js'

const refused = error => dispatchEvent(new CustomEvent('refused', { detail: error.message }))
// The parts for starting a lesson or joining a class load when they are used. Without the service a lesson is a text.
const begin = (id, ...more) => import('./lesson.js').then(module => module.begin(id, ...more)).catch(error => {
  if (!(error instanceof Unreachable)) throw error
  return import('./reading.js').then(module => module.readLesson(document.getElementById('main'), id))
})
const join = code => import('./classroom.js').then(module => module.join(code))

const kept = key => JSON.parse(localStorage.getItem(key) ?? 'null')

// A ring that shows how many of a chapter's lessons this browser has done.
function ring(done, count) {
  const length = 2 * Math.PI * 20
  const part = svg('circle', { cx: 24, cy: 24, r: 20, class: 'part', 'stroke-dasharray': `${length * done / count} ${length}` })
  const words = done === count ? svg('path', { class: 'tick', d: 'M16 24.500l6 6 11-12' }) : svg('text', { x: 24, y: 28.5, 'text-anchor': 'middle' }, `${done}/${count}`)
  return svg('svg', { viewBox: '0 0 48 48', class: 'ring', 'aria-hidden': 'true' }, svg('circle', { cx: 24, cy: 24, r: 20 }), ...done ? [part] : [], words)
}

// The last lesson left in this browser, if any: { id, session, step, steps }.
function left(lessons) {
  return lessons.map(({ id }) => ({ id, ...kept(`taken ${id}`) })).filter(({ at, step, steps }) => at && step > 0 && step < steps)
    .reduce((newest, one) => !newest || one.at > newest.at ? one : newest, null)
}

// The five chapters, one of which shows its lessons.
function learn(lessons) {
  const last = left(lessons)
  const title = id => pick(lessons.find(lesson => lesson.id === id).title)
  const current = chapters.find(chapter => chapter.lessons.includes(last?.id))
  const isDone = id => kept(`done ${id}`)
  const panels = chapters.map(chapter => html('ol', { class: 'chapterlessons', id: `chapter-${chapter.id}`, hidden: true }, chapter.lessons.filter(id => lessons.some(lesson => lesson.id === id)).map(id => {
    const done = isDone(id)
    return html('li', {}, html('a', { href: `/#lesson=${id}`, 'data-lesson': id }, html('strong', {}, title(id)),
      html('span', {}, pick(lessons.find(lesson => lesson.id === id).summary)), done && html('small', { class: 'hint' }, `✓ ${say('lessonDone', done)}`)))
  })))
  const openers = chapters.map((chapter, index) => {
    const done = chapter.lessons.filter(isDone).length
    return html('button', { type: 'button', class: chapter === current ? 'chapter here' : 'chapter', 'data-chapter': chapter.id, 'aria-expanded': 'false', 'aria-controls': `chapter-${chapter.id}`, onclick: () => panels.forEach((panel, other) => {
      panel.hidden = other !== index || !panel.hidden
      openers[other].setAttribute('aria-expanded', `${!panel.hidden}`)
    }) }, ring(done, chapter.lessons.length), html('span', {}, html('strong', {}, say(`chapter ${chapter.id}`)), html('small', {}, say(`chapterHint ${chapter.id}`)),
      html('span', { class: 'unseen' }, say('chapterDone', { done, count: chapter.lessons.length }))))
  })
  const go = last && html('p', { class: 'resume' }, say('youWereAt'), ' ', html('strong', {}, title(last.id)), ' ', say('stepOf', { step: last.step + 1, steps: last.steps }), ' ',
    html('a', { href: `/s/${last.session}#lesson=${last.id}` }, `${say('resume')} →`))
  return html('section', { class: 'learn' }, html('div', { class: 'head' }, html('h2', {}, say('learn')), go), html('div', { class: 'chapters' }, openers), panels)
}

// The other entries, in one row; each opens what it needs.
function ways() {
  const form = html('form', {
    onsubmit: async event => {
      event.preventDefault()
      const { device, profile } = Object.fromEntries(new FormData(form))
      try {
        const session = await start('/sessions', { device, profile })
        location.href = `/s/${session.id}#add`
      } catch (error) { refused(error) }
    },
  }, choice('device', devices, 'iPhone 8'), choice('profile', profiles, 'ios12'), html('button', { class: 'main' }, say('openSandbox')))
  const looking = html('form', {
    onsubmit: event => {
      event.preventDefault()
      location.href = `/s/${encodeURIComponent(new FormData(looking).get('session').trim())}`
    },
  }, html('label', {}, say('sessionName'), html('input', { name: 'session', required: true, autocapitalize: 'off', autocomplete: 'off' })), html('button', {}, say('openSession')))
  const joining = html('form', {
    class: 'joining',
    onsubmit: event => {
      event.preventDefault()
      join(new FormData(joining).get('code')).catch(refused)
    },
  }, icon('people'), html('label', {}, html('span', {}, say('join')), html('input', {
    name: 'code', required: true, minlength: 6, maxlength: 6, size: 8, class: 'codeinput', 'aria-label': say('classCode'), title: say('joinHint'), placeholder: 'K7P4M2', autocapitalize: 'characters', autocomplete: 'off', spellcheck: 'false',
  })), html('button', {}, say('joinClass')))
  const host = location.host
  const commands = [
    'curl -X PUT HOST/sessions/demo',
    `curl -H 'Content-Type: application/json' -d '{"id":"main","backgroundColor":"gray"}' HOST/sessions/demo/windows`,
    'curl -X POST HOST/sessions/demo/windows/main/makeKeyAndVisible',
  ].join('\n').replaceAll('HOST', host)
  const copy = button(say('copy'), async () => {
    await navigator.clipboard.writeText(commands)
    copy.textContent = say('copied')
  })
  const panels = {
    sandbox: html('div', {}, html('p', {}, say('sandboxHint')), form),
    open: html('div', {}, html('p', {}, say('openHint')), looking),
    curl: html('div', {}, html('p', {}, say('curlHint')), html('pre', { class: 'code', tabindex: 0, 'aria-label': 'curl' }, commands), html('div', { class: 'bar' }, copy, html('a', { href: '/s/demo' }, '/s/demo'), html('a', { href: '/docs' }, say('docs')))),
  }
  for (const panel of Object.values(panels)) Object.assign(panel, { hidden: true, className: 'waypanel' })
  const row = [['sandbox', 'flask'], ['open', 'eye'], ['curl', 'terminal']].map(([name, picture]) => html('button', {
    type: 'button', class: 'way', 'aria-expanded': 'false', 'data-way': name, onclick: event => {
      const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true'
      for (const [key, panel] of Object.entries(panels)) panel.hidden = isOpen || key !== name
      for (const other of row) other.setAttribute('aria-expanded', `${other === event.currentTarget && !isOpen}`)
      if (!isOpen) panels[name].querySelector('select, input, button')?.focus()
    },
  }, icon(picture), say(`way ${name}`)))
  return html('section', { class: 'ways', 'aria-label': say('ways') }, html('div', { class: 'row' },
    html('a', { class: 'button way', href: '/#bug' }, icon('braces'), say('way ownCode')), row, joining), Object.values(panels))
}

// Home: one question, the search, the course, and the other entries in one row.
export async function drawHome(main) {
  const [{ lessons, myths }, { mythCard }] = await Promise.all([get('/lessons'), import('./myth.js'), style('home.css'), learnWords('home')])
  const ruleList = html('details', { class: 'rules' }, html('summary', {}, say('rules')))
  ruleList.addEventListener('toggle', async () => ruleList.append(html('dl', {},
    [...await rules()].map(([id, entry]) => [html('dt', {}, id), html('dd', {}, statement(entry))]))), { once: true })
  main.replaceChildren(html('div', { class: 'home' }, hero(), puzzle(icon('search')), learn(courseOf(lessons)), ways(),
    html('section', { class: 'myths' }, html('h2', {}, say('myths')), html('p', { class: 'hint' }, say('mythsHint')),
      myths.map(myth => mythCard(myth, lessons, id => begin(id).catch(refused)))), ruleList))
  // A lesson is a link that starts it in a new session.
  const openLesson = async () => {
    const lesson = new URLSearchParams(location.hash.slice(1)).get('lesson')
    if (lesson) await begin(lesson, url => location.replace(url)).catch(refused)
  }
  addEventListener('hashchange', openLesson)
  await openLesson()
}
