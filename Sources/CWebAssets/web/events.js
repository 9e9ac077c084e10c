import { say, has } from './words.js'

const nonNull = event => Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null))

// An event as a sentence; without one, the callback's own name.
export function sentence(event) {
  const key = `event ${event.name}`
  return has(key) ? say(key, { superview: 'nil', window: 'nil', parent: 'nil', ...nonNull(event) }) : `${event.object ?? ''} ${event.name} ${event.action ?? ''}`.trim()
}
