import { html, button } from './html.js'
import { Part } from './part.js'
import { get, line, segment, send, start } from './service.js'
import { say, pick } from './words.js'
import { rule } from './rule.js'
import { form, judge, spellOf } from './predict.js'

// What a prediction that was wrong needs, and no other.
const trials = () => import('./trial.js')

// Starts a lesson in a session of its own and opens its page.
export async function begin(id, open = url => location.assign(url)) {
  const lesson = await get(`/lessons/${segment(id)}`)
  const session = await start('/sessions', lesson.session)
  for (const { method, path, body } of lesson.setup) await send(method, `/sessions/${session.id}${path}`, body ?? {})
  open(`/s/${session.id}#lesson=${encodeURIComponent(id)}`)
}

const code = requests => html('pre', { class: 'code', tabindex: 0, 'aria-label': say('requests') }, requests.map(line).join('\n'))

// What was predicted beside what is.
function verdict(ask, { isRight, predicted, answer, right }) {
  const told = text => html('p', { class: isRight ? 'right' : 'wrong', role: 'status' }, text)
  if (ask.kind !== 'order') return [html('p', { class: 'said' }, say('said', { answer: spellOf(ask, predicted) })), told(say(isRight ? 'right' : 'wrong', { answer }))]
  if (isRight) return [told(say('right'))]
  // Each card at its place, and the place that it was given.
  return [told(say('wrongOrder')), html('ol', { class: 'cards' }, right.map((card, index) => html('li', {}, html('code', {}, card),
    predicted[index] === card ? '✓' : html('small', {}, `✗ ${say('said', { answer: predicted.indexOf(card) + 1 })}`))))]
}

// A lesson, step by step: it explains, asks, lets the service act, and gives the reason.
export class Lesson extends Part {
  async connectedCallback() {
    this.name = this.getAttribute('lesson')
    const [list, lesson] = await Promise.all([get('/lessons'), get(`/lessons/${segment(this.name)}`)])
    this.list = list
    this.steps = lesson.steps
    this.number = list.lessons.findIndex(({ id }) => id === this.name)
    this.key = `lesson ${this.store.session}`
    this.progress = JSON.parse(sessionStorage.getItem(this.key) ?? '{"step":0,"right":0,"asked":0}')
    // What is selected elsewhere on the page is picked for the prediction.
    this.store.addEventListener('select', () =>
      this.querySelector(`form input[value="${CSS.escape(this.store.selection)}"]`)?.click())
    await this.draw()
    // Who reads by keys or by ear begins with the lesson.
    if (document.activeElement === document.body) this.heading.focus({ preventScroll: true })
  }

  #keep(change) {
    Object.assign(this.progress, change)
    sessionStorage.setItem(this.key, JSON.stringify(this.progress))
  }

  async draw() {
    const { steps, number, list: { lessons } } = this
    const { step: index, outcome } = this.progress
    const step = steps[index]
    this.point(null)
    document.title = `${pick(lessons[number].title)} · Fenestra`
    this.heading = html('h2', { tabindex: -1 }, `${number + 1}. ${pick(lessons[number].title)}`)
    const head = [
      this.heading,
      html('p', { class: 'hint' }, say('stepOf', { step: Math.min(index + 1, steps.length), steps: steps.length }), ' ',
        step ? button(say('again'), () => begin(this.name), { class: 'link' }) : ''),
      html('progress', { max: steps.length, value: index, 'aria-label': say('progress') })]
    if (!step) return this.replaceChildren(...head, ...this.#done(lessons[number + 1]))
    const body = [html('p', { class: 'told' }, pick(step.say)), step.requests ? code(step.requests) : '']
    if (outcome) body.push(...await this.#revealed(step, outcome))
    else if (step.ask) body.push(await form(step, this.store, ask => this.point(ask), answer => this.#once(step, answer)))
    else body.push(html('div', { class: 'bar' }, button(say(step.requests ? 'doIt' : 'goOn'), () => this.#once(step), { class: 'main' })))
    this.replaceChildren(...head, ...body)
  }

  #done(next) {
    const { right, asked } = this.progress
    localStorage.setItem(`done ${this.name}`, JSON.stringify({ right, asked }))
    return [
      html('p', { class: 'done' }, say('lessonDone', this.progress)),
      html('div', { class: 'bar' },
        next && button(say('nextLesson', { title: pick(next.title) }), () => begin(next.id), { class: 'main' }),
        button(say('again'), () => begin(this.name)), html('a', { class: 'button', href: '/' }, say('allLessons')))]
  }

  async #revealed(step, outcome) {
    const { lessons, myths } = this.list
    const change = !outcome.isRight && (await trials()).changeFor(step, outcome.predicted)
    const trial = html('div', { class: 'trial', role: 'status' })
    const why = rule(step.rule)
    why.open = !outcome.isRight
    return [
      step.ask ? html('p', { class: 'question' }, pick(step.ask.question)) : '',
      ...step.ask ? verdict(step.ask, outcome) : [],
      html('p', { class: 'reveal' }, pick(step.reveal)), why,
      html('div', { class: 'bar' },
        button(say('next'), () => {
          this.#keep({ step: this.progress.step + 1, outcome: null })
          this.draw().then(() => this.heading.focus())
        }, { class: 'main next' }),
        change && button(say('tryChange'), () => this.#try(step, change, outcome, trial), { class: 'try' })),
      trial,
      step.myth ? (await import('./myth.js')).mythCard(myths.find(({ id }) => id === step.myth), lessons) : '']
  }

  // Shows in a copy of the session what would have made the prediction come true.
  async #try(step, change, { before, predicted }, box) {
    const requests = change.first ? [change, ...step.requests ?? []] : [change]
    try {
      const { inCopy, differences } = await trials()
      await inCopy(this.store.session, change.first ? before : this.store.newest, requests, async copy => {
        const [{ isRight, answer }, lines, picture] = await Promise.all([
          judge(step.ask, predicted, copy), differences(this.store.path, copy.path), get(`${copy.path}/snapshot.svg`, 'image/svg+xml')])
        const most = 12
        box.replaceChildren(
          html('p', {}, say(change.first ? 'changedBefore' : 'changedAfter')), code([change]),
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
    } catch (error) {
      this.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true }))
    }
  }

  // A lesson says itself why nothing happened.
  note() {}

  // Takes a step once, however often its button is pressed.
  #once(step, predicted) {
    this.taking ??= this.#finish(step, predicted)
      .catch(error => this.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true })))
      .finally(() => { this.taking = null })
  }

  // Does what the step does, asks the service for the right answer, and shows both.
  async #finish(step, predicted) {
    // Who looked back goes on from now.
    if (this.store.isPast) await this.store.go(Infinity)
    const before = this.store.newest
    let reply = null
    const events = []
    for (const { method, path, body } of step.requests ?? []) {
      reply = await this.act(method, path, body ?? {})
      if (!reply) return
      events.push(...reply.events)
    }
    let outcome = { isRight: true }
    if (step.ask) {
      outcome = await judge(step.ask, predicted, { path: this.store.path, reply, events })
      this.#keep({ asked: this.progress.asked + 1, right: this.progress.right + outcome.isRight })
    }
    this.#keep({ outcome: { ...outcome, predicted, before } })
    await this.draw()
    this.querySelector('.next').focus()
    this.dispatchEvent(new CustomEvent('told', { detail: pick(step.reveal), bubbles: true }))
  }
}
customElements.define('fen-lesson', Lesson)
