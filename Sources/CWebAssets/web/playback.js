import { html, button } from './html.js'
import { swatch } from './look.js'
import { sentence } from './events.js'
import { say } from './words.js'

// How many rows the output has at most.
const mostRows = 300

// Whether an event is worth a row: a window's notification or its release.
const isTold = ({ name, rule }) => name.startsWith('UIWindow') || (name === 'dealloc' && rule === 'windows-1.5')

// What a run did, moment by moment: the steps of a program, or the lines of other code. Each is
// { file, line, output, events, show }, where `show` draws the state after it.
export function momentsOf(store, reply, steps) {
  if (!steps.length) {
    return (reply.lines ?? []).filter(({ revision, output }) => revision || output).map(({ line, revision, output, events = [] }) =>
      ({ line, events, output: output ? [output] : [], show: () => revision && store.go(revision) }))
  }
  const events = reply.events ?? reply.lines?.flatMap(({ events = [] }) => events) ?? []
  return steps.map((step, index) => ({
    file: step.file, line: step.line, output: step.output, show: () => store.goTo(reply.revision, index + 1),
    events: step.events.map(name => events[name.split('.')[1] - 1]).filter(Boolean),
  }))
}

// Steps back and forth through a run, and lists what it printed and what happened to windows. `reached` gets the moment that
// is shown, null at the end.
export class Playback {
  #at = null

  constructor(store, moments, reached) {
    Object.assign(this, { store, moments, reached })
    const step = (name, text, act) => button(text, act, { 'aria-label': say(name), title: say(name) })
    this.steps = html('div', { class: 'bar playback', role: 'group', 'aria-label': say('stepsOfCode') },
      step('back', '‹', () => this.go((this.#at ?? moments.length) - 1)), step('forward', '›', () => this.go((this.#at ?? moments.length) + 1)),
      this.place = html('span', { class: 'stepplace', 'aria-live': 'polite' }))
    const rows = moments.flatMap((moment, index) => [
      ...moment.output.map(text => [index, html('code', {}, text)]),
      ...moment.events.filter(isTold).map(event => [index, html('span', { class: event.name === 'dealloc' ? 'lost' : '' }, swatch(store.colorOf(event.object)), sentence(event))]),
    ])
    this.output = html('section', { class: 'output', 'aria-label': say('bugOutput') },
      html('div', { class: 'bar' }, html('h2', {}, say('bugOutput')), html('span', { class: 'hint' }, say('bugCounts', {
        steps: moments.length, events: moments.reduce((sum, { events }) => sum + events.length, 0) }))),
      rows.length ? html('ol', { tabindex: 0, 'aria-label': say('bugOutput') }, rows.slice(0, mostRows).map(([index, ...words]) => html('li', { 'data-index': index },
        button(`${moments[index].line}`, () => this.go(index), { class: 'link', 'aria-label': say('bugLine', moments[index]) }), words)))
        : html('p', { class: 'hint' }, say('bugNoOutput')),
      rows.length > mostRows && html('p', { class: 'hint' }, say('bugMoreOutput', { count: rows.length - mostRows })))
    this.#tell()
  }

  // Shows the moment of this index; beyond the last one, the end.
  async go(index) {
    this.#at = index >= this.moments.length ? null : Math.max(0, index)
    try {
      await (this.#at === null ? this.store.go(Infinity) : this.moments[this.#at].show())
    } catch (error) {
      this.steps.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true }))
    }
    this.#tell()
    this.reached(this.#at === null ? null : this.moments[this.#at])
  }

  #tell() {
    const { length: count } = this.moments
    const at = this.#at ?? count
    this.place.textContent = this.#at === null ? say('stepsDone', { count }) : say('stepPlace', { step: at + 1, count })
    for (const row of this.output.querySelectorAll('li')) {
      row.classList.toggle('ahead', +row.dataset.index > at)
      row.toggleAttribute('aria-current', +row.dataset.index === this.#at)
    }
  }
}
