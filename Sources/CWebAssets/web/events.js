import { say, has } from './words.js'

const nonNull = event => Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null))

// What an event says in a sentence; a callback's own name where there is none.
export function sentence(event) {
  const key = `event ${event.name}`
  return has(key) ? say(key, { superview: 'nil', window: 'nil', parent: 'nil', ...nonNull(event) }) : `${event.object ?? ''} ${event.name} ${event.action ?? ''}`.trim()
}
