// The service's findings about a run, as verdicts. It contains none of UIKit's rules: each verdict repeats an event, a
// note, a log line or a state of the session. `isFault` tells errors from hints.

const place = /^(?:(.+?), )?[Ll]ine (\d+)(?:, column (\d+))?: ([\s\S]*)$/

// The findings of a check, or the crash, in a problem's detail: file, line, column and words.
export function findingsOf({ code, detail = '' }) {
  // Only the check has one finding a line; a crash has its output after it.
  const isCheck = code === 'invalid-code'
  const [words, output] = isCheck ? [detail] : detail.split('\nIt printed:\n')
  const findings = []
  for (const text of isCheck ? words.split('\n') : [words]) {
    const [, file, line, column, said] = text.match(place) ?? []
    if (line) findings.push({ file, line: +line, column: column && +column, text: said })
    else if (findings.length) findings.at(-1).text += `\n${text}`
  }
  return { findings, output }
}

// The commands of a reply: a program is one, statements are one each.
const commandsOf = ({ lines, revision, events = [], diagnostics = [] }) => lines ?? [{ revision, events, diagnostics }]

// Where events happened. The end of a statement comes with the `}` after it.
function placesOf(reply, steps) {
  const stepOfEvent = new Map(steps.flatMap(step => step.events.map(name => [name, step])))
  return commandsOf(reply).flatMap(({ revision, line, request, events }) => (events ?? []).map((event, index) => {
    const name = `${revision}.${index + 1}`
    return { event, name, step: stepOfEvent.get(name), line: request && line }
  }))
}

// A local variable that held the object, and its line in the call in which the object was released.
function variableOf(object, step, steps) {
  const first = step && steps.find(({ call, variables }) => call === step.call && variables.some(({ value }) => value.endsWith(` ${object}`)))
  const variable = first?.variables.find(({ value }) => value.endsWith(` ${object}`))
  return variable && { name: variable.name, class: variable.value.split(' ')[0], file: first.file, line: first.line }
}

const isIdentity = ({ a, b, c, d }) => a === 1 && b === 0 && c === 0 && d === 1
const isOpaque = ({ backgroundColor: color, alpha }) => alpha === 1 && color && color !== 'clear' && !/^#.{8}$/.test(color)
const contains = (outer, inner) => outer.x <= inner.x && outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width && outer.y + outer.height >= inner.y + inner.height

// The verdicts of a run: `lineAt` returns the text of a line; `isImport` means that only lldb's text is known.
export function verdictsOf({ reply, steps = [], snapshot, lineAt = () => '', isImport = false }) {
  const verdicts = []
  const tell = (kind, fields, isFault = false) => verdicts.push({ kind, isFault, ...fields })
  const places = placesOf(reply, steps)
  const at = ({ step, line }) => step ? { file: step.file, line: step.line } : line ? { line } : {}

  for (const [index, { event, step, line }] of places.entries()) {
    if (event.name !== 'dealloc') continue
    const isWindow = event.rule === 'windows-1.5'
    const where = at({ step, line })
    // An app releases controllers and views all the time, and a window where its code says so.
    if (!isWindow && !event.reason?.startsWith('nothing')) continue
    const variable = variableOf(event.object, step, steps)
    if (new RegExp(`${variable ? `\\b${variable.name}` : '[^=!<>]'}\\s*=\\s*nil\\b`).test(lineAt(where))) continue
    const made = reply.lines?.find(({ request }) => request?.path === '/windows' && request.body?.id === event.object)
    tell('released', {
      object: event.object, rule: event.rule, ...where, function: step?.function,
      shownAt: places.slice(0, index).findLast(({ event: { name, object } }) => name === 'UIWindowDidBecomeVisibleNotification' && object === event.object)?.name,
      variable: variable ?? (line && made ? { line: made.line } : undefined),
    }, true)
  }
  for (const { diagnostics = [], line, request } of commandsOf(reply)) {
    for (const text of diagnostics) tell('logged', { text, line: request && line }, true)
  }
  for (const { did, line, problem, reason } of reply.lines ?? []) {
    if (did === 'refused') tell('refused', { line, did, problem, reason }, true)
  }
  const left = reply.lines?.filter(({ did }) => did === 'skipped' || did === 'notRun') ?? []
  if (left.length) tell('skipped', { lines: left })
  for (const { notes = [], line, request } of reply.lines ?? []) {
    for (const { rule, text } of notes) tell('note', { rule, text, line: request && line })
  }
  for (const note of reply.notes ?? []) tell(note.line ? 'belief' : 'note', note)

  const order = snapshot.application.windows
  const windows = order.map(id => snapshot.windows.find(window => window.id === id)).filter(window => window && !window.isSystem)
  for (const [index, window] of windows.entries()) {
    const object = window.id
    if (window.isHidden) {
      const hiding = places.findLast(({ event }) => event.name === 'UIWindowDidBecomeHiddenNotification' && event.object === object)
      if (hiding) tell('hidden', { object, rule: hiding.event.rule, ...at(hiding) })
      else tell(isImport ? 'hidden' : 'neverShown', { object, rule: isImport ? undefined : 'windows-1.2' })
      continue
    }
    // Checks only frames and colours; transformed or transparent views are left to the reader's eye.
    const cover = windows.slice(index + 1).find(other => !other.isHidden && other.screen === window.screen && other.windowScene === window.windowScene && isOpaque(other) &&
      isIdentity(other.transform) && isIdentity(window.transform) && contains(other.frame, window.frame))
    if (cover) tell('covered', { object, other: cover.id, rule: 'windows-1.6' })
    if (!isImport && !window.rootViewController) tell('noRoot', { object, rule: 'windows-5.6' })
  }
  const isShown = windows.some(({ isHidden }) => !isHidden)
  if (!isImport && isShown && !snapshot.application.keyWindow) tell('noKey', { rule: 'windows-2.2' })
  if (!windows.length && !verdicts.length) tell('noWindow', {})
  return verdicts.toSorted((one, other) => other.isFault - one.isFault)
}
