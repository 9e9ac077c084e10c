import { get, segment, send, start } from './service.js'
import { Live } from './live.js'
import { Moments } from './moments.js'

// One session as this tab sees it. The page draws only this state, all of one revision.
//
// Events: `show` when another moment is shown, `log` when the log has grown, `select`, `trace`, `live`, and
// `session` when it continues with another session.
export class Store extends EventTarget {
  // 'connecting', 'live', 'lost' or 'gone'.
  live = 'connecting'
  // The chosen revision, or null for the newest.
  at = null
  newest = 0
  // The shown moment, and the names of the objects that its command changed.
  shown = null
  // The log: [{ revision, request, command, object, events }], starting at revision 1.
  log = []
  selection = null
  // The shown screen.
  screen = 'main'
  // The object whose subtree is shown alone, or null.
  focus = null
  // Whether another client leads, so that this page is read-only.
  #isFollower = false
  // Whether moments follow one another too fast for animations.
  isHasty = false
  // The path of the newest input, with its revision.
  trace = null
  // Whether the page was opened through a shared link, which is read-only.
  isView = false
  // Whether it is the session of a lesson, which only the lesson changes.
  isLesson = false
  #colors = new Map()
  #epoch = null
  #lastSeq = 0
  // The newest revision that was announced.
  #told = 0
  #moments
  #live
  #reading = null
  #went = 0
  // The requested step of the code, or null for the end of its command.
  #wanted = null
  #refreshing = null
  #again = false

  constructor(session) {
    super()
    this.#name(session)
    this.#moments = new Moments(this.path, this.screen)
  }

  #name(session) {
    this.session = session
    this.path = `/sessions/${segment(session)}`
  }

  async open() {
    await this.refresh()
    this.#live = new Live(`${this.path}/events?include=command`, ['command', 'reset'], news => this.#hear(news))
  }

  // Continues with another session, such as a fork of this one.
  async become(session) {
    this.#live?.close()
    // Pending replies are of the old session.
    await Promise.allSettled([this.#refreshing, this.#reading, this.#moments.stop()])
    this.#name(session)
    this.#forget()
    await this.open()
    if (this.selection && !this.find(this.selection)) this.select(null)
    this.#emit('session')
  }

  get isPast() { return this.shown && (this.shown.revision < this.newest || !!this.shown.step) }

  get isFollower() { return this.#isFollower }

  set isFollower(isFollower) {
    if (isFollower === this.#isFollower) return
    this.#isFollower = isFollower
    this.#emit('lead')
  }

  get isReadOnly() { return this.isFollower || this.isView || this.isPast }

  // Why this page is read-only, as the key of a text.
  get whyReadOnly() { return this.isFollower ? 'isFollower' : this.isView ? 'isView' : 'isPast' }

  #emit(name) { this.dispatchEvent(new Event(name)) }

  #hear(news) {
    if (news.state && news.state !== this.live) {
      this.live = news.state
      this.#emit('live')
    }
    if (news.event === 'reset') this.#forget()
    if (news.event === 'reset' || news.data?.revision > this.newest) this.refresh(news.data?.revision)
  }

  #forget() {
    Object.assign(this, { log: [], newest: 0, at: null, trace: null })
    this.#epoch = null
    this.#lastSeq = 0
    this.#told = 0
    this.#lookAnew()
  }

  // Drops the moments that were read before, because they are stale.
  #lookAnew() {
    this.#moments = new Moments(this.path, this.screen)
    if (this.shown) this.shown = { ...this.shown, screen: null }
  }

  // Reads the news, one reading at a time, and once more if something arrived meanwhile.
  refresh(revision = 0) {
    this.#told = Math.max(this.#told, revision)
    if (this.#refreshing) {
      this.#again = true
      return this.#refreshing
    }
    this.#refreshing = (async () => {
      try {
        do {
          this.#again = false
          await (this.#epoch && this.#told === this.newest + 1 ? this.#readNext() : this.#readLog())
          if (this.at === null) await this.#show()
        } while (this.#again)
      } finally { this.#refreshing = null }
    })()
    return this.#refreshing
  }

  // Reads one command and the moment after it.
  async #readNext() {
    const { epoch, command, events } = await this.#moments.next(this.#told).catch(() => ({}))
    // Also if the session was made anew, or some events are not sent yet.
    if (epoch !== this.#epoch || command?.events !== events.length - 1) return this.#readLog()
    this.#add(command, events)
    this.#emit('log')
  }

  async #readLog() {
    // It is shown soon.
    if (this.#told > this.newest && this.at === null) this.moment(this.#told).catch(() => {})
    for (;;) {
      const known = this.newest
      const after = this.#epoch ? `&after=${this.#epoch}.${this.#lastSeq}.${known}` : ''
      const [history, sent] = await Promise.all([
        get(`${this.path}/events?include=all&limit=10000${after}`),
        get(`${this.path}/commands?after=${known}&limit=1000`),
      ])
      if (this.#epoch && history.epoch !== this.#epoch) {
        this.#forget()
        continue
      }
      this.#epoch = history.epoch
      // Events after the list of commands come with the next reading.
      const told = new Map(sent.commands.map(({ revision }) => [revision, []]))
      for (const item of history.events) told.get(item.revision)?.push(item)
      // A truncated reading may lack some of its last command's events.
      const cut = history.next ? history.events.at(-1).revision : Infinity
      for (const request of sent.commands) {
        if (request.revision > known && request.revision < Math.max(cut, known + 2)) this.#add(request, told.get(request.revision))
      }
      if (sent.commands.length) this.#emit('log')
      if (sent.next === null && !history.next) return
    }
  }

  // Adds a command to the log, with its events: the command itself and the rest.
  #add(request, items) {
    const { revision, firstSeq, events } = request
    const { command, object } = items.find(({ seq }) => seq === undefined) ?? {}
    this.log.push({ revision, request, command, object, events: items.filter(({ seq }) => seq !== undefined) })
    this.#lastSeq = Math.max(this.#lastSeq, firstSeq + events - 1)
    this.newest = revision
  }

  entry(revision) {
    return this.log[revision - (this.log[0]?.revision ?? 1)]
  }

  // The state and the picture of a revision.
  moment(revision) { return this.#moments.at(revision) }

  // Draws another screen, or the device's own in moments without that one.
  look(screen) {
    this.screen = screen
    this.#lookAnew()
    return this.#show()
  }

  // The requested revision.
  get place() { return this.at ?? this.newest }

  // The requested step of its code; null after the last.
  get step() { return this.#wanted }

  get first() { return (this.log[0]?.revision ?? 1) - 1 }

  // Shows the requested revision, from the cache at once. While one is read, the user may scrub on, and then
  // only the last request is read.
  #show() {
    const known = this.#moments.find(this.place)
    if (known) return this.#draw(known)
    return this.#reading ??= this.#read().finally(() => { this.#reading = null })
  }

  async #read() {
    let moment
    do { moment = await this.#moments.at(this.place) } while (moment?.revision !== this.place)
    this.#draw(moment)
  }

  #draw(moment) {
    if (this.shown?.name === moment.name && this.shown.screen === moment.screen) return
    const entry = this.entry(moment.revision)
    const changed = new Set((entry?.events ?? []).map(event => event.object))
    const target = entry?.request.path.split('/')[2]
    if (target) changed.add(target)
    this.shown = { ...moment, changed }
    for (const { id, backgroundColor } of moment.snapshot.windows) this.#colors.set(id, backgroundColor)
    this.#emit('show')
  }

  // Shows a revision; the newest is followed from then on.
  async go(revision) {
    const wanted = Math.max(this.first, Math.min(revision, this.newest))
    this.at = wanted === this.newest ? null : wanted
    this.#wanted = null
    this.isHasty = performance.now() - this.#went < 200
    this.#went = performance.now()
    await this.#show()
    this.approach(this.place)
  }

  // Shows the state after a step of the code that ran in a revision.
  goTo(revision, step) { return this.#glance(revision, step, `${revision}.s${step}`) }

  // Shows the state after an event of a revision.
  goToEvent(revision, event) { return this.#glance(revision, null, `${revision}.${event}`) }

  async #glance(revision, step, name) {
    this.at = revision
    this.#wanted = step
    const moment = await this.#moments.at(name)
    // Unless the user went elsewhere meanwhile.
    if (this.at === revision && this.#wanted === step) this.#draw(moment)
  }

  // Prefetches the moments around a revision where the user is about to go, or may go.
  approach(revision, isWanted) { this.#moments.around(revision, this.first, this.newest, isWanted) }

  // Shows one subtree alone, or everything again.
  focusOn(id) {
    this.focus = this.focus === id ? null : id
    this.#emit('select')
  }

  // The names of all objects in the shown subtree; null for everything.
  get inFocus() {
    const objects = new Map(['windows', 'views'].flatMap(kind => this.shown.snapshot[kind]).map(object => [object.id, object]))
    if (!objects.has(this.focus)) return null
    const names = new Set([this.focus])
    for (const id of names) for (const inner of objects.get(id)?.subviews ?? []) names.add(inner)
    return names
  }

  select(id) {
    if (this.selection === id) return
    this.selection = id
    this.#emit('select')
  }

  // The colour that a window has, or had when it was last seen.
  colorOf(id) { return this.#colors.get(id) }

  // How many windows' colours are known.
  get colorCount() { return this.#colors.size }

  // Announces the path of an input that changed nothing, as a question's answer does.
  tell(trace) {
    this.trace = trace && { notes: [], ...trace, revision: this.newest }
    this.#emit('trace')
  }

  // The window, view or controller of this name in the shown moment, with its kind.
  find(id) {
    const { windows = [], views = [], controllers = [] } = this.shown?.snapshot ?? {}
    for (const [kind, list] of Object.entries({ windows, views, controllers })) {
      const object = list.find(object => object.id === id)
      if (object) return { kind, object }
    }
    return null
  }

  // Sends a command; before it returns, the store has read the resulting events.
  async send(method, path, body) {
    const reply = await send(method, this.path + path, body)
    this.at = null
    await this.refresh(reply.revision)
    if (reply.trace) {
      this.trace = { ...reply.trace, notes: reply.notes ?? [], revision: reply.revision }
      this.#emit('trace')
      if (reply.trace.view) this.select(reply.trace.view)
    }
    return reply
  }

  // A session that begins with the shown moment.
  fork() { return start(`${this.path}/forks`, { at: this.shown.revision }) }
}
