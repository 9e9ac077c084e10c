import { svg } from './html.js'
import { lookOf, patterns, starPath } from './look.js'
import { say } from './words.js'

// How far the picture extends beyond the screen: left and above for the rulers, right and below
// for the bezel and its shadow.
export const margin = { left: 72, top: 58, right: 40, bottom: 26 }
const bezel = 12

const text = (x, y, words, properties = {}) => svg('text', { x, y, ...properties }, words)

// Rulers beside the screen: a tick every 25 points, a number every 100.
function rulers({ width, height }) {
  const group = svg('g', { class: 'rulers', 'aria-hidden': 'true' }, svg('rect', { class: 'shadow', x: -bezel, y: -bezel, width: width + 2 * bezel, height: height + 2 * bezel, rx: 42 }))
  for (let x = 0; x <= width; x += 25) {
    group.append(svg('path', { d: `M${x} -22v${x % 100 ? x % 50 ? -4 : -6 : -9}` }))
    if (x % 100 === 0) group.append(text(x, -36, `${x}`, { 'text-anchor': 'middle', 'data-x': x }))
  }
  for (let y = 0; y <= height; y += 25) {
    group.append(svg('path', { d: `M-22 ${y}h${y % 100 ? y % 50 ? -4 : -6 : -9}` }))
    if (y % 100 === 0) group.append(text(-36, y + 4.5, `${y}`, { 'text-anchor': 'end', 'data-y': y }))
  }
  return group
}

const rounded = (x, y, w, h, r, isInner) => isInner
  ? `M${x + r} ${y}a${r} ${r} 0 0 0 ${-r} ${r}v${h - 2 * r}a${r} ${r} 0 0 0 ${r} ${r}h${w - 2 * r}a${r} ${r} 0 0 0 ${r} ${-r}v${2 * r - h}a${r} ${r} 0 0 0 ${-r} ${-r}z`
  : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`

// The phone around a screen of this size, the patterns of windows, and the rulers.
export function phone({ width, height }) {
  const outer = rounded(-bezel, -bezel, width + 2 * bezel, height + 2 * bezel, 42)
  return [
    svg('defs', {}, ...patterns()), rulers({ width, height }),
    svg('g', { class: 'bezel', 'aria-hidden': 'true' }, svg('path', { d: outer + rounded(0, 0, width, height, 30, true) }))]
}

// The status bar, with time, signal and battery.
export const statusBar = width => [
  text(width / 2, 15, '10:24', { 'text-anchor': 'middle', class: 'time' }),
  svg('path', { class: 'battery', d: `M${width - 49} 6h16a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3h-16a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3z` }),
  svg('path', { d: `M${width - 50} 8h12v6h-12zM${width - 28.5} 9h2v4h-2zM${width - 75} 16v-2.500h2.600v2.500zM${width - 70.600} 16v-5h2.600v5zM${width - 66.200} 16v-7.500h2.600v7.500z` })]

// How many notes the app has.
const notes = 11

// The content of an app in a window that fills the screen and has nothing of its own yet.
export function notesApp(width, height) {
  const group = svg('g', { class: 'app', 'aria-hidden': 'true' },
    svg('rect', { width, height: 64, class: 'navbar' }), text(width / 2, 48, say('notesTitle'), { 'text-anchor': 'middle', class: 'title' }))
  const count = Math.ceil((height - 64) / 58)
  for (let index = 0; index < Math.min(count, notes); index++) {
    const y = 64 + index * 58
    const [title, hint] = say(`notes ${index + 1}`).split('|')
    group.append(svg('rect', { y, width, height: Math.min(57.5, height - y), class: 'row' }))
    if (y + 50 <= height) group.append(text(18, y + 26, title, { class: 'name' }), text(18, y + 45, hint, { class: 'hint' }))
  }
  return group
}

let pen
// The width of drawn words, in points.
export function widthOf(words, font = '600 15px') {
  pen ??= document.createElement('canvas').getContext('2d')
  pen.font = `${font} ${getComputedStyle(document.body).fontFamily}`
  return pen.measureText(words).width
}

const overlap = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
const inside = (a, b) => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h

// The labels of windows, front to back: { id, color, isKey, box, more }, where `more` is a line below the
// name. Each is on a visible part of its window, and never on another label or on the touch.
export function labels(windows, screen, touch, others = [], views = []) {
  const group = svg('g', { class: 'labels', 'aria-hidden': 'true' })
  const taken = [...others, ...touch ? [{ x: touch.x - 24, y: touch.y - 24, w: 48, h: 48 }] : []]
  // A label may cover the rulers' lines and a view, but preferably does not.
  const lines = [...views, ...touch ? [{ x: touch.x - 3, y: 0, w: 6, h: touch.y }, { x: 0, y: touch.y - 3, w: touch.x, h: 6 }] : []]
  windows.forEach(({ id, color, isKey, box, more }, index) => {
    const key = say('key')
    const name = Math.min(widthOf(id), 210)
    // Only the star, where there is no room for the word.
    const word = isKey && name + widthOf(key) < 100 ? widthOf(key) + 6 : 0
    const w = Math.max(27 + name + 9 + (isKey ? 18 + word : 0), more ? 30 + widthOf(more.words, '600 14px') : 0)
    const h = more ? 49 : 25
    const front = windows.slice(0, index).map(one => one.box)
    // Below the status bar, where it would cover the bar.
    const ys = [box.y < 20 ? 28 : box.y + 6, box.y + box.h - h - 6, box.y + 31, box.y + (box.h - h) / 2, box.y + 80, box.y + box.h / 4, box.y + box.h * 3 / 4]
    const xs = [box.x + 6, box.x + box.w - w - 6, box.x + (box.w - w) / 2, box.x + box.w / 4, box.x + box.w / 2]
    const places = ys.flatMap(y => xs.map(x => ({ x, y, w, h })))
    // Else wherever there is room.
    for (let y = box.y + 4; y + h <= box.y + box.h - 2; y += 8) for (let x = box.x + 4; x + w <= box.x + box.w - 2; x += 12) places.push({ x, y, w, h })
    const onScreen = places.filter(place => inside(place, { x: 2, y: 2, w: screen.width - 4, h: screen.height - 4 }))
    const free = place => !taken.some(one => overlap(one, place))
    const place = onScreen.find(place => free(place) && inside(place, box) && ![...front, ...lines].some(one => overlap(one, place)))
      ?? onScreen.find(place => free(place) && !front.some(one => overlap(one, place)))
      ?? onScreen.find(free)
    if (!place) return
    taken.push(place)
    const look = lookOf(color)
    group.append(svg('g', { class: 'label', transform: `translate(${place.x} ${place.y})`, 'data-label': id },
      svg('rect', { width: w, height: h, rx: 7 }),
      svg('rect', { x: 8, y: 6.5, width: 12, height: 12, rx: 3.5, fill: color ?? '#fff', class: 'square' }),
      ...look ? [svg('rect', { x: 8, y: 6.5, width: 12, height: 12, rx: 3.5, fill: `url(#pattern-${look.name})` })] : [],
      text(27, 17.8, id, name < widthOf(id) ? { textLength: name, lengthAdjust: 'spacingAndGlyphs' } : {}),
      ...isKey ? [svg('g', { class: 'iskey' }, svg('g', { transform: `translate(${33 + name} 6) scale(1.08)` }, starPath()), ...word ? [text(50 + name, 17.8, key)] : [])] : [],
      ...more ? [svg('g', { class: `more ${more.kind}` }, text(9, 40, `${more.kind === 'yes' ? '✓' : '✗'} ${more.words}`))] : []))
  })
  return group
}

// Hides the rulers' numbers that the finger's own would cover.
export function makeRoom(rulers, point) {
  for (const number of rulers.querySelectorAll('text')) {
    const { x, y } = number.dataset
    const isCovered = point && (x == null ? Math.abs(y - point.y) < 20 : Math.abs(x - point.x) < 32)
    number.setAttribute('visibility', isCovered ? 'hidden' : 'visible')
  }
}

// A finger at a point, with lines from the rulers.
export function touchMark({ x, y }, isAsked) {
  const pill = (words, cx, cy) => {
    const w = Math.max(30, widthOf(words, '700 13.5px') + 14)
    return svg('g', { class: 'pillmark' }, svg('rect', { x: cx - w / 2, y: cy - 10.5, width: w, height: 21, rx: 6 }), text(cx, cy + 4.7, words, { 'text-anchor': 'middle' }))
  }
  return svg('g', { class: `touch${isAsked ? ' isAsked' : ''}`, 'aria-hidden': 'true' },
    svg('path', { class: 'halo', d: `M${x} 0V${y - 15}M0 ${y}H${x - 15}` }), svg('path', { class: 'cross', d: `M${x} -22V${y - 15}M-22 ${y}H${x - 15}` }),
    pill(`${x}`, x, -42), pill(`${y}`, -50, y),
    svg('circle', { class: 'pulse', cx: x, cy: y, r: 19 }), svg('circle', { class: 'ring', cx: x, cy: y, r: 15 }), svg('circle', { class: 'touch dot', cx: x, cy: y, r: 6.5 }))
}
