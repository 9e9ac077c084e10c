import { html, button } from './html.js'
import { get } from './service.js'
import { lookName } from './look.js'
import { preferredForm, say } from './words.js'

const words = /(\/\/.*)|(@?"(?:[^"\\]|\\.)*")|(\b\d+(?:\.\d+)?\b)|([@#][a-z]\w*|\b(?:actor|as|async|await|break|case|catch|class|continue|convenience|default|defer|deinit|do|else|enum|extension|false|fileprivate|final|for|func|guard|if|import|in|init|inout|internal|is|lazy|let|mutating|nil|open|override|private|protocol|public|repeat|required|return|self|static|struct|super|switch|throw|throws|true|try|typealias|unowned|var|weak|where|while|YES|NO|void)\b)|([A-Za-z_]\w*)/g
const kinds = ['comment', 'string', 'number', 'keyword']

// A line of code with coloured tokens, and the windows that it names in their colours.
export function coloured(text, store) {
  const parts = []
  let last = 0
  for (const match of text.matchAll(words)) {
    parts.push(text.slice(last, match.index))
    last = match.index + match[0].length
    const kind = kinds.findIndex((_, index) => match[index + 1] !== undefined)
    const id = match[5]?.replace(/_$/, '')
    const name = kind >= 0 ? kinds[kind] : store.colorOf(id) !== undefined ? `window-name ${lookName(store.colorOf(id))}`
      : /^[A-Z]/.test(match[5]) ? 'type' : /^\s*[(:]/.test(text.slice(last)) ? 'call' : null
    parts.push(name ? html('span', { class: name }, match[0]) : match[0])
  }
  parts.push(text.slice(last))
  return parts
}

const languages = { swift: 'Swift', objc: 'Objective-C' }
export const language = () => preferredForm() === 'objc' ? 'objc' : 'swift'

// The code of some revisions, each as its lines.
export const codeOf = (path, revisions) => Promise.all(revisions.map(async revision =>
  ({ revision, lines: (await get(`${path}/commands?as=${language()}&revision=${revision}`, 'text/plain')).split('\n').filter(text => text.trim()) })))

// Scrolls a listing to the lines that a question is about.
export function scrollToCurrent(place) {
  const box = place.querySelector('.listing')
  const last = box?.querySelector('li:last-child')
  if (last) box.scrollTop += last.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom + 10
}

// A listing: `done` ran before, `now` is what the question is about. `change` draws it in another language.
export function listing(store, done, now, change) {
  let number = 0
  const rows = (list, name) => list.flatMap(({ lines }) => lines.map(text => html('li', { class: name }, html('span', { class: 'n', 'aria-hidden': 'true' }, `${++number}`), html('code', {}, coloured(text, store)))))
  const box = html('ol', { class: 'listing', tabindex: 0, 'aria-label': say('codeOfStep') }, rows(done, 'before'), rows(now, 'current'))
  return html('figure', { class: 'codebox' }, html('div', { class: 'languages', role: 'group', 'aria-label': say('codeLanguage') },
    Object.entries(languages).map(([form, name]) => button(name, () => {
      localStorage.setItem('code', form)
      change()
    }, { 'aria-pressed': `${form === language()}` }))), box)
}

// How many revisions before a step the listing shows.
const most = 8

// The code of a step after the lesson's earlier code. `before` is the revision at which the step begins. Until it is
// done, the step runs in a copy of the session. `refuse` gets errors.
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
