import { html } from './html.js'
import { Part } from './part.js'
import { get, segment } from './service.js'
import { pick, say } from './words.js'
import { askedPoint, hidesOf, traceOf } from './predict.js'
import { codeOfStep } from './listing.js'
import { placeInSteps } from './pips.js'
import { routeList, ruleCard } from './telling.js'

// A lesson for the students of a class: the text, question and code of the teacher's step. The answer appears when the
// teacher's page has it. The class itself is below, with its polls.
class Followed extends Part {
  #drawing = Promise.resolve()

  async connectedCallback() {
    this.append(
      html('section', { class: 'story' }, this.told = html('div', { class: 'followed' }), this.classroom),
      this.foot = html('footer', { class: 'foot' }))
    this.name = this.getAttribute('lesson')
    const [list, lesson] = await Promise.all([get('/lessons'), get(`/lessons/${segment(this.name)}`)])
    this.title = pick(list.lessons.find(({ id }) => id === this.name).title)
    this.lesson = lesson
    this.classroom.addEventListener('step', () => this.#follow())
    this.store.addEventListener('log', () => this.#isReady() && this.#follow())
    this.store.addEventListener('trace', () => this.#drawRoute())
    this.#follow()
  }

  // How far the teacher is, as { step, isRevealed }, where the step counts from 0; null while unknown.
  get place() {
    const { lesson } = this.classroom
    return lesson?.id === this.name ? { step: lesson.step - 1, isRevealed: lesson.isRevealed } : null
  }

  // The revision at which a step begins: each request makes one.
  #start(step) {
    return this.lesson.steps.slice(0, step).reduce((sum, { requests = [] }) => sum + requests.length, this.lesson.setup.length)
  }

  // Whether the session has reached the step; the class may hear of the step first.
  #isReady() {
    const { place } = this
    if (!place) return false
    const requests = this.lesson.steps[place.step]?.requests ?? []
    return this.store.newest >= this.#start(place.step) + (place.isRevealed ? requests.length : 0)
  }

  // Draws the class's current step, once for each place in the lesson.
  #follow() {
    if (!this.#isReady()) return
    const { step, isRevealed } = this.place
    const key = `${step} ${isRevealed}`
    if (this.drawn === key) return
    this.drawn = key
    this.#drawing = this.#drawing.then(() => this.drawn === key && this.#draw(this.lesson.steps[step], step, isRevealed))
  }

  async #draw(step, index, isRevealed) {
    const desk = this.closest('.desk')
    const isAsked = !!step?.ask && !isRevealed
    desk.classList.toggle('revealed', !isAsked)
    desk.dataset.hides = isAsked ? hidesOf(step) : ''
    this.ask(step ? askedPoint(step) : null)
    this.store.tell(isRevealed ? this.store.trace ?? await traceOf(step, undefined, null, this.store) : null)
    document.title = `${this.title} · Fenestra`
    this.foot.replaceChildren(...placeInSteps(index, this.lesson.steps.length))
    const heading = html('h1', {}, this.title)
    if (!step) return this.told.replaceChildren(heading, html('p', { class: 'teaches' }, pick(this.lesson.teaches)), html('p', { class: 'told' }, say('lessonEnds')))
    // A student without a copy of the session sees the code with the answer.
    const code = await codeOfStep(this.store, this.lesson, step, this.#start(index), isRevealed, () => {})
    const { ask } = step
    this.told.replaceChildren(...[heading, html('p', { class: 'told' }, pick(step.say)), code,
      ask && html('h2', { class: 'question' }, pick(ask.question)),
      isAsked && ask.options && html('ul', {}, ask.options.map(option => html('li', {}, pick(option.say)))),
      isAsked && html('p', { class: 'hint' }, say('waitForReveal')),
      isRevealed && html('p', { class: 'reveal' }, pick(step.reveal)),
      this.route = html('div'),
      isRevealed && await ruleCard(step.rule)].filter(Boolean))
    this.#drawRoute()
    this.dispatchEvent(new CustomEvent('told', { detail: pick(isRevealed ? step.reveal : ask?.question ?? step.say), bubbles: true }))
  }

  // The hit test of the teacher's touch, which is the answer.
  #drawRoute() {
    const { trace } = this.store
    if (this.route) this.route.replaceChildren(...this.place?.isRevealed && trace ? [routeList(this.store, trace)] : [])
  }
}
customElements.define('fen-followed', Followed)
