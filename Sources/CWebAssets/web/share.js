import { html, button } from './html.js'
import { segment } from './service.js'
import { say } from './words.js'

// The ways to share a moment of a session: [name, text]. None of them allows changing it.
export function waysToShare(origin, session, revision) {
  const moment = `${segment(session)}@${revision}`
  const page = `${origin}/s/${moment}`
  const title = `${session}, revision ${revision}`
  return [
    ['link', page],
    ['frame', `<iframe src="${origin}/embed/${moment}" width="640" height="440" title="${title}" loading="lazy" style="border:0"></iframe>`],
    ['markdown', `[![${title}](${origin}/sessions/${segment(session)}/snapshot.png?at=${revision})](${page})`],
    ['component', `<script type="module" src="${origin}/web/fenestra-stage.js"></script>\n<fenestra-stage src="${page}"></fenestra-stage>`],
  ]
}

// A dialog with a link to this moment, and ways to embed it.
export function share(session, revision) {
  const ways = waysToShare(location.origin, session, revision)
  const dialog = html('dialog', { class: 'share', 'aria-label': say('share'), onclose: () => dialog.remove() },
    html('h2', {}, say('share')), html('p', { class: 'hint' }, say('shareHint', { revision })),
    ways.map(([name, text]) => {
      const field = html('textarea', { id: `share-${name}`, readonly: true, spellcheck: 'false', rows: name === 'link' ? 1 : 3, onfocus: () => field.select() }, text)
      const copier = button(say('copy'), () => navigator.clipboard.writeText(text).then(() => { copier.textContent = say('copied') }, () => field.focus()), { 'aria-label': `${say('copy')}: ${say(`share ${name}`)}` })
      return html('div', { class: 'way' }, html('label', { for: field.id }, say(`share ${name}`)), field, copier)
    }),
    html('form', { method: 'dialog' }, html('button', { class: 'main' }, say('close'))))
  document.body.append(dialog)
  dialog.showModal()
}
