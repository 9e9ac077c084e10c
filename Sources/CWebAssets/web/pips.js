import { html } from './html.js'
import { say } from './words.js'

// The progress of a lesson, as marks and in words; `step` counts from 0.
export const placeInSteps = (step, count) => [
  html('div', { class: 'pips', 'aria-hidden': 'true' }, Array.from({ length: count }, (_, index) => html('i', { class: index < step ? 'past' : index === step ? 'current' : '' }))),
  html('span', { class: 'steps' }, say('stepOf', { step: Math.min(step + 1, count), steps: count })),
]
