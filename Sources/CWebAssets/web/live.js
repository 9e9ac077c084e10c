// Follows a session's events for all tabs of a browser that show it: a browser has six connections
// for a service, so one tab holds the stream, under a lock, and tells the others.
export class Live {
  #tell
  #path
  #channel
  #stream
  #state = 'connecting'

  // `tell` hears { state } when that changes, { revision } after a command, and { reset } where the
  // session began anew.
  constructor(session, tell) {
    this.#tell = tell
    this.#path = `/sessions/${session}/events?include=command`
    const name = `fenestra ${location.host} ${session}`
    this.#channel = new BroadcastChannel(name)
    this.#channel.onmessage = ({ data }) => {
      if (data.ask) return this.#stream && this.#say({ state: this.#state })
      this.#tell(data)
    }
    if (!navigator.locks) return this.#follow()
    this.#channel.postMessage({ ask: true })
    navigator.locks.request(name, () => new Promise(() => this.#follow()))
  }

  #say(news) {
    if (news.state) this.#state = news.state
    this.#tell(news)
    this.#channel.postMessage(news)
  }

  #follow() {
    const stream = this.#stream = new EventSource(this.#path)
    const data = event => JSON.parse(event.data)
    stream.addEventListener('hello', event =>
      this.#say({ state: 'live', revision: data(event).revision, epoch: data(event).epoch }))
    stream.addEventListener('command', event => this.#say({ revision: data(event).revision }))
    stream.addEventListener('reset', () => this.#say({ reset: true }))
    stream.addEventListener('error', async () => {
      if (stream.readyState !== EventSource.CLOSED) return this.#say({ state: 'lost' })
      // The service answered, but not with a stream.
      const reply = await fetch(this.#path.replace(/\/events.*/, ''), { method: 'HEAD' }).catch(() => null)
      this.#say({ state: reply?.status === 404 ? 'gone' : 'lost' })
      if (reply?.status !== 404) setTimeout(() => this.#follow(), 2000)
    })
  }
}
