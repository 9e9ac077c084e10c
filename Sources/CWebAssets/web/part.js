import { say, wordsOfNote } from './words.js'

// A piece of the page that draws something of a session.
export class Part extends HTMLElement {
  // Draws now and at each of these events of the store; what lies in a panel that is not shown waits
  // until it is.
  watch(...events) {
    for (const event of events) this.store.addEventListener(event, () => this.#redraw())
    this.addEventListener('shown', () => this.isOld && this.#redraw())
    this.#redraw()
  }

  #redraw() {
    this.isOld = this.closest('[hidden]') !== null
    if (!this.isOld) this.draw()
  }

  // Says why nothing happened, where the service knows; an input's way says it of itself.
  async note({ notes = [] }) {
    // Those with a line are about pasted code, which shows them itself.
    const words = await Promise.all(notes.filter(({ line }) => !line).map(wordsOfNote))
    if (words.length) this.dispatchEvent(new CustomEvent('refused', { detail: words.join(' '), bubbles: true }))
  }

  // Sends a command. The past and a class are only looked at: what would change them says how to
  // go on from there.
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
