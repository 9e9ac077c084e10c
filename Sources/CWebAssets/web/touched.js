import { segment } from './service.js'
import { hitTest } from './predict.js'

// The hit test of the touch that a revision made, in the moment before it, and the revision; null for another command.
export async function touchOf(store, revision) {
  const { path, body } = store.entry(revision)?.request ?? {}
  if (path !== '/inputs' || !body.at || !['touch', 'tap'].includes(body.type) || !['began', undefined].includes(body.phase)) return null
  const [x, y] = Array.isArray(body.at) ? body.at : [body.at.x, body.at.y]
  const screen = body.screen ? `&screen=${segment(body.screen)}` : ''
  return { ...await hitTest(store, `/hitTest?point=${x},${y}${screen}&at=${revision - 1}`, [x, y]), revision }
}
