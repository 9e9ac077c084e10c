import { html } from './html.js'
import { rules } from './service.js'
import { say } from './words.js'

// A rule's identifier that unfolds into what the rule says, where it comes from and how sure it is.
export function rule(id) {
  if (!id) return ''
  const details = html('details', { class: 'rule' }, html('summary', {}, id))
  details.addEventListener('toggle', async () => {
    if (details.children.length > 1) return
    const entry = (await rules()).get(id)
    if (!entry) return
    details.append(html('p', { lang: entry.lang }, entry.statement,
      html('small', {}, ' ', html('span', { lang: 'en' }, entry.source), ` · ${say('sure', { how: say(`sure ${entry.confidence}`) })}`)))
  })
  return details
}
