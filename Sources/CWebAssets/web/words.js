// The page's words in the reader's language. Names of UIKit are never translated.
export const languages = { en: 'English', 'zh-Hans': '中文' }
export let language = 'en'
let words = {}

export async function speak(wanted) {
  language = wanted in languages ? wanted : 'en'
  words = await (await fetch(`/web/${language}.json`)).json()
  document.documentElement.lang = language
}

// The language that was chosen before, or the browser's first that there is.
export function preferredLanguage() {
  const chosen = localStorage.getItem('language')
  if (chosen) return chosen
  return navigator.languages.some(name => name.startsWith('zh')) &&
    !navigator.languages[0].startsWith('en') ? 'zh-Hans' : 'en'
}

// A phrase with its {places} filled in; a key that has none stands for itself.
export const say = (key, values = {}) =>
  (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

export const has = key => key in words

// A text that comes in several languages.
export const pick = texts => texts[language] ?? texts.en
