import { html, button, style } from './html.js'
import './editor.js'
import { choice, devices, profiles } from './choices.js'
import { fineCard, importCard, refusalCard, verdictCard } from './cards.js'
import { get, importText, Refused, send, start } from './service.js'
import { kindOf, read } from './sources.js'
import { starters } from './starters.js'
import { findingsOf, verdictsOf } from './verdict.js'
import { repaired } from './repair.js'
import { has, learn, preferredForm, say } from './words.js'

// How many pages of steps to read to find the line on which something happened.
const mostPages = 20
// For how many milliseconds a released window is shown before it falls.
const lastLook = 900

// The reader's own bug: an editor, and UIKit's results for its text in words.
class Bug extends HTMLElement {
  // The text survives a reload, and so does the text that it replaced as a whole.
  #state = { files: [starters[preferredForm() === 'objc' ? 'objc' : 'swift']], at: 0, before: null, device: 'iPhone 14', profile: 'ios17' }
  // A session whose code was refused is empty, and the next run uses it.
  #empty = null
  // The last run: its files, and { file, line, words, isFault, object } about their lines. With a session also its
  // store and its moments.
  #last = null

  connectedCallback() {
    Object.assign(this.#state, JSON.parse(sessionStorage.getItem('bug')))
    const pick = name => choice(name, { device: devices, profile: profiles }[name], this.#state[name], event => this.#keep({ [name]: event.target.value }))
    this.append(
      html('header', {}, html('h1', {}, say('way ownCode')), html('p', { class: 'hint' }, say('bugLead'))),
      html('section', { class: 'writing', 'aria-label': say('bugEditor') },
        html('div', { class: 'bar' },
          html('div', { class: 'starters', role: 'group', 'aria-label': say('bugStarter') }, html('span', { class: 'hint' }, say('bugStarter')),
            Object.entries({ swift: 'Swift', objc: 'Objective-C' }).map(([form, name]) => button(name, () => this.#replace([starters[form]])))),
          html('label', { class: 'button' }, say('bugFiles'), html('input', {
            type: 'file', multiple: true, class: 'unseen', accept: '.swift,.m,.h,.txt,.log,.json', onchange: event => { this.#take([...event.target.files]); event.target.value = '' },
          })),
          this.undo = button(say('bugUndo'), () => this.#replace(this.#state.before), { class: 'quiet' })),
        this.tabs = html('div', { class: 'bar files', role: 'group', 'aria-label': say('bugNames') }),
        this.editor = html('fen-editor', { label: say('bugEditor'), ontyped: () => this.#typed(), onrun: () => this.#run() }),
        html('div', { class: 'bar' },
          this.runner = button(say('bugRun'), () => this.#run(), { class: 'main', title: 'Ctrl+Enter, ⌘↩' }), pick('device'), pick('profile'), this.steps = html('div', { class: 'bar' }, html('span', { class: 'hint' }, say('bugDrop')))),
        this.output = html('div')),
      this.result = html('section', { class: 'result', 'aria-label': say('bugResult'), tabindex: -1 }, html('p', { class: 'verdict hint' }, say('bugNothingYet'))))
    // The browser would open a file that is dropped beside the editor in place of the page.
    const onFiles = act => event => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      act(event)
    }
    this.addEventListener('dragover', onFiles(() => this.classList.add('over')))
    this.addEventListener('dragleave', event => this.contains(event.relatedTarget) || this.classList.remove('over'))
    this.addEventListener('drop', onFiles(event => {
      this.classList.remove('over')
      this.#take([...event.dataTransfer.files])
    }))
    this.#draw()
  }

  #keep(changes) {
    Object.assign(this.#state, changes)
    try {
      sessionStorage.setItem('bug', JSON.stringify(this.#state))
    } catch { /* A browser that keeps nothing shows the page all the same. */ }
  }

  #refuse(text) { this.dispatchEvent(new CustomEvent('refused', { detail: text, bubbles: true })) }

  #typed() {
    this.#keep({ files: this.#state.files.map((file, index) => index === this.#state.at ? { ...file, text: this.editor.text } : file) })
  }

  // Replaces the files; one click restores the old ones.
  #replace(files) {
    this.#keep({ files, at: 0, before: this.#state.files })
    this.#draw()
    this.editor.source.focus()
  }

  #draw() {
    const { files, at, before } = this.#state
    this.undo.hidden = !before
    this.tabs.hidden = files.length < 2
    this.tabs.replaceChildren(...files.map(({ name }, index) => button(name, () => this.#show(index), { 'aria-pressed': `${index === at}` })))
    this.editor.text = files[at].text
    this.#annotate()
  }

  #show(at) {
    this.#keep({ at })
    this.#draw()
  }

  // Reads dropped or chosen files; if one can't be read, nothing changes.
  async #take(list) {
    // The next run uses the files that are being read.
    this.runner.disabled = true
    try {
      this.#replace(await read(list))
    } catch (error) {
      this.#refuse(error.message)
    } finally {
      this.runner.disabled = false
    }
  }

  async #run() {
    if (this.runner.disabled) return
    const { files } = this.#state
    if (!files.some(({ text }) => text.trim())) return this.#refuse(say('bugEmpty'))
    this.runner.disabled = true
    try {
      const kind = kindOf(files)
      await (kind === 'dump' || kind === 'export' ? this.#import(kind, files[0].text) : this.#runCode(kind, files))
    } catch (error) {
      if (!(error instanceof Refused)) return this.#refuse(error.message)
      this.#showRefusal(error)
    } finally {
      this.runner.disabled = false
    }
    // On a phone the result is below the editor; beside the editor nothing moves.
    this.result.focus({ preventScroll: true })
    if (this.result.getBoundingClientRect().top > innerHeight / 2) this.result.scrollIntoView()
  }

  async #runCode(kind, files) {
    const { device, profile } = this.#state
    const wanted = `${device} ${profile}`
    const id = this.#empty?.wanted === wanted ? this.#empty.id : (await start('/sessions', { device, profile })).id
    this.#empty = null
    const [path, body] = kind === 'program' ? ['program', { files }] : ['code', { source: files[0].text }]
    const reply = await send('POST', `/sessions/${id}/${path}`, body).catch(error => {
      if (error.problem?.status === 422) this.#empty = { wanted, id }
      throw error
    })
    // Statements show their requests; a program is one command, with steps.
    const isProgram = !reply.lines?.some(({ request }) => request)
    const steps = isProgram ? await this.#stepsOf(id, reply.revision) : []
    const snapshot = await get(`/sessions/${id}/snapshot`)
    const lineAt = ({ file, line }) => (files.find(({ name }) => name === file) ?? files[0]).text.split('\n')[line - 1] ?? ''
    await this.#showVerdicts(files, { id, reply, steps }, verdictsOf({ reply, steps, snapshot, lineAt }))
  }

  async #import(kind, text) {
    let document
    try {
      document = kind === 'export' && JSON.parse(text)
    } catch { throw new Error(say('bugUnreadable', { name: this.#state.files[0].name })) }
    // Under its own name, wherever the document comes from.
    const made = document ? await start('/imports', { ...document, id: undefined }) : await importText(text, this.#state.profile)
    const snapshot = await get(`/sessions/${made.id}/snapshot`)
    const reply = { revision: made.revision }
    await this.#showVerdicts(this.#state.files, { id: made.id, reply, steps: [] }, verdictsOf({ reply, snapshot, isImport: true }), made.notes)
  }

  async #stepsOf(id, revision) {
    const steps = []
    let from = `${revision}`
    for (let page = 0; from && page < mostPages; page += 1) {
      const part = await get(`/sessions/${id}/steps?from=${from}&limit=1000`)
      steps.push(...part.steps)
      from = part.next
    }
    return steps
  }

  // A link to a place in the editor.
  #place({ file, line }) {
    if (!line) return ''
    const { files } = this.#state
    const index = files.findIndex(({ name }) => name === file)
    const words = files.length > 1 && file ? say('bugFileLine', { file, line }) : say('bugLine', { line })
    return button(words, () => {
      this.#show(Math.max(index, 0))
      this.editor.select(line)
    }, { class: 'link' })
  }

  // The context of the cards: these files, places in them, and a fix that one click applies.
  get #context() {
    const { files } = this.#state
    return { files, place: where => this.#place(where), apply: edits => this.#apply(files, edits) }
  }

  // An edit is for the text that ran. If the text has changed since, it runs first.
  #apply(files, edits) {
    if (files.every(({ text }, index) => text === this.#state.files[index]?.text)) {
      const { at } = this.#state
      this.#replace(repaired(files, edits))
      this.#show(at)
    }
    return this.#run()
  }

  #showRefusal(error) {
    const remarks = findingsOf(error.problem).findings.map(finding => ({ ...finding, words: finding.text, isFault: true }))
    this.#list([refusalCard(error, this.#context)])
    this.#last = { files: this.#state.files, remarks }
    this.#annotate()
  }

  async #showVerdicts(files, { id, reply, steps }, verdicts, notes = []) {
    const [{ Store }, { momentsOf, Playback }] = await Promise.all([import('./store.js'), import('./playback.js'), import('./stage.js')])
    const cards = await Promise.all(verdicts.map(verdict => verdictCard(verdict, this.#context)))
    if (notes.length) cards.push(await importCard(notes))
    const store = new Store(id)
    store.isView = true
    await store.refresh()
    const moments = momentsOf(store, reply, steps)
    // A released window is shown once more, and then falls.
    const shownAt = verdicts.find(({ shownAt }) => shownAt)?.shownAt
    if (shownAt) await store.goToEvent(...shownAt.split('.').map(Number))
    const stage = Object.assign(html('fen-stage'), { store })
    this.#list(cards.length ? cards : [fineCard()])
    this.result.append(html('div', { class: 'bar' }, html('a', { class: 'button', href: `/s/${id}#code` }, say('bugOpen')),
      // The link shows this moment, even if the session changes later.
      button(say('share'), () => import('./share.js').then(({ share }) => share(id, reply.revision)))))
    this.result.prepend(stage)
    const remarks = verdicts.filter(({ line }) => line).map(verdict => ({ ...verdict, words: has(`bug ${verdict.kind}`) ? say(`bug ${verdict.kind}`, verdict) : '' }))
    const last = this.#last = { files, remarks, store, moments }
    if (moments.length) {
      const playback = new Playback(store, moments, moment => this.#reach(last, moment))
      this.steps.replaceChildren(playback.steps)
      this.output.replaceChildren(playback.output)
    }
    this.#annotate()
    // Unless the reader steps through the run meanwhile.
    const { name } = store.shown
    if (shownAt) setTimeout(() => store.shown.name === name && store.go(Infinity), lastLook)
  }

  // Follows the run to a moment; null is its end.
  #reach({ files }, moment) {
    const index = moment ? Math.max(0, files.findIndex(({ name }) => name === moment.file)) : this.#state.at
    if (files[index]?.text !== this.#state.files[index]?.text) return
    if (index !== this.#state.at) this.#show(index)
    this.editor.current = moment?.line ?? null
  }

  // Shows what the last run found out about the shown file, if its text is still the same.
  #annotate() {
    const { files, at } = this.#state
    const last = this.#last
    if (last?.files[at]?.text !== files[at].text) return
    const isHere = ({ file }) => !file || files.length < 2 || file === files[at].name
    this.editor.tell({
      colors: last.store, ran: new Set(last.moments?.filter(isHere).map(({ line }) => line)),
      remarks: new Map(last.remarks.filter(isHere).toReversed().map(remark => [remark.line, remark])),
    })
  }

  #list(cards) {
    this.steps.replaceChildren(html('span', { class: 'hint' }, say('bugDrop')))
    this.output.replaceChildren()
    this.result.replaceChildren(html('ul', { class: 'verdicts' }, cards))
  }
}

export async function drawBug(main) {
  await Promise.all([learn('bug'), style('bug.css')])
  if (!customElements.get('fen-bug')) customElements.define('fen-bug', Bug)
  main.replaceChildren(html('fen-bug', { class: 'bug' }))
}
