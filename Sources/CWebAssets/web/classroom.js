import { html, button, style } from './html.js'
import { swatch } from './look.js'
import { Part } from './part.js'
import { Live } from './live.js'
import { get, segment, send, start, tokens } from './service.js'
import { keepClass, placeOf, showSession, teaches } from './along.js'
import { touchOf } from './touched.js'
import { learn, say } from './words.js'

// The code in a link, or null.
export const codeOf = text => /^[2-9A-HJ-NP-Z]{6}$/i.test(text ?? '') ? text.toUpperCase() : null

// Goes to the session that a class is shown.
export async function join(code) {
  location.href = placeOf(await get(`/classes/${segment(code.trim())}`))
}

// Tells this browser from others in a poll, and contains nothing about its user.
function voter() {
  const made = () => [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')
  if (!localStorage.getItem('voter')) localStorage.setItem('voter', made())
  return localStorage.getItem('voter')
}

// A poll's options as bars, with the number of votes for each once known, and the right one marked if known.
export function results({ options, counts, answers }, store, { mine, right }) {
  const colors = options.map(option => store.colorOf(option))
  const square = color => color === undefined ? html('span', { class: 'noswatch' }) : swatch(color)
  return html('ul', { class: 'results' }, options.map((option, index) => {
    const bar = counts && html('span', { class: 'part' })
    bar?.style.setProperty('--part', counts[index] / Math.max(1, answers))
    if (bar && colors[index]) bar.style.backgroundColor = colors[index]
    const isRight = counts && right === index
    return html('li', { class: isRight ? 'isRight' : null },
      html('span', { class: 'name' }, colors.some(Boolean) && square(colors[index]), html('span', {}, option), counts && mine === index && html('small', {}, ` ${say('yours')}`)),
      counts && [html('span', { class: 'track', 'aria-hidden': 'true' }, bar), html('strong', { class: 'count' }, `${counts[index]}`),
        html('span', { class: 'mark yes', role: isRight ? 'img' : null, 'aria-label': isRight ? say('isRight') : null }, isRight ? '✓' : '')])
  }))
}

// The most frequent answer beside UIKit's, once both are known.
export function verdict({ options, counts }, right) {
  if (!counts || right === null) return null
  const most = Math.max(...counts)
  const first = counts.indexOf(most)
  const words = most === 0 ? [] : counts.lastIndexOf(most) !== first ? [say('divided')] : [say('mostSaid', { answer: options[first] })]
  return html('p', { class: 'verdictOfClass' }, [...words, say('uikitSays', { answer: options[right] })].join(' '))
}

// A class. The teacher points and asks; a follower is led, looks around, or forks.
export class Classroom extends Part {
  code = null
  isTeacher = false
  isWandering = false
  isOver = false
  // The page's lesson, or null, and how far the class is in one.
  page = null
  lesson = null
  // Whether the class is shown the session of this page; unknown until its stream says so.
  isHere = false
  cursor = { revision: null, selection: null }
  poll = null
  students = 0
  // The raised hands, the one that leads instead of the teacher, and this browser's own.
  hands = []
  control = null
  hand = null
  #pointing = null

  async connectedCallback() {
    await Promise.all([learn('class'), style('class.css')])
    this.pill = button('', () => this.#return(), { class: 'pill main', hidden: true })
    document.body.append(this.pill)
    for (const name of ['show', 'select', 'log']) this.store.addEventListener(name, () => this.#move(name))
    addEventListener('taken', () => this.#tellPlace())
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
    this.isTeacher = teaches(this.code)
    if (this.isTeacher) keepClass(this.code)
    this.hand = +localStorage.getItem(`hand ${this.code}`) || null
    this.store.isFollower = !this.leads
    new Live(`${this.path}/events`, ['session', 'cursor', 'poll', 'control'], news => this.#hear(news))
    this.dispatchEvent(new Event('entered', { bubbles: true }))
    if (this.isTeacher) setInterval(() => document.hidden || this.isOver || this.#count(), 2000)
    this.#move('show')
    this.draw()
  }

  // The index of the poll's right option, as this browser found it when it asked; null if it did not.
  get right() {
    const right = this.poll && localStorage.getItem(`right ${this.code} ${this.poll.number}`)
    return right === null ? null : +right
  }

  get isOpen() { return this.code !== null && !this.isOver }

  // Whether this page leads the class.
  get leads() { return this.control === null ? this.isTeacher : this.control === this.hand }

  async #ask(method, path, body, isStart) {
    try {
      return await (isStart ? start(path, body) : send(method, path, body))
    } catch (error) {
      this.#refuse(error)
      return null
    }
  }

  #refuse(error) { this.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true })) }

  // Reads the counts of students and answers, which the stream does not send; the teacher's own stream is one of them.
  async #count() {
    const { students, poll, hands } = await get(this.path).catch(() => this)
    this.students = students
    const isNew = `${hands}` !== `${this.hands}`
    this.hands = hands
    if (isNew) this.#drawHands()
    if (poll?.number === this.poll?.number) this.poll = poll
    this.#tellCounts()
  }

  #hear({ state, event, data }) {
    if (state === 'gone') this.#end()
    if (event === 'cursor') this.cursor = data
    const isWhole = event === 'hello' || event === 'session'
    if (isWhole) {
      if (this.#goAlong(data)) return
      const { cursor, students, hands, lesson } = data
      Object.assign(this, { cursor, students, hands, lesson, isHere: true })
      if (this.isTeacher && lesson?.id !== this.#place?.id) this.#tellPlace()
      this.dispatchEvent(new Event('step'))
    }
    if (event === 'control' || isWhole) this.#pass(data.control, event === 'control')
    if (event === 'poll' || isWhole) {
      const poll = event === 'poll' ? data : data.poll
      const isNew = poll && (poll.number !== this.poll?.number || poll.isOpen !== this.poll.isOpen)
      this.poll = poll
      this.draw()
      if (isNew) this.dispatchEvent(new CustomEvent('told', { detail: this.#words(poll), bubbles: true }))
      if (isNew && !this.isTeacher) {
        this.dispatchEvent(new Event('entered', { bubbles: true }))
        this.querySelector('.poll').scrollIntoView({ block: 'nearest' })
      }
    }
    this.#lead()
  }

  // Goes to the page that the class is shown, if it is another one; returns whether it did. Students go to the page of a
  // lesson that their teacher begins.
  #goAlong(shown) {
    const isElsewhere = shown.session !== this.store.session
    if (!isElsewhere && (this.isTeacher || (shown.lesson?.id ?? null) === this.page)) return false
    const isPresenting = document.documentElement.hasAttribute('data-presenting')
    location.href = `${placeOf(shown)}${isPresenting ? '&present=' : ''}`
    // Changing only the hash loads nothing.
    if (!isElsewhere) location.reload()
    return true
  }

  // How far this page is in a lesson, or null without one.
  get #place() { return document.querySelector('fen-lesson')?.place ?? null }

  // Tells the class how far its lesson is.
  async #tellPlace() {
    const lesson = this.#place
    if (!this.isTeacher || !this.isHere || this.isOver || !lesson) return
    try {
      await showSession(this.code, this.store.session, lesson)
    } catch (error) { this.#refuse(error) }
  }

  // Another hand, or the teacher, leads from now on.
  #pass(control, isNews) {
    const led = this.leads
    if (isNews && control === null) this.hands = []
    this.hands = this.hands.filter(hand => hand !== control)
    this.control = control
    // A hand goes down when its control passes to another one; all go down when the teacher takes control back.
    const isDown = isNews ? led || control === null : !this.hands.includes(this.hand)
    if (this.hand && control !== this.hand && isDown) this.#keepHand(null)
    this.store.isFollower = !this.leads && !this.isOver
    if (this.leads !== led) {
      this.isWandering = false
      this.pointed = null
      if (isNews && this.leads) this.#move('show')
      if (isNews) this.dispatchEvent(new CustomEvent('told', { detail: say(this.leads ? 'youLead' : 'youFollow'), bubbles: true }))
    }
    this.draw()
  }

  #keepHand(hand, token) {
    this.hand = hand
    hand ? localStorage.setItem(`hand ${this.code}`, hand) : localStorage.removeItem(`hand ${this.code}`)
    for (const name of [this.code, this.store.session]) tokens.lend(name, token)
  }

  async #raise() {
    const raised = await this.#ask('POST', `${this.path}/hands`)
    if (!raised) return
    this.#keepHand(raised.hand, raised.handToken)
    this.draw()
  }

  #words({ question, isOpen, options, counts }) {
    return isOpen ? `${question} ${options.join(', ')}` : `${question} ${options.map((option, index) => `${option}: ${counts[index]}`).join(', ')}`
  }

  #end() {
    this.isOver = true
    this.isWandering = false
    this.store.isFollower = false
    localStorage.removeItem(`teaches ${this.code}`)
    if (this.isTeacher) keepClass(null)
    this.pill.hidden = true
    this.draw()
  }

  // The teacher's moment in the store's counting: null for the newest.
  get #shown() {
    const { revision } = this.cursor
    return revision === null || revision >= this.store.newest ? null : revision
  }

  #lead() {
    if (!this.leads && !this.isWandering && !this.isOver) {
      if (this.store.at !== this.#shown) this.store.go(this.#shown ?? Infinity)
      if (this.cursor.selection) this.store.select(this.cursor.selection)
    }
    this.#drawPill()
  }

  #return() {
    this.isWandering = false
    this.#lead()
    this.draw()
  }

  // Sends the leader's moves as pointing, ten times a second at most; a student who moves leaves the teacher.
  #move(name) {
    if (!this.code || this.isOver) return
    if (this.leads) {
      this.#pointing ??= setTimeout(() => {
        this.#pointing = null
        const place = { revision: this.store.at, selection: this.store.selection }
        if (this.pointed === `${place.revision} ${place.selection}`) return
        this.pointed = `${place.revision} ${place.selection}`
        if (!this.leads || this.isOver) return
        this.#ask('PATCH', this.path, place)
      }, 100)
      return
    }
    if (name === 'log') this.#showTouch()
    if (name === 'log' && !this.isWandering) return this.#lead()
    if (name === 'show' && !this.isWandering && this.store.at !== this.#shown) {
      this.isWandering = true
      this.draw()
    }
    this.#drawPill()
  }

  // Draws the path of a touch that another page made.
  async #showTouch() {
    const trace = await touchOf(this.store, this.store.newest).catch(() => null)
    if (trace?.revision === this.store.newest) this.store.tell(trace)
  }

  #drawPill() {
    const away = (this.cursor.revision ?? this.store.newest) - (this.store.shown?.revision ?? 0)
    this.pill.hidden = !this.isWandering
    this.pill.textContent = away === 0 ? say('followAgain') : say(away > 0 ? 'behind' : 'ahead', { count: Math.abs(away) })
  }

  draw() {
    document.querySelector('fen-strip')?.draw()
    const { code } = this
    const ownCopy = () => button(say('ownCopy'), async () => { location.href = `/s/${(await this.store.fork()).id}` })
    // The session is its teacher's: after the class a student continues in a copy.
    if (!code || this.isOver) return this.replaceChildren(
      html('p', {}, say(code ? 'classOver' : 'classHint')),
      html('div', { class: 'bar' }, code && !this.isTeacher
        ? [ownCopy(), html('a', { class: 'button', href: '/' }, say('allLessons'))]
        : button(say('openClass'), () => this.#reopen(), { class: 'main' })))
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
        : this.leads ? html('p', { class: 'control' }, say('youLead'))
          : html('div', { class: 'bar', role: 'group', 'aria-label': say('class') },
          mode('follow', !this.isWandering, () => this.#return()),
          mode('wander', this.isWandering, () => { this.isWandering = true; this.#drawPill(); this.draw() }),
          ownCopy(),
          this.hand ? html('span', { role: 'status' }, say('handIsUp', { hand: this.hand })) : button(say('raiseHand'), () => this.#raise())),
      this.raised = html('div', { class: 'hands' }),
      ...this.#drawPoll(),
      ...this.isTeacher ? this.#teach() : [])
    this.#tellCounts()
    this.#drawHands()
  }

  // The hands that can get control, and the hand that has it.
  #drawHands() {
    if (!this.isTeacher || !this.raised) return
    this.raised.replaceChildren(...[
      this.control !== null && html('p', { class: 'control', role: 'status' }, say('handLeads', { hand: this.control }), ' ',
        button(say('takeBack'), () => this.#ask('DELETE', `${this.path}/control`), { class: 'main' })),
      this.hands.length > 0 && html('div', { class: 'bar' }, say('handsUp'),
        this.hands.map(hand => button(`${hand}`, () => this.#ask('PUT', `${this.path}/control`, { hand }), { 'aria-label': say('giveControl', { hand }), title: say('giveControl', { hand }) }))),
    ].filter(Boolean))
  }

  #reopen() {
    this.isOver = false
    return this.#open()
  }

  // Shows how many follow and have answered; only the teacher's page asks for it.
  get told() {
    return this.isTeacher ? [say('students', { count: Math.max(0, this.students - 1) }),
      this.poll?.isOpen ? say('answers', { count: this.poll.answers }) : ''].filter(Boolean).join(' · ') : ''
  }

  #tellCounts() {
    if (this.isTeacher && this.counts) this.counts.textContent = this.told
    document.querySelector('fen-strip')?.count()
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
    const isAsked = poll.isOpen && !this.isTeacher
    return [html('section', { class: 'poll' }, html('h3', {}, poll.question),
      isAsked ? html('ul', {}, poll.options.map((option, index) => html('li', {}, button(option, () => answer(index), { disabled: mine !== null, 'aria-pressed': `${`${index}` === mine}` }))))
        : results(poll, this.store, { mine: mine === null ? null : +mine, right: this.right }),
      verdict(poll, this.right),
      isAsked && mine !== null ? html('p', { class: 'hint' }, say('answered')) : '',
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
    html('div', { class: 'bar' }, html('button', { class: 'main' }, say('openPoll'))))
    const lesson = document.querySelector('fen-lesson')
    return [lesson ? html('div', { class: 'bar' }, button(say('fromLesson'), () => this.#askLesson(lesson), { class: 'main' })) : '', form,
      html('div', { class: 'bar' }, button(`${say('present')} (p)`, () => this.dispatchEvent(new Event('present', { bubbles: true }))),
        button(say('endClass'), () => this.#ask('DELETE', this.path), { class: 'danger' }))]
  }

  // Asks the class the lesson's current question. The page finds the right answer at once and hides it until the reveal.
  async #askLesson({ steps, progress }) {
    try {
      const step = steps?.[progress.step]
      const poll = step && await (await import('./ask.js')).pollOf(step, this.store, progress.outcome?.before ?? this.store.newest)
      if (!poll) throw new Error(say('noPrediction'))
      const { question, options, right } = poll
      const reply = await this.#ask('POST', `${this.path}/polls`, { question, options })
      if (reply) localStorage.setItem(`right ${this.code} ${reply.poll.number}`, right)
    } catch (error) { this.#refuse(error) }
  }
}
customElements.define('fen-class', Classroom)
