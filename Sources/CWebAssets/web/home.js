import { html, button } from './html.js'
import { get, rules, start } from './service.js'
import { say, pick } from './words.js'
import { begin } from './lesson.js'
import { mythCard } from './myth.js'
import { statement } from './rule.js'
import { join } from './classroom.js'

const devices = ['iPhone 8', 'iPhone 4s', 'iPhone 5s', 'iPhone X', 'iPhone 14', 'iPhone 14 Pro']
const profiles = ['ios8', 'ios12', 'ios13', 'ios17']

const refused = error => dispatchEvent(new CustomEvent('refused', { detail: error.message }))

// What a lesson that was taken in this browser ended with.
function mark(lesson) {
  const done = localStorage.getItem(`done ${lesson}`)
  return done && html('p', { class: 'hint' }, `✓ ${say('lessonDone', JSON.parse(done))}`)
}

// The way in: lessons, the sandbox, and curl.
export async function drawHome(main) {
  const { lessons, myths } = await get('/lessons')
  const choice = (name, values, chosen) => html('label', {}, say(name), html('select', { name },
    values.map(value => html('option', { value, selected: value === chosen }, value.replace(/^ios/, 'iOS ')))))
  const form = html('form', {
    onsubmit: async event => {
      event.preventDefault()
      const { device, profile } = Object.fromEntries(new FormData(form))
      const session = await start('/sessions', { device, profile })
      location.href = `/s/${session.id}#add`
    },
  }, choice('device', devices, 'iPhone 8'), choice('profile', profiles, 'ios12'),
  html('button', { class: 'main' }, say('openSandbox')))
  const looking = html('form', {
    onsubmit: event => {
      event.preventDefault()
      location.href = `/s/${encodeURIComponent(new FormData(looking).get('session').trim())}`
    },
  }, html('label', {}, say('sessionName'), html('input', { name: 'session', required: true, autocapitalize: 'off', autocomplete: 'off' })),
  html('button', {}, say('openSession')))
  const joining = html('form', {
    onsubmit: event => {
      event.preventDefault()
      join(new FormData(joining).get('code')).catch(refused)
    },
  }, html('label', {}, say('classCode'), html('input', {
    name: 'code', required: true, minlength: 6, maxlength: 6, size: 8, class: 'codeinput', autocapitalize: 'characters', autocomplete: 'off', spellcheck: 'false',
  })), html('button', {}, say('joinClass')))
  const host = location.host
  const commands = [
    'curl -X PUT HOST/sessions/demo',
    `curl --json '{"id":"main","backgroundColor":"gray"}' HOST/sessions/demo/windows`,
    'curl -X POST HOST/sessions/demo/windows/main/makeKeyAndVisible',
  ].join('\n').replaceAll('HOST', host)
  const copy = button(say('copy'), async () => {
    await navigator.clipboard.writeText(commands)
    copy.textContent = say('copied')
  })
  const ruleList = html('details', { class: 'rules' }, html('summary', {}, say('rules')))
  ruleList.addEventListener('toggle', async () => ruleList.append(html('dl', {},
    [...await rules()].map(([id, entry]) => [html('dt', {}, id), html('dd', {}, statement(entry))]))), { once: true })
  main.replaceChildren(html('div', { class: 'home' },
    html('h1', {}, say('headline')),
    html('p', { class: 'lead' }, say('lead')),
    html('div', { class: 'ways' },
      html('section', {}, html('h2', {}, say('sandbox')), html('p', {}, say('sandboxHint')), form),
      html('section', {}, html('h2', {}, say('open')), html('p', {}, say('openHint')), looking),
      html('section', {}, html('h2', {}, say('join')), html('p', {}, say('joinHint')), joining)),
    html('section', { class: 'lessons' }, html('h2', {}, say('learn')),
      html('ol', {}, lessons.map((lesson, index) => html('li', {},
        html('a', { href: `/#lesson=${lesson.id}`, class: 'card', 'data-lesson': lesson.id }, `${index + 1}. ${pick(lesson.title)}`),
        html('p', {}, pick(lesson.summary)), mark(lesson.id))))),
    html('section', { class: 'myths' }, html('h2', {}, say('myths')), html('p', {}, say('mythsHint')),
      myths.map(myth => mythCard(myth, lessons, begin))),
    html('section', {}, html('h2', {}, 'curl'), html('p', {}, say('curlHint')),
      html('pre', { class: 'code', tabindex: 0, 'aria-label': 'curl' }, commands), copy,
      html('p', {}, html('a', { href: '/s/demo' }, '/s/demo'), ' · ',
        html('a', { href: '/docs' }, say('docs')))),
    ruleList))
  // A lesson has a link, which starts it in a session of the reader's own.
  const openLesson = async () => {
    const lesson = new URLSearchParams(location.hash.slice(1)).get('lesson')
    if (lesson) await begin(lesson, url => location.replace(url)).catch(refused)
  }
  addEventListener('hashchange', openLesson)
  await openLesson()
}
