import { html, button, style } from './html.js'
import { Part } from './part.js'
import { get } from './service.js'
import { say } from './words.js'
import { coloured } from './listing.js'

style('steps.css')

// How many steps one request reads.
const most = 500

// The program that a session's code runs at a revision, as its files; null without a program.
const programAt = (log, revision) =>
  log.findLast(entry => entry.revision <= revision && entry.request.path === '/program')?.request.body?.files ?? null

// What the code did in the shown command, step by step: its lines, the variables of the current call, and
// the text printed so far. The rest of the page shows the state after the step.
export class Steps extends Part {
  // The revision, the number of its steps, and the steps read so far, from the first on.
  #revision = null
  #count = 0
  #steps = []
  #files = []

  connectedCallback() {
    const step = (name, text, act) => button(text, act, { 'aria-label': say(name), title: say(name) })
    this.append(
      html('h2', {}, say('stepsOfCode')),
      html('div', { class: 'bar' },
        step('first', '«', () => this.go(1)),
        step('back', '‹', () => this.go(this.#at - 1)),
        step('forward', '›', () => this.go(this.#at + 1)),
        step('last', '»', () => this.go(this.#count + 1)),
        this.place = html('span', { class: 'stepplace', 'aria-live': 'polite' })),
      this.calls = html('p', { class: 'hint calls' }),
      this.code = html('ol', { class: 'code steplines', tabindex: 0, 'aria-label': say('stepsOfCode') }),
      this.variables = html('dl', { class: 'variables', 'aria-label': say('variables') }),
      this.output = html('output', { class: 'code', 'aria-label': say('printed') }))
    this.#isEmpty = true
    this.watch('show', 'log')
  }

  // Without steps it is invisible; `hidden` would keep it from being drawn.
  set #isEmpty(isEmpty) { this.toggleAttribute('data-empty', isEmpty) }

  // The requested step, which may not be shown yet; after the last one the command is done.
  get #at() { return this.store.step ?? this.#count + 1 }

  async draw() {
    const { revision } = this.store.shown
    if (this.#revision !== revision) await this.#read(revision)
    if (this.#revision === this.store.shown.revision) this.#mark()
  }

  async #read(revision) {
    const files = programAt(this.store.log, revision)
    this.#revision = revision
    const { steps, count } = files ? await get(`${this.store.path}/steps?from=${revision}&limit=${most}`) : { steps: [], count: 0 }
    if (this.#revision !== revision) return
    this.#isEmpty = count === 0
    this.#steps = steps
    this.#count = count
    this.#files = files ?? []
    this.shownFile = null
  }

  // Reads more until a step is there.
  async #reach(number) {
    while (this.#steps.length < number) {
      const { steps } = await get(`${this.store.path}/steps?from=${this.#revision}.s${this.#steps.length + 1}&limit=${most}`)
      if (!steps.length) return
      this.#steps.push(...steps)
    }
  }

  // Shows the state after a step.
  async go(number) {
    try {
      const wanted = Math.max(1, number)
      if (wanted > this.#count) return await this.store.go(this.#revision)
      await this.#reach(wanted)
      await this.store.goTo(this.#revision, wanted)
    } catch (error) {
      this.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true }))
    }
  }

  #mark() {
    const at = this.store.shown.step
    const step = this.#steps[(at ?? 1) - 1]
    if (!step) return
    this.place.textContent = at ? say('stepPlace', { step: at, count: this.#count }) : say('stepsDone', { count: this.#count })
    this.#list(step.file)
    for (const line of this.code.children) line.removeAttribute('aria-current')
    const line = at ? this.code.children[step.line - 1] : null
    line?.setAttribute('aria-current', 'step')
    line?.scrollIntoView({ block: 'nearest' })
    const past = this.#steps.slice(0, at ?? this.#count)
    this.calls.textContent = at ? this.#callsRoundStep(past).join(' › ') : ''
    const values = new Map(at ? past.filter(({ call }) => call === step.call).flatMap(({ variables }) => variables).map(({ name, value }) => [name, value]) : [])
    const changed = new Set(at ? step.variables.map(({ name }) => name) : [])
    this.variables.replaceChildren(...[...values].flatMap(([name, value]) => {
      const isChanged = changed.has(name) ? { class: 'changed' } : {}
      return [html('dt', isChanged, name), html('dd', isChanged, value)]
    }))
    this.output.textContent = past.flatMap(({ output }) => output).join('\n')
    this.output.hidden = !this.output.textContent
  }

  // The functions that are running at the last of these steps, the outermost first.
  #callsRoundStep(steps) {
    const calls = []
    let depth = Infinity
    for (const step of steps.toReversed()) {
      if (step.depth >= depth) continue
      depth = step.depth
      calls.unshift(step.function)
    }
    return calls
  }

  // Shows a file's lines.
  #list(name) {
    // A window that is new gives its name a colour.
    const wanted = `${this.store.colorCount} ${name}`
    if (this.shownFile === wanted) return
    this.shownFile = wanted
    const text = (this.#files.find(file => file.name === name) ?? this.#files[0])?.text ?? ''
    this.code.replaceChildren(...text.split('\n').map((line, index) =>
      html('li', {}, html('span', { class: 'n', 'aria-hidden': 'true' }, `${index + 1}`), html('code', {}, coloured(line, this.store)))))
  }
}
customElements.define('fen-steps', Steps)
