import { say } from './words.js'

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

  // Sends a command. The past and a class are only looked at: what would change them says how to
  // go on from there.
  async act(method, path, body) {
    try {
      if (this.store.isReadOnly) throw new Error(say(this.store.isFollower ? 'isFollower' : 'isPast'))
      return await this.store.send(method, path, body)
    } catch (error) {
      this.dispatchEvent(new CustomEvent('refused', { detail: error.message, bubbles: true }))
      return null
    }
  }
}
