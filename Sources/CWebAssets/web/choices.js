import { html } from './html.js'
import { say } from './words.js'

export const devices = ['iPhone 8', 'iPhone 4s', 'iPhone 5s', 'iPhone X', 'iPhone 14', 'iPhone 14 Pro', 'iPad', 'iPad Pro 11-inch']
export const profiles = ['ios8', 'ios12', 'ios13', 'ios17']

// A form's choice, labelled with the page's texts.
export const choice = (name, values, chosen, act) => html('label', {}, say(name), html('select', { name, onchange: act },
  values.map(value => html('option', { value, selected: value === chosen }, value.replace(/^ios/, 'iOS ')))))
