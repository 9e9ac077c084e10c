import { html, svg } from './html.js'

// The looks of windows: each has a colour, and a pattern for readers who can't tell the colours apart. A pattern
// comes with its marks in a square of 14, and with its period on the stage.
const looks = [
  { name: 'orange', rgb: [226, 114, 45], marks: 'M-1 5L5-1M-1 10L10-1M-1 15L15-1M4 15L15 4M9 15L15 9', size: 11, turn: 45 },
  { name: 'sky', rgb: [95, 180, 232], marks: 'M0 2.5H14M0 7H14M0 11.5H14', size: 12, turn: 90 },
  { name: 'yellow', rgb: [243, 216, 76], marks: 'M3 3h.01M7 3h.01M11 3h.01M3 7h.01M7 7h.01M11 7h.01M3 11h.01M7 11h.01M11 11h.01', size: 13, isDotted: true },
  { name: 'pink', rgb: [219, 143, 184], marks: 'M-1 9L5 15M-1 4L10 15M-1-1L15 15M4-1L15 10M9-1L15 5', size: 11, turn: -45 },
  { name: 'green', rgb: [47, 168, 133], marks: 'M2.5 0V14M7 0V14M11.5 0V14', size: 11, turn: 0 },
  { name: 'blue', rgb: [46, 120, 183], marks: 'M2.5 0V14M7 0V14M11.5 0V14M0 2.5H14M0 7H14M0 11.5H14', size: 12, turn: 0, isCrossed: true },
]

let pen
// A colour as #rrggbb; the browser knows its names.
function hexOf(color) {
  if (!/^[a-z]+$/i.test(color ?? '')) return color
  pen ??= document.createElement('canvas').getContext('2d')
  pen.fillStyle = '#000'
  pen.fillStyle = color
  return pen.fillStyle
}

// The look whose colour is nearest to this one; null for greys and for no colour.
export function lookOf(color) {
  const rgb = hexOf(color)?.match(/^#(..)(..)(..)/)?.slice(1).map(part => Number.parseInt(part, 16))
  if (!rgb || Math.max(...rgb) - Math.min(...rgb) < 40) return null
  const distance = look => look.rgb.reduce((sum, part, index) => sum + (part - rgb[index]) ** 2, 0)
  return looks.reduce((best, look) => distance(look) < distance(best) ? look : best)
}

// The name of a look, as a class.
export const lookName = color => lookOf(color)?.name ?? 'grey'

// The square beside the name of a window. A colour is an attribute, as in the picture: the page
// allows no inline style.
export function swatch(color) {
  const look = lookOf(color)
  return html('span', { class: 'swatch', 'aria-hidden': 'true' }, svg('svg', { viewBox: '0 0 14 14' },
    svg('rect', { width: 14, height: 14, fill: color ?? '#fff' }),
    ...look ? [svg('path', { d: look.marks, class: look.isDotted ? 'dots' : 'lines' })] : [],
    svg('rect', { x: 0.5, y: 0.5, width: 13, height: 13, rx: 3.5, class: 'edge' })))
}

// The patterns of the stage.
export const patterns = () => looks.map(({ name, size, turn = 0, isDotted, isCrossed }) => svg('pattern', {
  id: `pattern-${name}`, width: size, height: size, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})`,
}, isDotted ? svg('circle', { cx: size / 2, cy: size / 2, r: 1.8, 'fill-opacity': 0.12 })
  : svg('path', { d: isCrossed ? `M0 0V${size}M0 0H${size}` : `M0 0V${size}`, stroke: '#000', 'stroke-opacity': 0.1, 'stroke-width': 2.4 })))

const star = 'M6 .6l1.6 3.5 3.8.4-2.9 2.6.9 3.8L6 8.9l-3.4 2 .9-3.8L.6 4.5l3.8-.4z'
export const starPath = () => svg('path', { d: star, class: 'star' })

// Icons of one weight; their name is beside them or in the button's label.
const icons = {
  search: ['M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16.5 16.5L21 21'],
  layers: ['M12 3l9 5-9 5-9-5zM3 12.500l9 5 9-5M3 17l9 5 9-5'],
  back: ['M14.500 5.500L8 12l6.500 6.500'], forward: ['M9.500 5.500L16 12l-6.500 6.500'],
  book: ['M12 6.500C10 5 7 4.500 4 4.500v13c3 0 6 .5 8 2 2-1.500 5-2 8-2v-13c-3 0-6 .5-8 2zM12 6.500v13'],
  hand: ['M9 12V5.500a1.500 1.500 0 0 1 3 0V11m0-1.500a1.500 1.500 0 0 1 3 0V11m0-.5a1.500 1.500 0 0 1 3 0V15a6 6 0 0 1-6 6c-3 0-4.500-1.500-6-4l-1.500-2.800a1.400 1.400 0 0 1 2.400-1.400L9 15'],
  flask: ['M9 3h6M10 3v6l-5 9.500A1.700 1.700 0 0 0 6.500 21h11a1.700 1.700 0 0 0 1.500-2.500L14 9V3M7.500 15h9'],
  braces: ['M8 4c-2 0-2.500 1-2.500 3v2.500c0 1.500-.5 2.500-2 2.500 1.500 0 2 1 2 2.500V17c0 2 .5 3 2.500 3M16 4c2 0 2.500 1 2.500 3v2.500c0 1.500.5 2.500 2 2.500-1.500 0-2 1-2 2.500V17c0 2-.5 3-2.500 3'],
  eye: ['M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z', 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6'],
  terminal: ['M3 5h18v14H3zM7 9.500l3 2.500-3 2.500M12.500 15H17'],
  people: ['M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.800a3.500 3.500 0 0 1 0 6.400M18 14.500c2 .8 3.200 2.600 3.500 5.500'],
  globe: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3.200 3 14.800 0 18M12 3c-3 3.200-3 14.800 0 18'],
  moon: ['M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z'],
  help: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.500 9.300a2.600 2.600 0 1 1 3.700 2.400c-.9.4-1.200.9-1.200 1.800M12 16.800v.1'],
}
export const drawn = (...paths) => svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, ...paths.map(d => svg('path', { d })))
export const icon = name => drawn(...icons[name])
