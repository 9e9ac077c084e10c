import { html } from './html.js'
import { learn, say } from './words.js'

const keys = ['?', '/', 't', 's', 'k', 'h', 'f', '3', '←', '→', 'c', 'p', 'w', 'Ctrl+Z', 'Shift+↑↓←→', 'Alt+↑↓', '0–9', '+']

// Shows what each key does.
export async function help() {
  await learn('help')
  const dialog = html('dialog', { 'aria-label': say('help'), onclose: () => dialog.remove() },
    html('h2', {}, say('keys')),
    html('dl', {}, keys.map(key => [html('dt', {}, html('kbd', {}, key)), html('dd', {}, say(`key ${key}`))])),
    html('form', { method: 'dialog' }, html('button', { class: 'main' }, say('close'))))
  document.body.append(dialog)
  dialog.showModal()
}
