import { html, button } from './html.js'
import { Part } from './part.js'
import { Live } from './live.js'
import { get, send, start } from './service.js'
import { say, pick } from './words.js'

// Goes to the session that a class is shown.
export async function join(code) {
  const { session, code: exact } = await get(`/classes/${encodeURIComponent(code.trim())}`)
  location.href = `/s/${session}#class=${exact}`
}

// What tells this browser from another in a poll, and nothing of who uses it.
function voter() {
  const made = () => [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')
  if (!localStorage.getItem('voter')) localStorage.setItem('voter', made())
  return localStorage.getItem('voter')
}

// A class: who teaches it points and asks, who follows it is led, or wanders, or forks.
export class Classroom extends Part {
  code = null
  isTeacher = false
  isWandering = false
  isOver = false
  cursor = { revision: null, selection: null }
  poll = null
  students = 0
  #pointing = null

  connectedCallback() {
    this.pill = button('', () => this.#return(), { class: 'pill main', hidden: true })
    document.body.append(this.pill)
    for (const name of ['show', 'select', 'log']) this.store.addEventListener(name, () => this.#move(name))
    this.code ? this.#enter() : this.draw()
  }

  async #open() {
    const made = await this.#ask('POST', `${this.store.path}/class`, {}, true)
    if (!made) return
    this.code = made.code
    localStorage.setItem(`teaches ${made.code}`, 'yes')
    this.#enter()
    this.store.select(this.store.selection)
  }

  #enter() {
    this.path = `/classes/${this.code}`
    this.isTeacher = localStorage.getItem(`teaches ${this.code}`) !== null
    this.store.isFollower = !this.isTeacher
    new Live(`${this.path}/events`, ['cursor', 'poll'], news => this.#hear(news))
    this.dispatchEvent(new Event('entered', { bubbles: true }))
    if (this.isTeacher) setInterval(() => document.hidden || this.isOver || this.#count(), 2000)
    this.#move('show')
    this.draw()
  }

  async #ask(method, path, body, isStart) {
    try {
      return await (isStart ? start(path, body) : send(method, path, body))
    } catch (error) {
      this.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true }))
      return null
    }
  }

  // How many there are and have answered is asked for, not told; the teacher's own stream is one.
  async #count() {
    const { students, poll } = await get(this.path).catch(() => this)
    this.students = students
    if (poll?.number === this.poll?.number) this.poll = poll
    this.#tellCounts()
  }

  #hear({ state, event, data }) {
    if (state === 'gone') this.#end()
    if (event === 'cursor') this.cursor = data
    if (event === 'hello') Object.assign(this, { cursor: data.cursor, students: data.students })
    if (event === 'poll' || event === 'hello') {
      const poll = event === 'poll' ? data : data.poll
      const isNew = poll && (poll.number !== this.poll?.number || poll.isOpen !== this.poll.isOpen)
      this.poll = poll
      this.draw()
      if (isNew) this.dispatchEvent(new CustomEvent('told', { detail: this.#words(poll), bubbles: true }))
      if (isNew && !this.isTeacher) this.dispatchEvent(new Event('entered', { bubbles: true }))
    }
    this.#lead()
  }

  #words({ question, isOpen, options, counts }) {
    return isOpen ? `${question} ${options.join(', ')}` : `${question} ${options.map((option, index) => `${option}: ${counts[index]}`).join(', ')}`
  }

  #end() {
    this.isOver = true
    this.store.isFollower = false
    localStorage.removeItem(`teaches ${this.code}`)
    this.pill.hidden = true
    this.draw()
  }

  // Where the teacher is, as the store counts: null for now.
  get #place() {
    const { revision } = this.cursor
    return revision === null || revision >= this.store.newest ? null : revision
  }

  #lead() {
    if (!this.isTeacher && !this.isWandering && !this.isOver) {
      if (this.store.at !== this.#place) this.store.go(this.#place ?? Infinity)
      if (this.cursor.selection) this.store.select(this.cursor.selection)
    }
    this.#drawPill()
  }

  #return() {
    this.isWandering = false
    this.#lead()
    this.draw()
  }

  // The teacher's own moves are pointed out, ten times a second at most; a student's own leave.
  #move(name) {
    if (!this.code || this.isOver) return
    if (this.isTeacher) {
      this.#pointing ??= setTimeout(() => {
        this.#pointing = null
        const place = { revision: this.store.at, selection: this.store.selection }
        if (this.pointed === `${place.revision} ${place.selection}`) return
        this.pointed = `${place.revision} ${place.selection}`
        this.#ask('PATCH', this.path, place)
      }, 100)
      return
    }
    if (name === 'log' && !this.isWandering) return this.#lead()
    if (name === 'show' && !this.isWandering && this.store.at !== this.#place) {
      this.isWandering = true
      this.draw()
    }
    this.#drawPill()
  }

  #drawPill() {
    const away = (this.cursor.revision ?? this.store.newest) - (this.store.shown?.revision ?? 0)
    this.pill.hidden = !this.isWandering
    this.pill.textContent = away === 0 ? say('followAgain') : say(away > 0 ? 'behind' : 'ahead', { count: Math.abs(away) })
  }

  draw() {
    const { code } = this
    if (!code || this.isOver) return this.replaceChildren(
      html('p', {}, say(code ? 'classOver' : 'classHint')),
      html('div', { class: 'bar' }, button(say('openClass'), () => this.#reopen(), { class: 'main' })))
    const link = `${location.origin}/c/${code}`
    const copy = button(say('copy'), async () => {
      await navigator.clipboard.writeText(link)
      copy.textContent = say('copied')
    })
    const mode = (name, isOn, act) => button(say(name), act, { 'aria-pressed': `${isOn}` })
    this.replaceChildren(
      html('p', { class: 'classcode' }, code),
      this.isTeacher
        ? html('div', {}, html('p', {}, html('a', { href: `/c/${code}` }, link.replace(/^\w+:\/\//, '')), ' ', copy),
          this.counts = html('p', { class: 'hint' }))
        : html('div', { class: 'bar', role: 'group', 'aria-label': say('class') },
          mode('follow', !this.isWandering, () => this.#return()),
          mode('wander', this.isWandering, () => { this.isWandering = true; this.#drawPill(); this.draw() }),
          button(say('ownCopy'), async () => { location.href = `/s/${(await this.store.fork()).id}` })),
      ...this.#drawPoll(),
      ...this.isTeacher ? this.#teach() : [])
    this.#tellCounts()
  }

  #reopen() {
    this.isOver = false
    return this.#open()
  }

  #tellCounts() {
    if (!this.isTeacher || !this.counts) return
    this.counts.textContent = [say('students', { count: Math.max(0, this.students - 1) }),
      this.poll?.isOpen ? say('answers', { count: this.poll.answers }) : ''].filter(Boolean).join(' · ')
  }

  #drawPoll() {
    const { poll } = this
    if (!poll) return []
    const key = `answer ${this.code} ${poll.number}`
    const mine = localStorage.getItem(key)
    const answer = async option => {
      if (!await this.#ask('POST', `${this.path}/polls/${poll.number}/answers`, { key: voter(), option })) return
      localStorage.setItem(key, option)
      this.draw()
      this.dispatchEvent(new CustomEvent('told', { detail: say('answered'), bubbles: true }))
    }
    const total = Math.max(1, poll.answers)
    return [html('section', { class: 'poll' }, html('h3', {}, poll.question),
      html('ul', {}, poll.options.map((option, index) => html('li', {}, poll.counts
        ? html('label', {}, `${option}${`${index}` === mine ? ' ✓' : ''} – ${poll.counts[index]}`, html('meter', { min: 0, max: total, value: poll.counts[index] }))
        : this.isTeacher ? option
          : button(option, () => answer(index), { disabled: mine !== null, 'aria-pressed': `${`${index}` === mine}` })))),
      !this.isTeacher && poll.isOpen && mine !== null ? html('p', { class: 'hint' }, say('answered')) : '',
      this.isTeacher && poll.isOpen ? button(say('reveal'), () => this.#ask('POST', `${this.path}/polls/${poll.number}/reveal`, {}), { class: 'main' }) : '')]
  }

  #teach() {
    const question = html('input', { name: 'question', required: true, maxlength: 300, autocomplete: 'off' })
    const options = html('textarea', { name: 'options', required: true, rows: 3, value: `${say('yes')}\n${say('no')}` })
    const form = html('form', {
      onsubmit: event => {
        event.preventDefault()
        const list = options.value.split('\n').map(line => line.trim()).filter(Boolean)
        this.#ask('POST', `${this.path}/polls`, { question: question.value, options: list })
      },
    },
    html('h3', {}, say('newPoll')),
    html('label', {}, say('question'), question), html('label', {}, say('options'), options),
    html('div', { class: 'bar' }, html('button', { class: 'main' }, say('openPoll')),
      document.querySelector('fen-lesson') && button(say('fromLesson'), () => {
        const asked = this.#prediction()
        if (asked) Object.assign(question, { value: asked.question }) && (options.value = asked.options.join('\n'))
      })))
    return [form, html('div', { class: 'bar' }, button(say('endClass'), () => this.#ask('DELETE', this.path), { class: 'danger' }))]
  }

  // What the lesson asks now, where that has a few answers to choose from.
  #prediction() {
    const part = document.querySelector('fen-lesson')
    const ask = part?.lesson?.steps[part.progress.step]?.ask
    const options = {
      yesNo: () => [say('yes'), say('no')],
      window: () => [...this.store.shown.snapshot.windows.map(window => window.id), say('nobody')],
    }[ask?.kind]?.()
    return options && { question: pick(ask.question), options: options.slice(0, 8) }
  }
}
customElements.define('fen-class', Classroom)
