import { say, wordsOfNote } from './words.js'

// A part of the page that draws something of a session.
export class Part extends HTMLElement {
  // Draws now and at each of these events of the store; a part in a hidden panel waits until the panel
  // is shown.
  watch(...events) {
    for (const event of events) this.store.addEventListener(event, () => this.#redraw())
    this.addEventListener('shown', () => this.isOld && this.#redraw())
    this.#redraw()
  }

  #redraw() {
    this.isOld = this.closest('[hidden]') !== null
    if (!this.isOld) this.draw()
  }

  // Shows the service's reasons why nothing happened; an input's path shows its own.
  async note({ notes = [] }) {
    // Those with a line are about pasted code, which shows them itself.
    const words = await Promise.all(notes.filter(({ line }) => !line).map(wordsOfNote))
    if (words.length) this.dispatchEvent(new CustomEvent('refused', { detail: words.join(' '), bubbles: true }))
  }

  // Sends a command. An earlier revision and a class are read-only: a change there shows how to
  // continue from there.
  async act(method, path, body) {
    try {
      if (this.store.isReadOnly) throw new Error(say(this.store.whyReadOnly))
      if (this.store.isLesson && !this.isLesson) throw new Error(say('isLesson'))
      const reply = await this.store.send(method, path, body)
      if (!reply.trace) this.note(reply)
      return reply
    } catch (error) {
      this.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true }))
      return null
    }
  }
}
