import { language, say, wordsOfProblem } from './words.js'

// The service's refusal, in the reader's language.
export class Refused extends Error {
  constructor(problem, words = problem.detail ?? problem.title) {
    super(words)
    this.problem = problem
  }
}

// For a request that reached no service, says what to do, instead of the browser's own words.
export class Unreachable extends Error {}

async function reach(path, options) {
  try {
    return await fetch(path, options)
  } catch {
    throw new Unreachable(say('unreachable'))
  }
}

// The tokens of guarded sessions that this browser started, and of classes that it teaches. A raised hand's
// token serves both, and replaces no other token.
export const tokens = {
  of: name => localStorage.getItem(`token ${name}`) ?? localStorage.getItem(`hand's token ${name}`),
  keep: (name, token) => localStorage.setItem(`token ${name}`, token),
  forget: name => localStorage.removeItem(`token ${name}`),
  lend: (name, token) => token ? localStorage.setItem(`hand's token ${name}`, token) : localStorage.removeItem(`hand's token ${name}`),
}

async function answer(response) {
  const text = await response.text()
  const isJSON = (response.headers.get('Content-Type') ?? '').includes('json')
  if (!response.ok) {
    const problem = isJSON ? JSON.parse(text) : { title: say('failed', { status: response.status }), status: response.status }
    throw new Refused(problem, await wordsOfProblem(problem))
  }
  return isJSON ? JSON.parse(text) : text
}

// A name as one segment of a path; no name is empty or leads elsewhere.
export function segment(name) {
  if (/^\.{0,2}$/.test(name)) throw new Refused({ title: say('noName', { name }) })
  return encodeURIComponent(name)
}

export const get = async (path, accept = 'application/json') =>
  answer(await reach(path, { headers: { Accept: accept, 'Accept-Language': language } }))

// The header field that authorizes a path, if this browser has the token.
export function bearer(path) {
  const name = path.match(/^\/(?:sessions|classes)\/([^/?]+)/)?.[1]
  const token = name && tokens.of(name)
  return token ? { Authorization: `Bearer ${token}` } : {}
}

export const send = async (method, path, body) => answer(await reach(path, {
  method, headers: { 'Content-Type': 'application/json', 'Accept-Language': language, ...bearer(path) },
  body: body === undefined ? undefined : JSON.stringify(body),
}))

// A line of lldb's: `<UIView: 0x7f8b2c40; …` or `<HomeController 0x7f8b2c40>, state: …`. In a comment or a
// string it is a part of code.
export const isDump = text => /^[^/"']*<[\w.]+(: 0x[0-9a-f]+;| 0x[0-9a-f]+>, state: )/m.test(text)

// A session from lldb's printout of an app, on the system that the reader chooses.
export const importText = async (text, profile) => keeping(await answer(await reach(`/imports${profile ? `?profile=${profile}` : ''}`, {
  method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text,
})))

// Starts a session, a fork or a class, and stores its token.
export const start = async (path, body) => keeping(await send('POST', path, body))

function keeping(made) {
  if (made.controlToken) tokens.keep(made.id, made.controlToken)
  if (made.teacherToken) tokens.keep(made.code, made.teacherToken)
  return made
}

// A request in a line.
export const line = ({ method, path, body }) => `${method} ${path}${body ? ` ${JSON.stringify(body)}` : ''}`

let ruleTable
// Every rule by its identifier, in the reader's language if it is translated.
export const rules = () => ruleTable ??= Promise.all([
  get('/rules'), language === 'en' ? {} : get(`/web/rules-${language}.json`),
]).then(([list, words]) => new Map(list.rules.map(rule =>
  [rule.id, { ...rule, statement: words[rule.id] ?? rule.statement, lang: rule.id in words ? language : 'en' }])))
