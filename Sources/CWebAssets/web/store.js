import { get, segment, send, start } from './service.js'
import { Live } from './live.js'
import { Moments } from './moments.js'

// One session as this tab sees it: all that the page draws comes from here, and all of one revision.
//
// Events: `show` when another moment is shown, `log` when the log has grown, `select`, `trace`, `live`, and
// `session` when it goes on with another session.
export class Store extends EventTarget {
  // 'connecting', 'live', 'lost' or 'gone'.
  live = 'connecting'
  // The revision that was chosen, or null for whatever is newest.
  at = null
  newest = 0
  // What is shown: a moment, and the names of what its command changed.
  shown = null
  // The log: [{ revision, request, command, object, events }], the first being revision 1.
  log = []
  selection = null
  // The screen that is drawn.
  screen = 'main'
  // The object whose subtree is looked at alone, or null.
  focus = null
  // Whether somebody else leads, so that nothing is changed from here.
  #isFollower = false
  // Whether moments follow one another too fast for anything to be shown as it moves.
  isHasty = false
  // The way of the newest input, with the revision that it belongs to.
  trace = null
  // Whether it is looked at through a link that others share, which changes nothing.
  isView = false
  // Whether it is the session of a lesson, which changes it alone.
  isLesson = false
  #colors = new Map()
  #epoch = null
  #lastSeq = 0
  // The newest revision that was heard of.
  #told = 0
  #moments
  #live
  #reading = null
  #went = 0
  // The step of the code that is wanted, null for the end of its command.
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

  // Goes on with another session, such as a fork of this one.
  async become(session) {
    this.#live?.close()
    // What is on its way is of the old one.
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

  // Why nothing is changed from here, as the name of words.
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

  // What was read before is no longer what there is to see.
  #lookAnew() {
    this.#moments = new Moments(this.path, this.screen)
    if (this.shown) this.shown = { ...this.shown, screen: null }
  }

  // Reads what is new; one reading at a time, and one more where something came meanwhile.
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

  // Reads one command and the moment that it led to.
  async #readNext() {
    const { epoch, command, events } = await this.#moments.next(this.#told).catch(() => ({}))
    // Also where the session began anew, or something is not told yet.
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
      // What is newer than the list of commands comes with the next reading.
      const told = new Map(sent.commands.map(({ revision }) => [revision, []]))
      for (const item of history.events) told.get(item.revision)?.push(item)
      // A reading that was cut short may have cut its last command's events.
      const cut = history.next ? history.events.at(-1).revision : Infinity
      for (const request of sent.commands) {
        if (request.revision > known && request.revision < Math.max(cut, known + 2)) this.#add(request, told.get(request.revision))
      }
      if (sent.commands.length) this.#emit('log')
      if (sent.next === null && !history.next) return
    }
  }

  // Takes a command into the log, with what was told of it: the command itself and its events.
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

  // Draws another screen, or the device's own in the moments where that one is not there.
  look(screen) {
    this.screen = screen
    this.#lookAnew()
    return this.#show()
  }

  // The revision that is wanted.
  get place() { return this.at ?? this.newest }

  // The step of the code in it that is wanted; null behind the last.
  get step() { return this.#wanted }

  get first() { return (this.log[0]?.revision ?? 1) - 1 }

  // Shows the revision that is wanted: at once where it is at hand. Somebody who scrubs goes on while
  // one is read, and then only the last one wanted is read.
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
    if (this.shown?.revision === moment.revision && this.shown.step === moment.step && this.shown.screen === moment.screen) return
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

  // Shows the state behind a step of the code that ran in a revision.
  async goTo(revision, step) {
    this.at = revision
    this.#wanted = step
    const moment = await this.#moments.at(`${revision}.s${step}`)
    // Who went elsewhere meanwhile stays there.
    if (this.at === revision && this.#wanted === step) this.#draw(moment)
  }

  // Reads what lies round a revision, for who is about to go there, or perhaps will.
  approach(revision, isWanted) { this.#moments.around(revision, this.first, this.newest, isWanted) }

  // Looks at one subtree alone, or at everything again.
  focusOn(id) {
    this.focus = this.focus === id ? null : id
    this.#emit('select')
  }

  // The names of all that lies in the subtree that is looked at; null where that is everything.
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

  // The colour that a window has, or had when it was seen last.
  colorOf(id) { return this.#colors.get(id) }

  // Tells of the way of an input that changed nothing, as a question about one is answered.
  tell(trace) {
    this.trace = trace && { notes: [], ...trace, revision: this.newest }
    this.#emit('trace')
  }

  // The window, view or controller of this name in the moment that is shown, with its kind.
  find(id) {
    const { windows = [], views = [], controllers = [] } = this.shown?.snapshot ?? {}
    for (const [kind, list] of Object.entries({ windows, views, controllers })) {
      const object = list.find(object => object.id === id)
      if (object) return { kind, object }
    }
    return null
  }

  // Sends a command; what the session says of it is read before this returns.
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

  // A session that begins with the moment that is shown.
  fork() { return start(`${this.path}/forks`, { at: this.shown.revision }) }
}
