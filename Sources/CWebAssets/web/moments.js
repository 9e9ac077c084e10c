import { get } from './service.js'

// How many moments one request prefetches, first and at most, and for how many milliseconds after
// the user moved.
const few = 64
const most = 512
const patience = 2000
// The cache's capacity: a part counts as a hundred references to one.
const room = 2_000_000

const idle = globalThis.requestIdleCallback ?? (done => setTimeout(done, 20))

// What a session looked like, revision by revision: read one at a time for a waiting user, and many at a
// time before. Parts that two moments of one reply share are the same object in both.
export class Moments {
  #path
  #screen
  // By revision, or by name as `8.s12` or `8.3`, oldest first: { moment, cost }.
  #known = new Map()
  #waiting = new Map()
  #kept = 0
  // How many moments arrive in about 20 milliseconds, as far as known, and whether they are large.
  #most = few
  #areLarge = false
  #middle = null
  #filling = null

  constructor(path, screen) {
    this.#path = path
    this.#screen = screen
  }

  // The cached moment of a revision.
  find(revision) { return this.#known.get(revision)?.moment }

  // The moment of a revision.
  async at(revision) {
    if (!this.#known.has(revision)) {
      if (!this.#waiting.has(revision)) {
        this.#waiting.set(revision, this.#read(revision, 1).finally(() => this.#waiting.delete(revision)))
      }
      await this.#waiting.get(revision)
    }
    return this.find(revision)
  }

  // Reads the moment of a revision with its cause: { epoch, command, events }.
  async next(revision) {
    const { epoch, moments: [{ command, events }] } = await this.#read(revision, 1, '&include=log')
    return { epoch, command, events }
  }

  // Prefetches the moments around a revision, the nearest first, between the first one and the last;
  // large moments only when the user is about to see them.
  around(revision, first, last, isWanted = true) {
    this.#middle = { revision, first, last, isWanted, until: performance.now() + patience }
    this.#filling ??= this.#fill().catch(() => {}).finally(() => { this.#filling = null })
  }

  // Stops prefetching, and returns when no request is pending.
  async stop() {
    if (this.#middle) this.#middle.until = 0
    await Promise.allSettled([this.#filling, ...this.#waiting.values()])
  }

  async #fill() {
    while (performance.now() < this.#middle.until) {
      const { revision, first, last, isWanted } = this.#middle
      if (!isWanted && this.#areLarge) return
      let [up, down] = [revision, revision]
      while (up <= last && this.#known.has(up)) up++
      while (down >= first && this.#known.has(down)) down--
      const isUp = up <= last && (down < first || up - revision <= revision - down)
      if (!isUp && down < first) return
      // More distant moments would evict nearer ones.
      const reach = room / 3 * this.#known.size / this.#kept
      if (Math.abs((isUp ? up : down) - revision) > reach) return
      await new Promise(done => idle(done, { timeout: 100 }))
      const from = isUp ? up : Math.max(first, down + 1 - this.#most)
      const began = performance.now()
      await this.#read(from, isUp ? Math.min(this.#most, last + 1 - from) : down + 1 - from)
      const took = performance.now() - began
      if (!this.#areLarge) this.#most = Math.max(few, Math.min(most, took < 15 ? this.#most * 2 : took > 40 ? this.#most / 2 : this.#most))
    }
  }

  async #read(from, limit, more = '') {
    const reply = await get(`${this.#path}/moments?from=${from}&limit=${limit}&screen=${this.#screen}${more}`)
    const { parts, moments } = reply
    if (moments.length < limit) {
      this.#areLarge = true
      this.#most = moments.length
    }
    const of = numbers => numbers.map(number => parts[number])
    for (const { revision, step, event, application, screens, windows, views, controllers, picture } of moments) {
      const name = step ? `${revision}.s${step}` : event ? `${revision}.${event}` : revision
      if (this.#known.has(name)) continue
      const cost = 100 * parts.length / moments.length + views.length * 2 + windows.length + 10
      this.#kept += cost
      this.#known.set(name, { cost, moment: {
        name, revision, step, screen: picture.screen,
        snapshot: { application: parts[application], screens: of(screens), windows: of(windows), views: of(views), controllers: of(controllers) },
        picture: { description: parts[picture.description], clips: of(picture.clips), levels: picture.levels.map(of) },
      } })
    }
    for (const [name, { cost }] of this.#known) {
      if (this.#kept <= room || this.#known.size === 1) break
      this.#known.delete(name)
      this.#kept -= cost
    }
    return reply
  }
}
