import { html, button, hasDialog } from './html.js'
import { Part } from './part.js'
import { get, segment, send, start } from './service.js'
import { pick, say } from './words.js'
import { chapterOf, courseOf } from './chapters.js'
import { icon, swatch } from './look.js'
import { placeInSteps } from './pips.js'
import { askedPoint, form, hidesOf, judge, spellOf, traceOf } from './predict.js'
import { codeOf, codeOfStep, scrollToCurrent } from './listing.js'

// Only some steps need these.
const trials = () => import('./trial.js')
const fresh = () => ({ step: 0, right: 0, asked: 0, missed: [] })

// Starts a lesson in a new session and opens its page; with progress, from that step on. The class that this tab
// leads goes along.
export async function begin(id, open = url => location.assign(url), progress = null) {
  const lesson = await get(`/lessons/${segment(id)}`)
  const session = await start('/sessions', lesson.session)
  const before = lesson.steps.slice(0, progress?.step ?? 0).flatMap(({ requests = [] }) => requests)
  for (const { method, path, body } of [...lesson.setup, ...before]) await send(method, `/sessions/${session.id}${path}`, body ?? {})
  sessionStorage.setItem(`lesson ${session.id}`, JSON.stringify({ ...fresh(), ...progress, outcome: null }))
  const { classOfTab, takeAlong } = await import('./along.js')
  const code = await takeAlong(classOfTab(), session.id, { id, step: (progress?.step ?? 0) + 1 })
  open(`/s/${session.id}#lesson=${encodeURIComponent(id)}${code ? `&class=${code}` : ''}`)
}

// The key that presses the button.
const enter = () => html('kbd', { 'aria-hidden': 'true' }, '↩')

// Where a lesson was left in this browser: { session, step, steps, … }, or null.
export const takenOf = id => JSON.parse(localStorage.getItem(`taken ${id}`) ?? 'null')

// An answer in large letters, as a sentence about its window, with that window's look.
function answerOf(store, step, { answer, right, trace }) {
  if (step.ask.kind !== 'window' || right === null || store.colorOf(right) === undefined) return answer
  const words = hidesOf(step) === 'key' ? 'isKey' : trace?.hitTest && trace.window === right ? 'getsTouch' : null
  return [swatch(store.colorOf(right)), html('span', {}, words ? say(words, { window: right }) : answer)]
}

// A lesson, step by step: it explains, asks, lets the service act, and gives the reason.
export class Lesson extends Part {
  isLesson = true

  async connectedCallback() {
    this.name = this.getAttribute('lesson')
    this.append(this.story = html('section', { class: 'story' }), this.foot = html('footer', { class: 'foot' }))
    const [list, lesson] = await Promise.all([get('/lessons'), get(`/lessons/${segment(this.name)}`)])
    this.list = list
    this.lesson = lesson
    this.steps = lesson.steps
    this.course = courseOf(list.lessons)
    this.number = this.course.findIndex(({ id }) => id === this.name)
    this.key = `lesson ${this.store.session}`
    const kept = JSON.parse(sessionStorage.getItem(this.key) ?? 'null')
    const taken = takenOf(this.name)
    this.progress = kept ?? (taken?.session === this.store.session ? taken : fresh())
    // Another browser has taken the lesson in this session; this one has not.
    this.isForeign = !kept && taken?.session !== this.store.session && this.store.newest > lesson.setup.length
    if (!this.isForeign) this.#keep({})
    // Selecting an object elsewhere on the page picks it as the prediction.
    this.store.addEventListener('select', () => this.#choose(this.store.selection))
    addEventListener('choose', ({ detail: { id, window } }) => {
      this.#choose(window) || this.#choose(id)
      this.store.select(this.steps[this.progress.step]?.ask?.kind === 'view' ? id : window)
    })
    this.store.addEventListener('live', () => this.store.live === 'gone' && this.draw())
    // A click or an arrow ends an animation.
    // Enter continues, unless the focus uses it.
    addEventListener('keydown', event => {
      if (event.key !== 'Enter' || event.target.matches('button, a, input, textarea, select, summary, [role]') || hasDialog()) return
      this.foot.querySelector('.main:not(:disabled)')?.click()
    })
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, event => (name === 'pointerdown' || event.key === 'ArrowRight') && this.#desk?.classList.add('still'))
    await this.draw()
    // Users of keyboards and screen readers start at the lesson.
    if (document.activeElement === document.body) this.heading.focus({ preventScroll: true })
  }

  get #desk() { return this.closest('.desk') }

  // Picks an answer if it exists; returns whether it does.
  #choose(id) {
    if (id == null) return false
    const input = this.querySelector(`form input[value="${CSS.escape(id)}"]`)
    input?.click()
    return !!input
  }

  #keep(change) {
    Object.assign(this.progress, change)
    const { outcome, ...rest } = this.progress
    sessionStorage.setItem(this.key, JSON.stringify(this.progress))
    localStorage.setItem(`taken ${this.name}`, JSON.stringify({ ...rest, session: this.store.session, steps: this.steps.length, at: Date.now() }))
  }

  // Stores the progress and announces it.
  #goTo(change) {
    this.#keep(change)
    this.dispatchEvent(new Event('taken', { bubbles: true }))
  }

  get chapter() { return chapterOf(this.name) }

  // The progress for a class; null while the lesson is not being taken.
  get place() {
    if (!this.progress || this.isForeign) return null
    return { id: this.name, step: this.progress.step + 1, isRevealed: !!this.progress.outcome }
  }

  async draw() {
    const { steps } = this
    const { step: index, outcome } = this.progress
    const step = steps[index]
    const title = pick(this.course[this.number].title)
    this.point(null)
    this.store.tell(outcome?.trace ?? null)
    this.ask(step && !this.isForeign ? askedPoint(step) : null)
    this.#desk.classList.toggle('revealed', !!outcome || !step)
    this.#desk.classList.remove('still')
    this.#desk.dataset.hides = step?.ask && !outcome ? hidesOf(step) : ''
    document.title = `${title} · Fenestra`
    this.heading = html('h1', { tabindex: -1 }, title)
    if (this.isForeign) return this.#show([this.heading, html('p', { class: 'told' }, say('foreignLesson'))], [button(say('takeLesson'), () => this.#begin(), { class: 'main' })])
    if (this.store.live === 'gone') return this.#show([this.heading, html('p', { class: 'told', role: 'alert' }, say('lessonGone'))], [button(say('goOnAnew'), () => this.#begin(this.progress), { class: 'main' })])
    if (!step) return this.#show([this.heading, ...await this.#recap()], this.#leave())
    const again = button(say('again'), () => this.#begin(), { class: 'link again' })
    if (outcome) return this.#show(await this.#revealed(step, outcome), [
      html('span', { class: 'hint wide' }, say('playHint')),
      html('button', { type: 'button', class: 'play', onclick: () => this.#play() }, icon('hand'), say('play freely')),
      html('button', { type: 'button', class: 'main next', onclick: () => this.#next() }, say('next'), enter())], again)
    const told = [this.heading, html('p', { class: 'told' }, pick(step.say))]
    const code = await this.#code(step)
    if (!step.ask) return this.#show([...told, code], [button(say(step.requests ? 'doIt' : 'goOn'), () => this.#once(step), { class: 'main' })], again)
    const lock = html('button', { class: 'main', form: 'prediction', disabled: true }, say('lock'), enter())
    const asked = await form(step, this.store, ask => this.point(ask), answer => this.#once(step, answer), lock, place => this.ask(place))
    // A phone has room either for the question or for the code and the title, so the question comes first there.
    const isNarrow = matchMedia('(max-width: 700px)').matches
    this.heading.classList.toggle('unseen', isNarrow)
    this.#show(isNarrow ? [...told, asked, code] : [...told, code, asked], [
      html('span', { class: 'hint wide' }, say(`choose ${step.ask.kind}`)),
      button(say('skip'), () => this.#once(step, undefined, true), { class: 'quiet skip' }), lock], again)
  }

  // Puts a step into the page: its text, and the buttons that lead on, which are always in sight.
  #show(story, buttons, again = '') {
    this.story.replaceChildren(...story.flat(9).filter(Boolean), again)
    this.story.scrollTop = 0
    scrollToCurrent(this.story)
    this.foot.replaceChildren(...placeInSteps(this.progress.step, this.steps.length), html('span', { class: 'space' }), ...buttons)
  }

  #begin(progress) {
    return begin(this.name, undefined, progress).catch(error => this.#refuse(error))
  }

  #refuse(error) { this.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true })) }

  async #next() {
    this.#goTo({ step: this.progress.step + 1, outcome: null })
    this.store.select(null)
    await this.draw()
    this.heading.focus()
  }

  // A copy of the session, to change freely.
  async #play() {
    try { location.href = `/s/${(await this.store.fork()).id}#add` } catch (error) { this.#refuse(error) }
  }

  #code(step) {
    const { outcome } = this.progress
    return codeOfStep(this.store, this.lesson, step, outcome?.before ?? this.store.newest, !!outcome, error => this.#refuse(error))
  }

  async #revealed(step, outcome) {
    const { lessons, myths } = this.list
    const { ask } = step
    const { isRight, predicted, right } = outcome
    const change = ask && !isRight && (await trials()).changeFor(step, predicted)
    const trial = html('div', { class: 'trial', role: 'status' })
    const story = []
    if (ask) {
      story.push(html('p', { class: 'question' }, pick(ask.question)))
      if (ask.kind === 'order') {
        this.heading = html('h1', { tabindex: -1, class: isRight ? 'answer right' : 'answer wrong' }, say(isRight ? 'right' : 'wrongOrder'))
        story.push(this.heading)
        // Each card at its right place, with the place that the user gave it.
        if (!isRight) story.push(html('ol', { class: 'cards' }, right.map((card, index) => html('li', {}, html('code', {}, card),
          predicted[index] === card ? html('span', { class: 'mark yes' }, '✓') : html('small', {}, html('span', { class: 'mark no' }, '✗ '), say('said', { answer: predicted.indexOf(card) + 1 }))))))
      } else {
        story.push(html('p', { class: `said ${isRight ? 'yes' : 'no'}`, role: 'status' }, say(isRight ? 'saidRight' : 'saidWrong', { answer: spellOf(ask, predicted) })))
        this.heading = html('h1', { tabindex: -1, class: `answer ${isRight ? 'right' : 'wrong'}` }, answerOf(this.store, step, outcome))
        story.push(this.heading)
      }
    } else story.push(this.heading)
    const { routeList, ruleCard } = await import('./telling.js')
    story.push(html('p', { class: 'reveal' }, pick(step.reveal)), outcome.trace ? routeList(this.store, outcome.trace) : '', await ruleCard(step.rule))
    if (change) story.push(html('div', { class: 'bar' }, button(say('tryChange'), () => this.#try(step, change, outcome, trial), { class: 'try' })))
    story.push(trial, await this.#code(step), step.myth ? (await import('./myth.js')).mythCard(myths.find(({ id }) => id === step.myth), lessons) : '')
    return story
  }

  async #recap() {
    const { recap } = await import('./recap.js')
    return recap(this.name, this.lesson, this.progress, step => this.#begin(step === undefined ? undefined : { ...fresh(), step }))
  }

  #leave() {
    const next = this.course[this.number + 1]
    return [html('a', { class: 'button', href: '/' }, say('allLessons')),
      next && button(say('nextLesson', { title: pick(next.title) }), () => begin(next.id).catch(error => this.#refuse(error)), { class: 'main' })].filter(Boolean)
  }

  // Shows in a copy of the session what would have made the prediction true.
  async #try(step, change, { before, predicted }, box) {
    const requests = change.first ? [change, ...step.requests ?? []] : [change]
    const at = change.first ? before : this.store.newest
    try {
      const { inCopy, differences } = await trials()
      await inCopy(this.store.session, at, requests, async copy => {
        const [{ isRight, answer }, lines, picture, [code]] = await Promise.all([
          judge(step.ask, predicted, copy), differences(this.store.path, copy.path), get(`${copy.path}/snapshot.svg`, 'image/svg+xml'), codeOf(copy.path, [at + 1])])
        const most = 12
        box.replaceChildren(
          html('p', {}, say(change.first ? 'changedBefore' : 'changedAfter')), html('pre', { class: 'code', tabindex: 0, 'aria-label': say('codeOfStep') }, code.lines.join('\n')),
          html('p', { class: isRight ? 'right' : 'wrong' }, say('changeSays', { answer })),
          html('figure', {}, document.importNode(new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement, true)),
          lines.length ? html('p', {}, say('differs')) : '',
          html('ul', {}, lines.slice(0, most).map(text => html('li', {}, html('code', {}, text)))),
          lines.length > most ? html('p', { class: 'hint' }, say('moreDifferences', { count: lines.length - most })) : '',
          html('div', { class: 'bar' }, button(say('backToLesson'), () => {
            box.replaceChildren()
            this.querySelector('.try').focus()
          })))
        box.scrollIntoView({ block: 'nearest' })
      })
    } catch (error) { this.#refuse(error) }
  }

  // A lesson itself says why nothing happened.
  note() {}

  // Takes a step once, however often its button is pressed.
  #once(step, predicted, isSkipped = false) {
    this.taking ??= this.#finish(step, predicted, isSkipped).catch(error => this.#refuse(error)).finally(() => { this.taking = null })
  }

  // Does the step, asks the service for the right answer, and shows both.
  async #finish(step, predicted, isSkipped) {
    // After looking back, the lesson continues from the newest moment.
    if (this.store.isPast) await this.store.go(Infinity)
    const before = this.store.newest
    let reply = null
    const events = []
    for (const { method, path, body } of step.requests ?? []) {
      reply = await this.act(method, path, body ?? {})
      if (!reply) return
      events.push(...reply.events)
    }
    if (isSkipped) return this.#next()
    let outcome = { isRight: true }
    if (step.ask) {
      outcome = await judge(step.ask, predicted, { path: this.store.path, reply, events })
      const { asked, right, missed } = this.progress
      this.#keep({ asked: asked + 1, right: right + outcome.isRight, missed: outcome.isRight ? missed : [...missed, this.progress.step] })
    }
    const trace = await traceOf(step, predicted, reply, this.store)
    this.#goTo({ outcome: { ...outcome, predicted, before, trace } })
    await this.draw()
    this.querySelector('.next').focus({ preventScroll: true })
    // On a phone the page itself scrolls, and the answer would stay behind the stage.
    this.story.firstElementChild.scrollIntoView({ block: 'nearest' })
    this.dispatchEvent(new CustomEvent('told', { detail: pick(step.reveal), bubbles: true }))
  }
}
customElements.define('fen-lesson', Lesson)
