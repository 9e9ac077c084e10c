import { get, send, start, tokens } from './service.js'

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other)

// Does the requests in a copy of the session, which is gone once `look` has looked at it.
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
    // One that is gone already is as good.
    await send('DELETE', path).catch(error => { if (error.problem?.status !== 404) throw error })
    tokens.forget(copy.id)
  }
}

// A request in which {answer}, {x} and {y} stand for what was predicted.
function fill(value, places) {
  if (Array.isArray(value)) return value.map(item => fill(item, places))
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, places)]))
  if (typeof value !== 'string') return value
  const [whole] = value.match(/^\{\w+\}$/) ?? []
  const named = text => places[text.slice(1, -1)] ?? text
  return whole ? named(whole) : value.replace(/\{\w+\}/g, named)
}

// The step's change that makes a prediction come true, or undefined where there is none.
export function changeFor(step, predicted) {
  const [x, y] = Array.isArray(predicted) ? predicted : []
  const change = step.changes?.find(change => 'if' in change ? same(change.if, predicted)
    : predicted !== null || !JSON.stringify(change).includes('{answer}'))
  return change && fill(change, { answer: predicted, x, y })
}

// What the application, its windows, views and controllers say of themselves, each by place.
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

// How the copy differs from the session, as lines; what only one of them has is one line.
export async function differences(session, copy) {
  const [here, there] = (await Promise.all([session, copy].map(path => get(`${path}/snapshot`)))).map(facts)
  const line = (place, was, is) => was === is ? [] : [`${place}: ${was ?? '–'} → ${is ?? '–'}`]
  return [...new Set([...here.keys(), ...there.keys()])].flatMap(owner => {
    const [was, is] = [here.get(owner), there.get(owner)]
    if (!was || !is) return line(owner, was?.get(`${owner}.class`), is?.get(`${owner}.class`))
    return [...new Set([...was.keys(), ...is.keys()])].flatMap(place => line(place, was.get(place), is.get(place)))
  })
}
