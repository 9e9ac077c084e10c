import { html } from './html.js'
import { rules } from './service.js'
import { language, say } from './words.js'

// A rule's statement, its sources and its confidence.
export const statement = entry => html('p', { lang: entry.lang }, entry.statement,
  html('small', { lang: language }, ' ', html('span', { lang: 'en' }, entry.source), ` · ${say('sure', { how: say(`sure ${entry.confidence}`) })}`))

// A rule's identifier, or other words, that unfold into all that.
export function rule(id, words = id) {
  if (!id) return ''
  const details = html('details', { class: 'rule' }, html('summary', { title: id }, words))
  details.addEventListener('toggle', async () => {
    if (details.children.length > 1) return
    const entry = (await rules()).get(id)
    if (!entry) return
    details.append(statement(entry))
  })
  return details
}

// A rule's first sentence; the details have the whole.
export function ruleTitle({ statement, lang }) {
  const end = lang === 'en' ? statement.match(/^.{20,}?[.;:](?= |$)/) : statement.match(/^.{8,}?[。；：]/)
  return { title: (end?.[0] ?? statement).replace(/[;:；：]$/, lang === 'en' ? '.' : '。') }
}
