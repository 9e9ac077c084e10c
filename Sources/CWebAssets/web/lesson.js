import { html, button } from './html.js'
import { Part } from './part.js'
import { get, send, start } from './service.js'
import { say, pick } from './words.js'
import { rule } from './rule.js'

// Starts a lesson in a session of its own and opens its page.
export async function begin(id) {
  const lesson = await get(`/lessons/${id}`)
  const session = await start('/sessions', lesson.session)
  for (const { method, path, body } of lesson.setup) await send(method, `/sessions/${session.id}${path}`, body ?? {})
  location.href = `/s/${session.id}#lesson=${id}`
}

const at = (value, pointer) => pointer.split('/').slice(1).reduce((value, part) => value?.[part], value)

// A lesson, step by step: what is told, what is asked, what the service does, and why.
export class Lesson extends Part {
  async connectedCallback() {
    const name = this.getAttribute('lesson')
    const [{ lessons }, lesson] = await Promise.all([get('/lessons'), get(`/lessons/${name}`)])
    this.lesson = lesson
    this.topic = pick(lessons.find(entry => entry.id === name).title)
    this.key = `lesson ${this.store.session}`
    this.progress = JSON.parse(sessionStorage.getItem(this.key) ?? '{"step":0,"right":0,"asked":0}')
    this.draw()
  }

  #keep(change) {
    Object.assign(this.progress, change)
    sessionStorage.setItem(this.key, JSON.stringify(this.progress))
  }

  async draw() {
    const { steps, id } = this.lesson
    const { step: index, outcome } = this.progress
    const step = steps[index]
    this.point(null)
    this.heading = html('h2', { tabindex: -1 }, this.topic)
    const head = [
      this.heading,
      html('p', { class: 'hint' }, say('stepOf', { step: Math.min(index + 1, steps.length), steps: steps.length })),
      html('progress', { max: steps.length, value: index, 'aria-label': say('progress') })]
    if (!step) return this.replaceChildren(...head,
      html('p', { class: 'done' }, say('lessonDone', this.progress)),
      html('div', { class: 'bar' }, button(say('again'), () => begin(id)), html('a', { class: 'button main', href: '/' }, say('allLessons'))))
    const code = (step.requests ?? []).map(({ method, path, body }) => `${method} ${path}${body ? ` ${JSON.stringify(body)}` : ''}`)
    const body = [
      html('p', { class: 'told' }, pick(step.say)),
      code.length ? html('pre', { class: 'code', tabindex: 0, 'aria-label': say('requests') }, code.join('\n')) : '']
    if (outcome) body.push(...this.#revealed(step, outcome))
    else if (step.ask) body.push(await this.#asked(step))
    else body.push(html('div', { class: 'bar' }, button(say(code.length ? 'doIt' : 'goOn'), () => this.#finish(step, undefined), { class: 'main' })))
    this.replaceChildren(...head, ...body)
  }

  #revealed(step, outcome) {
    return [
      step.ask ? html('p', { class: outcome.isRight ? 'right' : 'wrong', role: 'status' },
        say(outcome.isRight ? 'right' : 'wrong', { answer: outcome.answer })) : '',
      html('p', { class: 'reveal' }, pick(step.reveal)), rule(step.rule),
      html('div', { class: 'bar' }, button(say('next'), () => {
        this.#keep({ step: this.progress.step + 1, outcome: null })
        this.draw().then(() => this.heading.focus())
      }, { class: 'main next' }))]
  }

  // The form that takes a prediction.
  async #asked(step) {
    const { ask } = step
    let choose
    const lock = html('button', { class: 'main', disabled: true }, say('lock'))
    const take = answer => { choose = answer; lock.disabled = false }
    const form = html('form', { onsubmit: event => { event.preventDefault(); this.#finish(step, choose) } },
      html('p', { class: 'question' }, pick(ask.question)))
    const radios = options => html('div', { class: 'options', role: 'radiogroup', 'aria-label': pick(ask.question) },
      options.map(([value, text]) => html('label', {}, html('input', { type: 'radio', name: 'answer', value: `${value}`, onchange: () => take(value) }), text)))
    if (ask.kind === 'yesNo') form.append(radios([[true, say('yes')], [false, say('no')]]))
    if (ask.kind === 'window') {
      await this.store.refresh()
      const { windows } = this.store.shown.snapshot
      form.append(radios([...windows.map(window => [window.id, window.id]), [null, say('nobody')]]))
    }
    if (ask.kind === 'number') form.append(html('input', {
      type: 'number', step: 'any', 'aria-label': pick(ask.question), oninput: event => event.target.value === '' ? lock.disabled = true : take(+event.target.value),
    }))
    if (ask.kind === 'order') form.append(await this.#cards(step, take))
    if (ask.kind === 'point') form.append(this.#place(take))
    form.append(html('div', { class: 'bar' }, lock))
    return form
  }

  // A place: by a click on the stage, or as two numbers.
  #place(take) {
    const told = () => inputs.every(input => input.value !== '') && take(inputs.map(input => +input.value))
    const inputs = ['x', 'y'].map(name => html('input', { type: 'number', 'aria-label': name, placeholder: name, oninput: told }))
    this.point(place => {
      place.forEach((value, index) => { inputs[index].value = value })
      told()
    })
    return html('div', { class: 'numbers' }, html('span', { class: 'hint' }, say('pointHint')), inputs)
  }

  // The events that the request will post, which the service tells by a dry run, to be put in order.
  async #cards(step, take) {
    const { method, path, body } = step.requests[0]
    const reply = await send(method, `${this.store.path}${path}?dryRun=true`, body ?? {})
    const cards = reply.events.map(this.#name).filter(name => this.#isCard(name)).sort()
    const list = html('ol', { class: 'cards' })
    const draw = focused => {
      list.replaceChildren(...cards.map((card, index) => {
        const move = by => {
          if (!cards[index + by]) return
          ;[cards[index], cards[index + by]] = [cards[index + by], cards[index]]
          take([...cards])
          draw(index + by)
        }
        return html('li', {}, html('code', {}, card),
          button('↑', () => move(-1), { 'aria-label': say('moveUp', { card }), disabled: index === 0 }),
          button('↓', () => move(1), { 'aria-label': say('moveDown', { card }), disabled: index === cards.length - 1 }))
      }))
      if (focused !== undefined) list.children[focused]?.querySelector('button:not(:disabled)')?.focus()
    }
    draw()
    take([...cards])
    return list
  }

  #name = event => `${event.name.replace(/^UIWindow|Notification$/g, '')} ${event.object}`
  #isCard = name => name.startsWith('Did')

  // Does what the step does, asks the service for the right answer, and shows both.
  async #finish(step, answer) {
    let reply = null
    const events = []
    for (const { method, path, body } of step.requests ?? []) {
      reply = await this.act(method, path, body ?? {})
      if (!reply) return
      events.push(...reply.events)
    }
    const { ask } = step
    let outcome = { isRight: true }
    if (ask) {
      const right = ask.kind === 'order' ? events.map(this.#name).filter(this.#isCard) : await this.#truth(ask.answer, reply, answer)
      outcome = ask.kind === 'point'
        ? { isRight: right, answer: '' }
        : { isRight: JSON.stringify(right) === JSON.stringify(answer), answer: this.#spell(right) }
      this.#keep({ asked: this.progress.asked + 1, right: this.progress.right + (outcome.isRight ? 1 : 0) })
    }
    this.#keep({ outcome })
    await this.draw()
    this.querySelector('.next')?.focus()
    this.dispatchEvent(new CustomEvent('told', { detail: pick(step.reveal), bubbles: true }))
  }

  async #truth({ path, pointer, count, equals }, reply, place) {
    const [x, y] = Array.isArray(place) ? place : []
    const from = path ? await get(this.store.path + path.replace('{x}', x).replace('{y}', y)) : reply
    const found = at(from, pointer)
    const value = count ? found.length : found ?? null
    return equals === undefined ? value : value === equals
  }

  #spell(value) {
    if (value === true) return say('yes')
    if (value === false) return say('no')
    if (value === null) return say('nobody')
    return Array.isArray(value) ? value.join(' → ') : `${value}`
  }
}
customElements.define('fen-lesson', Lesson)
