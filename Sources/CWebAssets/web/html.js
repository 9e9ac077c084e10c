// Makes an element. A property that starts with "on" is a listener, one that is false or null is
// left out, and children are elements or texts, so that nothing from the service is ever markup.
export function html(name, properties = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (value === false || value == null) continue
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value)
    else if (key === 'value' || key === 'checked') element[key] = value
    else element.setAttribute(key, value === true ? '' : value)
  }
  element.append(...children.flat(9).filter(child => child != null && child !== false))
  return element
}

// A button with an accessible name.
export const button = (text, act, properties = {}) =>
  html('button', { type: 'button', onclick: act, ...properties }, text)

// Whether a dialog takes the keys. A closing dialog no longer does, although its close event comes later.
export const hasDialog = () => document.querySelector('dialog[open]') !== null

// Adds a style sheet and waits for it.
export const style = name => new Promise(done => {
  if (document.querySelector(`link[href="/web/${name}"]`)) return done()
  document.head.append(html('link', { rel: 'stylesheet', href: `/web/${name}`, onload: done, onerror: done }))
})

export const svg = (name, properties = {}, ...children) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(properties)) element.setAttribute(key, value)
  element.append(...children)
  return element
}
