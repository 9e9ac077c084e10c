import { html, button } from './html.js'
import { icon } from './look.js'
import { Unreachable } from './service.js'
import { language, languages, preferredLanguage, say, speak } from './words.js'

const main = document.getElementById('main')
const announcer = document.getElementById('announcer')

// Announces a text to screen readers; the last text wins.
let saying
function announce(text) {
  clearTimeout(saying)
  saying = setTimeout(() => { announcer.textContent = text }, 150)
}

function notice(text) {
  document.querySelector('.notice')?.remove()
  const box = html('div', { class: 'notice', role: 'alert' }, text, button('✕', () => box.remove(), { 'aria-label': say('close') }))
  document.body.append(box)
}

function tools() {
  const theme = () => document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  document.getElementById('tools').replaceChildren(
    html('a', { href: '/docs/guide', class: 'toapi' }, say('guide')),
    html('a', { href: '/docs', class: 'toapi' }, 'API'),
    html('select', {
      'aria-label': say('language'),
      onchange: event => { localStorage.setItem('language', event.target.value); location.reload() },
    }, Object.entries(languages).map(([code, name]) => html('option', { value: code, lang: code, selected: code === language }, name))),
    html('button', { type: 'button', class: 'iconbutton', 'aria-label': say('theme'), title: say('theme'), onclick: () => {
      const next = theme() === 'dark' ? 'light' : 'dark'
      document.documentElement.dataset.theme = next
      localStorage.setItem('theme', next)
    } }, icon('moon')),
    html('button', { type: 'button', class: 'iconbutton', 'aria-label': say('help'), title: `${say('help')} (?)`, onclick: help }, icon('help')))
}

const help = () => import('./help.js').then(module => module.help())

const theme = localStorage.getItem('theme')
if (theme) document.documentElement.dataset.theme = theme
const [, place, name] = location.pathname.match(/^\/([sc])\/([^/]+)/) ?? []
// The page of the reader's own bug has home's address and a hash; a link from home changes only the hash.
const isBug = () => location.pathname === '/' && location.hash === '#bug'
const wasBug = isBug()
addEventListener('hashchange', () => isBug() !== wasBug && location.reload())
// Each page loads its parts while its texts are loading.
const loading = place === 's' ? import('./session.js') : place === 'c' ? import('./classroom.js')
  : location.pathname === '/docs' ? import('./docs.js') : location.pathname.startsWith('/docs/') ? import('./markdown.js')
    : import(wasBug ? './bug.js' : './home.js')
const open = {
  s: ({ openSession }) => openSession(main, decodeURIComponent(name), announce, help),
  c: ({ join }) => join(decodeURIComponent(name)),
}[place] ?? (({ drawHome, drawBug, drawMarkdown }) => (drawHome ?? drawBug ?? drawMarkdown ?? (main => main.replaceChildren(html('fen-docs'))))(main))
await speak(preferredLanguage())
tools()
addEventListener('refused', event => notice(event.detail))
// The page itself came from the cache.
if ('offline' in document.documentElement.dataset) (await import('./reading.js')).tellOffline()
try {
  await open(await loading)
} catch (error) {
  const lesson = place === 's' && new URLSearchParams(location.hash.slice(1)).get('lesson')
  if (lesson && error instanceof Unreachable) await (await import('./reading.js')).readLesson(main, lesson).catch(() => notice(error.message))
  // A lesson whose session is gone continues in a new session, at the same step.
  else if (lesson && error.problem?.status === 404) {
    const { begin, takenOf } = await import('./lesson.js')
    const taken = takenOf(lesson)
    await begin(lesson, url => location.replace(url), taken?.session === decodeURIComponent(name) ? taken : null).catch(error => notice(error.message))
  } else {
    // For an unknown class or session: links to existing ones.
    if (place) (await import('./home.js')).drawHome(main)
    notice(error.message)
  }
}
if (place !== 'c' || main.children.length) document.body.classList.add('ready')
// Caches the page and the lessons' texts for use without a network. What this page shows comes first.
setTimeout(() => navigator.serviceWorker?.register('/sw.js').catch(() => {}), 1500)
