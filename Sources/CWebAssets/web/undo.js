import { hasDialog, html } from './html.js'
import { drawn } from './look.js'
import { send, start, tokens } from './service.js'
import { say } from './words.js'

const icons = { undo: 'M8.5 5L4 9.500l4.500 4.500M4.500 9.500H14a5.500 5.500 0 0 1 0 11h-3', redo: 'M15.500 5L20 9.500l-4.500 4.500M19.500 9.500H10a5.500 5.500 0 0 0 0 11h3' }

// The origin of a session that undo made: { origin, last, at }, the session that continued to the revision
// `last`, and the revision at which this one left it.
const record = session => JSON.parse(sessionStorage.getItem(`undone ${session}`) ?? 'null')

// Undoes and redoes commands. No command is ever removed from a session: undo continues in a copy that
// ends one command earlier, and redo in a longer copy of the session that was left, or in that session itself.
export class Undo {
  #store
  #buttons
  // The last pending request, and how many wait.
  #last = Promise.resolve()
  #waiting = 0

  constructor(store) {
    this.#store = store
    const make = (name, act, keys) => html('button', {
      type: 'button', class: 'iconbutton', 'aria-label': say(name), title: `${say(name)} (${keys})`, 'aria-keyshortcuts': keys, onclick: act,
    }, drawn(icons[name]))
    this.#buttons = { undo: make('undo', () => this.undo(), 'Control+Z'), redo: make('redo', () => this.redo(), 'Control+Shift+Z') }
    this.element = html('span', { class: 'undo', role: 'group', 'aria-label': say('undoGroup') }, Object.values(this.#buttons))
    for (const event of ['show', 'log', 'lead', 'session']) store.addEventListener(event, () => this.#draw())
    addEventListener('keydown', event => this.#key(event))
    this.#draw()
  }

  // The origin to redo from; null after any other command.
  get #left() {
    const left = record(this.#store.session)
    return left?.at === this.#store.newest ? left : null
  }

  #can(name) {
    const { isReadOnly, newest, first } = this.#store
    return !isReadOnly && (name === 'undo' ? newest > first : this.#left !== null)
  }

  // A disabled button keeps its place in the tab order.
  #draw() {
    for (const [name, button] of Object.entries(this.#buttons)) button.setAttribute('aria-disabled', `${!this.#can(name)}`)
  }

  #key(event) {
    const { key, target } = event
    if (!(event.ctrlKey || event.metaKey) || event.altKey || hasDialog()) return
    if (target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select')) return
    const name = /^z$/i.test(key) ? event.shiftKey ? 'redo' : 'undo' : /^y$/i.test(key) && !event.metaKey ? 'redo' : null
    if (!name) return
    event.preventDefault()
    this[name](event.repeat)
  }

  undo(isRepeated) {
    this.#take('undo', async () => {
      const { session, newest } = this.#store
      const { origin, last } = this.#left ?? { origin: session, last: newest }
      const line = this.#store.entry(newest)?.request
      await this.#leave(await this.#copy(origin, newest - 1, last))
      return say('undone', { line: line ? `${line.method} ${line.path}` : '', session })
    }, isRepeated)
  }

  redo(isRepeated) {
    this.#take('redo', async () => {
      const { origin, last, at } = this.#left
      await this.#leave(at + 1 < last ? await this.#copy(origin, at + 1, last) : origin)
      const line = this.#store.entry(this.#store.newest)?.request
      return say('redone', { line: line ? `${line.method} ${line.path}` : '' })
    }, isRepeated)
  }

  // Makes a copy of a session as it was at a revision, and records its origin.
  async #copy(origin, at, last) {
    const { id } = await start(`/sessions/${encodeURIComponent(origin)}/forks`, { at })
    sessionStorage.setItem(`undone ${id}`, JSON.stringify({ origin, last, at }))
    return id
  }

  // Continues in a session. A copy without any command of its own is useless.
  async #leave(next) {
    const { session, path } = this.#store
    const isSpare = this.#left !== null
    await this.#store.become(next)
    if (!isSpare) return
    sessionStorage.removeItem(`undone ${session}`)
    await send('DELETE', path).catch(() => {})
    tokens.forget(session)
  }

  // One after the other; a repeated key does not wait.
  #take(name, act, isRepeated) {
    if (isRepeated && this.#waiting) return
    this.#waiting++
    this.#last = this.#last.then(() => this.#now(name, act)).finally(() => { this.#waiting-- })
  }

  async #now(name, act) {
    const { isReadOnly, whyReadOnly } = this.#store
    const tell = (type, detail) => dispatchEvent(new CustomEvent(type, { detail }))
    if (isReadOnly) return tell('refused', say(whyReadOnly))
    // Undo would leave a class behind in the session that it was opened for.
    if (document.querySelector('fen-class')?.isOpen) return tell('refused', say('noUndoInClass'))
    if (!this.#can(name)) return
    try {
      tell('told', await act())
    } catch (error) {
      tell('refused', error.message)
    }
    this.#draw()
  }
}
