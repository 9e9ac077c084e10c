import { html, button, hasDialog, style } from './html.js'
import { learn, say } from './words.js'
import { segment } from './service.js'
import { Store } from './store.js'
import { sentence } from './events.js'
import './stage.js'
import './ladder.js'
import './routing.js'

// A panel's parts load when the panel is first shown.
const load = {
  inspect: () => import('./inspector.js'), tree: () => import('./tree.js'), timeline: () => import('./timeline.js'), add: () => import('./palette.js'), code: () => import('./code.js'), class: () => import('./classroom.js'),
}

// Tabs as ARIA's authoring practices describe them; those of a drawer load nothing until it is opened.
function tabs(panels, isClosed) {
  const names = Object.keys(panels)
  let current
  const list = html('div', { role: 'tablist', 'aria-label': say('panels') }, names.map(name => html('button', {
    type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': `panel-${name}`,
    onclick: () => show(name),
    onkeydown: event => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (!by) return
      event.stopPropagation()
      show(names[(names.indexOf(name) + by + names.length) % names.length], true)
    },
  }, say(`tab ${name}`))))
  const boxes = names.map(name => html('div', { role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': `tab-${name}`, tabindex: 0 }, panels[name]))
  function show(wanted, isFocused) {
    names.forEach((name, index) => {
      const isShown = name === wanted
      boxes[index].hidden = !isShown
      list.children[index].setAttribute('aria-selected', `${isShown}`)
      list.children[index].tabIndex = isShown ? 0 : -1
      if (isShown && isFocused) list.children[index].focus()
      if (!isShown) return
      current = name
      if (!isClosed) load[name]?.()
      panels[name].dispatchEvent(new Event('shown'))
    })
  }
  show(names[0])
  const open = () => {
    isClosed = false
    return load[current]?.()
  }
  return { open, element: html('section', { class: 'side' }, list, boxes), show }
}

// A drawer over the page. A button opens it; Escape or its own button closes it.
function drawer({ element, open: load }) {
  const opener = html('button', { type: 'button', class: 'dig', 'aria-expanded': 'false', onclick: () => element.hidden ? open() : close() }, say('digDeeper'))
  const show = isShown => {
    element.hidden = !isShown
    opener.setAttribute('aria-expanded', `${isShown}`)
  }
  const open = () => {
    if (!element.classList.contains('drawer')) {
      element.classList.add('drawer')
      element.setAttribute('aria-label', say('digDeeper'))
      element.prepend(button('✕', close, { class: 'closer', 'aria-label': say('closeDrawer') }))
      element.addEventListener('keydown', event => event.key === 'Escape' && close())
    }
    show(true)
    load()
    // Hidden parts have not been drawn yet.
    for (const part of element.querySelectorAll('[role=tabpanel]:not([hidden]) > *')) part.dispatchEvent(new Event('shown'))
    element.querySelector('[role=tab][aria-selected=true]').focus()
  }
  const close = () => {
    show(false)
    opener.focus()
  }
  return { button: opener, open, close: () => show(false) }
}

// The desk of one session, or of one moment of it as in `demo@8`, read-only; `announce` tells a screen reader, `help` shows the keys.
export async function openSession(main, path, announce, help) {
  const [session, shared] = path.split('@')
  const store = new Store(session)
  store.isView = shared !== undefined
  const hash = new URLSearchParams(location.hash.slice(1))
  const lesson = hash.get('lesson')
  store.isLesson = lesson !== null
  await store.open()
  const at = Number.parseInt(hash.get('at') ?? shared)
  if (at > store.newest) throw new Error(say('noMoment', { revision: at, newest: store.newest }))
  if (Number.isInteger(at)) await store.go(at)
  store.select(hash.get('select') ?? (lesson ? null : store.shown.snapshot.application.keyWindow))
  const code = hash.has('class') ? (await load.class()).codeOf(hash.get('class')) : null
  // A student who follows a lesson reads what the teacher takes.
  const follows = lesson !== null && code !== null && !(await import('./along.js')).teaches(code)
  const part = (name, properties = {}) => {
    const element = html(`fen-${name}`, properties)
    element.store = store
    return element
  }
  const parts = Object.fromEntries(['ladder', 'stage', 'tree', 'timeline', 'inspector', 'palette', 'routing', 'code', 'class'].map(name => [name, part(name)]))
  Object.assign(parts.class, { code, page: lesson })
  const { inspector: inspect, palette: add, routing: route, code: coder, class: classroom } = parts
  const panels = store.isView ? { inspect, route, code: coder } : { inspect, add, route, code: coder, class: classroom }
  if (!lesson) await Promise.all([load.tree(), load.timeline()])
  // Only the lesson changes its session, and a shared moment is read-only.
  const isOwn = !lesson && !store.isView
  const [{ Undo }, { Mover }] = isOwn ? await Promise.all([import('./undo.js'), import('./move.js'), learn('desk'), style('desk.css')]) : [{}, {}]
  if (lesson) {
    await Promise.all([import(follows ? './followed.js' : './lesson.js'), import('./ribbon.js'), style('lesson.css')])
    Object.assign(parts, { lesson: part(follows ? 'followed' : 'lesson', { lesson }), ribbon: part('ribbon') })
    parts.lesson.classroom = classroom
    parts.lesson.point = ask => parts.stage.point(ask)
    parts.lesson.ask = point => parts.stage.ask(point)
  }
  // In a lesson, one button opens everything except the lesson, the stage and the windows.
  const side = tabs(lesson ? { inspect: parts.inspector, tree: parts.tree, route: parts.routing, code: parts.code, timeline: parts.timeline, ...!follows && { class: classroom } } : panels, !!lesson)
  const digger = drawer(side)
  if (lesson) digger.close()
  // Writes the address after the shown moment comes to rest: browsers refuse an address that changes all the
  // time, and writing one takes time from the frame.
  let writing
  const address = () => {
    clearTimeout(writing)
    writing = setTimeout(writeAddress, 150)
  }
  const writeAddress = () => {
    const words = new URLSearchParams()
    if (lesson) words.set('lesson', lesson)
    if (parts.class.code) words.set('class', parts.class.code)
    if (store.at !== null) words.set('at', store.at)
    if (store.selection) words.set('select', store.selection)
    if (document.documentElement.hasAttribute('data-presenting')) words.set('present', '')
    history.replaceState(null, '', `${store.isView ? location.pathname : `/s/${segment(store.session)}`}#${words}`)
  }
  // Only the stage and its code, in large letters.
  const present = async () => {
    await Promise.all([import('./present.js'), learn('class'), style('class.css')])
    document.querySelector('fen-strip')?.remove()
    if (document.documentElement.toggleAttribute('data-presenting')) {
      const strip = part('strip')
      strip.classroom = parts.class
      main.firstElementChild.append(strip)
    }
    address()
  }
  parts.present = present
  addEventListener('present', present)
  classroom.addEventListener('entered', () => { address(); if (!follows) side.show('class') })
  for (const name of ['add', 'code']) if (!lesson && hash.has(name)) side.show(name)
  document.body.classList.toggle('inlesson', !!lesson)
  main.replaceChildren(lesson
    ? html('div', { class: 'desk lesson' }, parts.lesson, parts.stage, html('div', { class: 'ladderside' }, parts.ladder, digger.button), parts.ribbon, side.element)
    : html('div', { class: 'desk' }, parts.ladder, parts.stage, parts.tree, side.element, parts.timeline))
  if (isOwn) {
    parts.stage.mode.after(new Undo(store).element)
    new Mover(parts.stage)
  }

  if (hash.has('present')) await present()

  const live = html('span')
  const revision = html('span', { class: 'seq' })
  const heading = html('h1', { class: 'session' })
  if (lesson) {
    const { chapterOf } = await import('./chapters.js')
    const chapter = chapterOf(lesson)
    document.getElementById('status').replaceChildren(html('nav', { class: 'crumb', 'aria-label': say('youAreHere') },
      html('strong', {}, say(`chapter ${chapter.id}`)), html('span', {}, say('lessonOf', { number: chapter.lessons.indexOf(lesson) + 1, count: chapter.lessons.length }))), live)
  } else document.getElementById('status').replaceChildren(heading, live, revision,
    ...store.isView ? [button(say('tryIt'), () => fork(store), { class: 'main' })] : [],
    button(say('share'), () => import('./share.js').then(({ share }) => share(store.session, store.shown.revision)), { class: 'quiet' }))
  // Undo continues in another session.
  const name = () => {
    heading.textContent = store.session
    if (!lesson) document.title = `${store.session} · Fenestra`
    if (!store.isView) localStorage.setItem('session', store.session)
  }
  store.addEventListener('session', () => { name(); address() })
  name()
  const tell = () => {
    live.className = `live ${store.live}`
    live.textContent = say(live.className)
    revision.textContent = say('revisionOf', { revision: store.shown.revision, newest: store.newest })
  }
  for (const event of ['live', 'show', 'log']) store.addEventListener(event, tell)
  tell()
  store.addEventListener('show', () => {
    const events = store.entry(store.shown.revision)?.events.filter(event => event.name.startsWith('UIWindow')) ?? []
    announce(events.length ? events.map(sentence).join('. ') : say(store.isPast ? 'pastPlace' : 'nowPlace', { revision: store.shown.revision, newest: store.newest }))
  })
  for (const event of ['select', 'show']) store.addEventListener(event, address)
  // A student reads the class's panel.
  store.addEventListener('trace', () => lesson || store.isFollower || side.show('route'))
  store.approach(store.place, false)
  addEventListener('told', event => announce(event.detail))
  addEventListener('keydown', event => press(event, store, parts, help, name => {
    if (!lesson) return
    side.show(name)
    digger.open()
  }))
}

// Continues from the shown moment in a new session.
async function fork(store) {
  try {
    location.href = `/s/${(await store.fork()).id}`
  } catch (error) {
    dispatchEvent(new CustomEvent('refused', { detail: error.message }))
  }
}

function press(event, store, parts, help, dig) {
  if (event.ctrlKey || event.metaKey || event.altKey || hasDialog()) return
    if (event.target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select')) return
  // Arrows move among answers and along a slider.
  if (event.target.matches('[type=radio], [type=range], [role=slider]') && event.key.startsWith('Arrow')) return
  const selected = store.find(store.selection)
  const isWindow = selected?.kind === 'windows'
  const acts = {
    '?': help,
    '/': () => {
      dig('tree')
      parts.tree.search ? parts.tree.search.focus() : load.tree().then(() => parts.tree.search.focus())
    },
    't': () => {
      const group = selected && store.shown.snapshot && parts.stage.querySelector(`[data-id="${CSS.escape(store.selection)}"] rect`)
      if (!group) return
      const box = group.getBoundingClientRect()
      group.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }))
    },
    's': () => parts.stage.act('POST', '/inputs', { type: 'motion' }),
    'k': () => isWindow && parts.stage.act('POST', `/windows/${store.selection}/makeKey`),
    'h': () => selected?.object.isHidden !== undefined &&
      parts.stage.act('PATCH', `/${selected.kind}/${store.selection}`, { isHidden: !selected.object.isHidden }),
    'f': () => store.focusOn(store.selection),
    '3': () => parts.stage.toggle3D(),
    'ArrowLeft': () => (parts.ribbon ?? parts.timeline).step(-1),
    'ArrowRight': () => (parts.ribbon ?? parts.timeline).step(1),
    'c': () => load.code().then(() => parts.code.copy()),
    'p': parts.present,
    'w': () => parts.ladder.why('key'),
  }
  if (!acts[event.key]) return
  event.preventDefault()
  acts[event.key]()
}
