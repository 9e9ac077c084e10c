// The page's texts in the reader's language. Names of UIKit are never translated.
export const languages = { en: 'English', 'zh-Hans': '中文' }
export let language = 'en'
let words = {}

export async function speak(wanted) {
  language = wanted in languages ? wanted : 'en'
  words = await (await fetch(`/web/${language}.json`)).json()
  document.documentElement.lang = language
}

const learned = new Map()
// Adds the texts of a part that few readers open, once.
export function learn(name) {
  if (!learned.has(name)) learned.set(name, fetch(`/web/${name}-${language}.json`).then(async reply => { Object.assign(words, await reply.json()) }).catch(error => { learned.delete(name); throw error }))
  return learned.get(name)
}

// The chosen language, or the first of the browser's languages that exists here.
export function preferredLanguage() {
  const chosen = localStorage.getItem('language')
  if (chosen) return chosen
  return navigator.languages.some(name => name.startsWith('zh')) &&
    !navigator.languages[0].startsWith('en') ? 'zh-Hans' : 'en'
}

// A text with its {places} filled in; a key without a text returns itself.
export const say = (key, values = {}) =>
  (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

export const has = key => key in words

// A text in several languages.
export const pick = texts => texts[language] ?? texts.en

// The reader's programming language, or curl.
export const preferredForm = () => localStorage.getItem('code') ?? 'swift'

let replies
// The service's replies in the reader's language: problems by their codes, notes by
// their rules. English needs none, because the service speaks it.
const repliesInLanguage = () => replies ??= language === 'en' ? Promise.resolve({})
  : fetch(`/web/replies-${language}.json`).then(reply => reply.json()).catch(() => ({}))

// The names that an English sentence quotes.
const quoted = text => [...(text ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name)

// A problem in the reader's language, with the names that its detail quotes.
export async function wordsOfProblem({ code, title, detail, hint, pointer }) {
  const words = (await repliesInLanguage()).problems?.[code]
  if (!words) return [detail ?? title, hint].filter(Boolean).join(' ')
  const name = quoted(detail)[0] ?? pointer?.split('/').at(-1)
  const [suggestion] = quoted(/Did you mean/.test(hint ?? '') ? hint : '')
  const [, row, column] = detail?.match(/^Line (\d+), column (\d+)/) ?? []
  return [row ? say('atLine', { row, column }) : '', name ? `“${name}”：` : '', words, suggestion ? say('didYouMean', { name: suggestion }) : '',
    // UIKit and Xcode say this in English.
    ['uikit-exception', 'not-possible', 'program-crashed'].includes(code) && detail ? `（${detail}）` : ''].join('')
}

// The reason why something did not happen, in the reader's language.
export const wordsOfNote = async ({ rule, text }) => (await repliesInLanguage()).notes?.[rule] ?? text

// A query's result for a window, in the reader's language.
export const wordsOfStep = async ({ outcome, text }) => (await repliesInLanguage()).queries?.[outcome] ?? text

// A misconception in the code, and the truth, in the reader's language.
export const wordsOfMisconception = async ({ rule, text }) => (await repliesInLanguage()).misconceptions?.[rule] ?? text

// What a session from lldb's text leaves out, adds or can't know, in the reader's language.
export const wordsOfImport = async ({ code, detail, subject = '' }) =>
  (await repliesInLanguage()).imports?.[code]?.replace('{subject}', () => subject) ?? detail

// Why a line of pasted code did not run, in the reader's language.
export async function wordsOfLine({ did, reason, problem }) {
  if (problem) return wordsOfProblem(problem)
  if (!reason || language === 'en') return reason ?? ''
  const [name, suggestion] = quoted(reason)
  if (/ needs a program/.test(reason)) return say('skippedLayout', { name })
  return [say(name ? 'skippedName' : 'skippedLine', { name }), suggestion ? say('didYouMean', { name: suggestion }) : ''].join('')
}
