import { get, send, start, tokens } from './service.js'

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other)

// Sends the requests to a copy of the session, and deletes it after `look`.
export async function inCopy(session, at, requests, look) {
  const copy = await start(`/sessions/${session}/forks`, { at })
  const path = `/sessions/${copy.id}`
  try {
    const events = []
    let reply = null
    for (const request of requests) {
      reply = await send(request.method, path + request.path, request.body ?? {})
      events.push(...reply.events)
    }
    return await look({ path, reply, events })
  } finally {
    // A copy that is already gone is fine.
    await send('DELETE', path).catch(error => { if (error.problem?.status !== 404) throw error })
    tokens.forget(copy.id)
  }
}

// A request with the prediction in place of {answer}, {x} and {y}.
function fill(value, places) {
  if (Array.isArray(value)) return value.map(item => fill(item, places))
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, places)]))
  if (typeof value !== 'string') return value
  const [whole] = value.match(/^\{\w+\}$/) ?? []
  const named = text => places[text.slice(1, -1)] ?? text
  return whole ? named(whole) : value.replace(/\{\w+\}/g, named)
}

// The step's change that makes a prediction true, or undefined.
export function changeFor(step, predicted) {
  const [x, y] = Array.isArray(predicted) ? predicted : []
  const change = step.changes?.find(change => 'if' in change ? same(change.if, predicted)
    : predicted !== null || !JSON.stringify(change).includes('{answer}'))
  return change && fill(change, { answer: predicted, x, y })
}

// The state of the application, its windows, views and controllers, each by its path.
function facts(snapshot) {
  const objects = ['windows', 'views', 'controllers'].flatMap(kind => snapshot[kind])
  return new Map([['application', snapshot.application], ...objects.map(object => [object.id, object])].map(([owner, object]) => {
    const found = new Map()
    const add = (place, value) => {
      if (Array.isArray(value)) found.set(place, `[${value.map(item => item?.id ?? item).join(', ')}]`)
      else if (value && typeof value === 'object') for (const [key, item] of Object.entries(value)) add(`${place}.${key}`, item)
      else found.set(place, `${value}`)
    }
    add(owner, object)
    return [owner, found]
  }))
}

// The differences between the copy and the session, as lines; an object in only one of them is one line.
export async function differences(session, copy) {
  const [here, there] = (await Promise.all([session, copy].map(path => get(`${path}/snapshot`)))).map(facts)
  const line = (place, was, is) => was === is ? [] : [`${place}: ${was ?? '–'} → ${is ?? '–'}`]
  return [...new Set([...here.keys(), ...there.keys()])].flatMap(owner => {
    const [was, is] = [here.get(owner), there.get(owner)]
    if (!was || !is) return line(owner, was?.get(`${owner}.class`), is?.get(`${owner}.class`))
    return [...new Set([...was.keys(), ...is.keys()])].flatMap(place => line(place, was.get(place), is.get(place)))
  })
}
