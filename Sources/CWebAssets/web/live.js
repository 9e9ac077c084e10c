// The events with the complete state.
const whole = ['hello', 'session']

// Follows a stream of events for all tabs of a browser that show the same: a browser has six
// connections for a service, so one tab holds the stream, under a lock, and informs the others.
export class Live {
  #tell
  #path
  #names
  #channel
  #stream
  #isClosed = false
  // Releases the lock.
  #release
  // The newest message of each kind, for a tab that opens later.
  #last = new Map()

  // `tell` gets { state } when the connection changes, and { event, data } for `hello` and each
  // event of these names.
  constructor(path, names, tell) {
    this.#tell = tell
    this.#path = path
    this.#names = ['hello', ...names]
    const name = `fenestra ${location.host} ${path}`
    this.#channel = new BroadcastChannel(name)
    this.#channel.onmessage = ({ data }) => {
      if (!data.ask) return this.#tell(data)
      if (this.#stream) for (const news of this.#last.values()) this.#channel.postMessage(news)
    }
    if (!navigator.locks) return this.#follow()
    this.#channel.postMessage({ ask: true })
    navigator.locks.request(name, () => this.#isClosed || new Promise(done => {
      this.#release = done
      this.#follow()
    }))
  }

  // Ends it, so that another tab can hold the stream.
  close() {
    this.#isClosed = true
    this.#stream?.close()
    this.#channel.close()
    this.#release?.()
  }

  #say(news) {
    const kind = news.event ?? 'state'
    // In the order of arrival. A complete state replaces the previous one.
    for (const old of whole.includes(kind) ? whole : [kind]) this.#last.delete(old)
    this.#last.set(kind, news)
    this.#tell(news)
    this.#channel.postMessage(news)
  }

  #follow() {
    if (this.#isClosed) return
    const stream = this.#stream = new EventSource(this.#path)
    stream.addEventListener('open', () => this.#say({ state: 'live' }))
    for (const event of this.#names) {
      stream.addEventListener(event, ({ data }) => this.#say({ event, data: JSON.parse(data) }))
    }
    stream.addEventListener('bye', ({ data }) => {
      if (!/deleted|ended/.test(data)) return
      stream.close()
      this.#say({ state: 'gone' })
    })
    stream.addEventListener('error', async () => {
      if (stream.readyState !== EventSource.CLOSED) return this.#say({ state: 'lost' })
      // The service answered, but not with a stream.
      const reply = await fetch(this.#path.replace(/\/events.*/, ''), { method: 'HEAD' }).catch(() => null)
      this.#say({ state: reply?.status === 404 ? 'gone' : 'lost' })
      if (reply?.status !== 404) setTimeout(() => this.#follow(), 2000)
    })
  }
}
