import { html, style } from './html.js'
import { swatch } from './look.js'
import { rule } from './rule.js'
import { get, line } from './service.js'
import { has, learn, say, wordsOfStep } from './words.js'

const windowsOf = ({ snapshot, screen }) => snapshot.windows.filter(window => window.screen === screen).reverse()

// The newest event with one of these names that an object got, up to the shown moment: with its command, or null.
function newest(store, id, names) {
  const { revision } = store.shown
  for (let place = revision; place > store.first; place--) {
    const entry = store.entry(place)
    const event = entry?.events.findLast(({ name, object }) => object === id && names.includes(name))
    if (event) return { event, revision: place, line: line(entry.request) }
  }
  return null
}

const cause = (found, words) => html('p', {}, say(words, found), ' ', rule(found.event.rule))

// The windows that were considered, in order, each with the reason and its rule.
async function steps(list, store, words) {
  return html('ol', { class: 'whysteps' }, await Promise.all(list.map(async step => {
    const id = step.window ?? step.view
    return html('li', {}, store.colorOf(id) !== undefined && swatch(store.colorOf(id)), html('strong', {}, id), ' ', await words(step), ' ', rule(step.rule))
  })))
}

// Each answer is a question in words, and the service's answer at the shown moment.
const answers = {
  async key(store, at, { id, isKeyWindow, canBecomeKey }) {
    const query = await get(`${store.path}/queries/keyWindow?at=${at}`)
    const became = newest(store, id, ['UIWindowDidBecomeKeyNotification'])
    const resigned = newest(store, id, ['UIWindowDidResignKeyNotification'])
    return [say(isKeyWindow ? 'whyKey' : 'whyNotKey', { window: id }),
      isKeyWindow ? became && cause(became, 'becameKeyBy') : resigned && (!became || resigned.revision >= became.revision) ? cause(resigned, 'resignedKeyBy')
        : html('p', {}, say(canBecomeKey === false ? 'cannotBeKey' : 'neverKey', { window: id })),
      await steps(query.steps, store, wordsOfStep)]
  },
  async order(store, at, { id, isHidden }) {
    const { steps: list } = await get(`${store.path}/queries/windows?at=${at}`)
    return [say('whyHere', { window: id }), html('p', {}, say(isHidden ? 'hiddenHere' : 'frontToBack')), await steps([...list].reverse(), store, wordsOfStep)]
  },
  async touch(store, at, { id, frame }) {
    const { trace, shown } = store
    const { width, height } = shown.snapshot.screens.find(screen => screen.id === shown.screen).bounds
    const inside = (value, most) => Math.round(Math.max(0, Math.min(most - 1, value)))
    // The shown touch, or else one in the window's center.
    const point = trace?.point && trace.revision === shown.revision ? trace.point : { x: inside(frame.x + frame.width / 2, width), y: inside(frame.y + frame.height / 2, height) }
    const { view, trace: list } = await get(`${store.path}/hitTest?point=${point.x},${point.y}&screen=${shown.screen}&at=${at}`)
    const takes = view !== null && (store.find(view)?.object.window ?? view) === id
    const isAsked = list.some(step => step.view === id)
    return [say(takes ? 'whyTouch' : 'whyNoTouch', { window: id, ...point }), isAsked ? null : html('p', {}, say('touchedBefore', { window: view ?? say('nobody') })),
      await steps(list, store, step => has(step.outcome) ? say(step.outcome) : step.outcome)]
  },
  async gone(store) {
    const { revision } = store.shown
    const released = store.log.filter(entry => entry.revision <= revision)
      .flatMap(entry => entry.events.filter(({ name, object }) => name === 'dealloc' && store.colorOf(object) !== undefined).map(event => ({ event, revision: entry.revision, line: line(entry.request) })))
    if (!released.length) return null
    return [say('whyGone'), html('ul', { class: 'whysteps' }, released.slice(-8).reverse().map(found => html('li', {}, swatch(store.colorOf(found.event.object)), html('strong', {}, found.event.object), ' ',
      say('goneBy', { ...found, reason: found.event.reason ? say(`reason ${found.event.reason}`) : '' }), ' ', rule(found.event.rule))))]
  },
}

// Opens the answers about a window, the requested one first: 'key', 'order', 'touch' or 'gone'.
// A lesson's question stays unanswered until the reader has answered it.
export async function openWhy(store, first = 'key', id = null) {
  const desk = document.querySelector('.desk.lesson')
  if (desk && !desk.classList.contains('revealed')) return
  try {
    await Promise.all([learn('why'), style('why.css')])
    const windows = windowsOf(store.shown)
    const selected = store.find(store.selection)?.object
    const window = windows.find(window => window.id === (id ?? selected?.window ?? selected?.id)) ?? windows.find(window => window.isKeyWindow) ?? windows[0]
    const { revision, step } = store.shown
    const names = [first, ...Object.keys(answers).filter(name => name !== first)].filter(name => window || name === 'gone')
    const found = await Promise.all(names.map(name => answers[name](store, step ? `${revision}.s${step}` : revision, window)))
    document.querySelector('dialog.why')?.remove()
    const opener = document.activeElement
    const dialog = html('dialog', { class: 'why', 'aria-labelledby': 'why-title', onclose: () => { dialog.remove(); opener?.isConnected && opener.focus() } },
      html('div', { class: 'head' }, html('h2', { id: 'why-title', tabindex: -1, autofocus: true }, say('why')), html('form', { method: 'dialog' }, html('button', { 'aria-label': say('close') }, '✕'))),
      windows.length > 1 && html('div', { class: 'bar', role: 'group', 'aria-label': say('ladder') }, windows.map(({ id, backgroundColor }) => html('button', {
        type: 'button', 'aria-pressed': `${id === window.id}`, onclick: () => openWhy(store, first, id),
      }, swatch(backgroundColor), ` ${id}`))),
      found.filter(Boolean).map(([question, ...rest]) => html('section', {}, html('h3', {}, question), rest)),
      found.some(Boolean) ? null : html('p', {}, say('nothingToAsk')))
    document.body.append(dialog)
    dialog.showModal()
  } catch (error) {
    dispatchEvent(new CustomEvent('refused', { detail: error.message }))
  }
}
