import { html, button, style } from './html.js'
import { choice, devices, profiles } from './choices.js'
import { fineCard, importCard, refusalCard, verdictCard } from './cards.js'
import { get, importText, Refused, send, start } from './service.js'
import { kindOf, read } from './sources.js'
import { starters } from './starters.js'
import { findingsOf, needsSteps, verdictsOf } from './verdict.js'
import { repaired } from './repair.js'
import { learn, preferredForm, say } from './words.js'

// How many pages of steps to read to find the line on which something happened.
const mostPages = 20

// The reader's own bug: an editor, and UIKit's results for its text in words.
class Bug extends HTMLElement {
  // The text survives a reload, and so does the text that it replaced as a whole.
  #state = { files: [starters[preferredForm() === 'objc' ? 'objc' : 'swift']], at: 0, before: null, device: 'iPhone 14', profile: 'ios17' }
  // A session whose code was refused is empty, and the next run uses it.
  #empty = null

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
        html('div', { class: 'editor' },
          this.gutter = html('div', { class: 'gutter', 'aria-hidden': 'true' }),
          this.source = html('textarea', {
            'aria-label': say('bugEditor'), spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', wrap: 'off', rows: 20,
            oninput: () => this.#typed(), onscroll: () => { this.gutter.scrollTop = this.source.scrollTop },
            onkeydown: event => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && this.#run(),
          })),
        html('div', { class: 'bar' },
          this.runner = button(say('bugRun'), () => this.#run(), { class: 'main', title: 'Ctrl+Enter, ⌘↩' }), pick('device'), pick('profile'), html('span', { class: 'hint' }, say('bugDrop')))),
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
    this.#keep({ files: this.#state.files.map((file, index) => index === this.#state.at ? { ...file, text: this.source.value } : file) })
    this.#number()
  }

  // Replaces the files; one click restores the old ones.
  #replace(files) {
    this.#keep({ files, at: 0, before: this.#state.files })
    this.#draw()
    this.source.focus()
  }

  #draw() {
    const { files, at, before } = this.#state
    this.undo.hidden = !before
    this.tabs.hidden = files.length < 2
    this.tabs.replaceChildren(...files.map(({ name }, index) => button(name, () => this.#show(index), { 'aria-pressed': `${index === at}` })))
    this.source.value = files[at].text
    this.#number()
  }

  #show(at) {
    this.#keep({ at })
    this.#draw()
  }

  // Numbers the lines and highlights those that a verdict names.
  #number(marked = []) {
    const { gutter } = this
    const count = this.source.value.split('\n').length
    while (gutter.children.length > count) gutter.lastChild.remove()
    while (gutter.children.length < count) gutter.append(html('div', {}, `${gutter.children.length + 1}`))
    for (const line of gutter.querySelectorAll('.marked')) line.classList.remove('marked')
    for (const line of marked) gutter.children[line - 1]?.classList.add('marked')
    gutter.scrollTop = this.source.scrollTop
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
    const steps = needsSteps(reply) ? await this.#stepsOf(id, reply.revision) : []
    const snapshot = await get(`/sessions/${id}/snapshot`)
    const lineAt = ({ file, line }) => (files.find(({ name }) => name === file) ?? files[0]).text.split('\n')[line - 1] ?? ''
    await this.#showVerdicts({ id, revision: reply.revision }, verdictsOf({ reply, steps, snapshot, lineAt }))
  }

  async #import(kind, text) {
    let document
    try {
      document = kind === 'export' && JSON.parse(text)
    } catch { throw new Error(say('bugUnreadable', { name: this.#state.files[0].name })) }
    // Under its own name, wherever the document comes from.
    const made = document ? await start('/imports', { ...document, id: undefined }) : await importText(text, this.#state.profile)
    const snapshot = await get(`/sessions/${made.id}/snapshot`)
    await this.#showVerdicts(made, verdictsOf({ reply: { revision: made.revision }, snapshot, isImport: true }), made.notes)
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
      const lines = this.source.value.split('\n')
      const from = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
      this.source.focus()
      this.source.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0))
      this.source.scrollTop = this.source.scrollHeight / lines.length * (line - 5)
      this.#number([line])
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
    this.#list([refusalCard(error, this.#context)])
    this.#mark(findingsOf(error.problem).findings)
  }

  async #showVerdicts({ id, revision }, verdicts, notes = []) {
    const cards = await Promise.all(verdicts.map(verdict => verdictCard(verdict, this.#context)))
    if (notes.length) cards.push(await importCard(notes))
    // A released window is shown beside the end, as it was last shown.
    const gone = verdicts.find(({ shownAt }) => shownAt)
    const picture = (words, query = '') => html('figure', {}, html('img', { src: `/sessions/${id}/snapshot.svg${query}`, alt: words }), html('figcaption', {}, words))
    this.#list(cards.length ? cards : [fineCard()],
      html('div', { class: 'bar' }, html('a', { class: 'button', href: `/s/${id}#code` }, say('bugOpen')),
        // The link shows this moment, even if the session changes later.
        button(say('share'), () => import('./share.js').then(({ share }) => share(id, revision)))),
      html('div', { class: 'pictures' }, gone && picture(say('bugShown', gone), `?at=${gone.shownAt}`), picture(say('bugPicture'))))
    this.#mark(verdicts.filter(({ isFault }) => isFault))
  }

  // Marks lines of the shown file.
  #mark(places) {
    const { files, at } = this.#state
    this.#number(places.filter(({ file }) => !file || files.length < 2 || file === files[at].name).map(({ line }) => line))
  }

  #list(cards, ...more) {
    this.result.replaceChildren(html('ul', { class: 'verdicts' }, cards), ...more)
  }
}

export async function drawBug(main) {
  await Promise.all([learn('bug'), style('bug.css')])
  if (!customElements.get('fen-bug')) customElements.define('fen-bug', Bug)
  main.replaceChildren(html('fen-bug', { class: 'bug' }))
}
