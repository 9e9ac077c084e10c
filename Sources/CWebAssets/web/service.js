// What the service refused, in its own words.
export class Refused extends Error {
  constructor(problem) {
    super([problem.detail ?? problem.title, problem.hint].filter(Boolean).join(' '))
    this.problem = problem
  }
}

// The tokens of guarded sessions that this browser has started.
const tokens = {
  of: session => localStorage.getItem(`token ${session}`),
  keep: (session, token) => localStorage.setItem(`token ${session}`, token),
}

async function answer(response) {
  const text = await response.text()
  const isJSON = (response.headers.get('Content-Type') ?? '').includes('json')
  if (!response.ok) throw new Refused(isJSON ? JSON.parse(text) : { title: response.statusText, status: response.status })
  return isJSON ? JSON.parse(text) : text
}

export const get = async (path, accept = 'application/json') =>
  answer(await fetch(path, { headers: { Accept: accept } }))

export async function send(method, path, body) {
  const session = path.match(/^\/sessions\/([^/]+)/)?.[1]
  const headers = { 'Content-Type': 'application/json' }
  const token = session && tokens.of(session)
  if (token) headers.Authorization = `Bearer ${token}`
  return answer(await fetch(path, {
    method, headers, body: body === undefined ? undefined : JSON.stringify(body),
  }))
}

// Starts a session, or a fork, and keeps what opens it for writing.
export async function start(path, body) {
  const session = await send('POST', path, body)
  if (session.controlToken) tokens.keep(session.id, session.controlToken)
  return session
}

let ruleTable
// Every rule by its identifier.
export const rules = () => ruleTable ??= get('/rules').then(
  list => new Map(list.rules.map(rule => [rule.id, rule])))
