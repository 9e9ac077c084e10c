// The page's own computations.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import './browser.js'
import { numbersRound, ordersRound } from '../web/ask.js'
import { courseOf, chapterOf, chapters } from '../web/chapters.js'
import { sentence } from '../web/events.js'
import { lookName } from '../web/look.js'
import { Moments } from '../web/moments.js'
import { moved } from '../web/move.js'
import { askedPoint, cards, hidesOf } from '../web/predict.js'
import { hops, kindOf } from '../web/routing.js'
import { ruleTitle } from '../web/rule.js'
import { changeFor } from '../web/trial.js'
import { readYAML } from '../web/yaml.js'

const frame = { x: 60, y: 130, width: 200, height: 100 }

test('a frame moves as a whole, or by a corner, and is never turned inside out', () => {
  assert.deepEqual(moved(frame, 5, -10), { x: 65, y: 120, width: 200, height: 100 })
  assert.deepEqual(moved(frame, 5, -10, 'se'), { x: 60, y: 130, width: 205, height: 90 })
  assert.deepEqual(moved(frame, 5, -10, 'nw'), { x: 65, y: 120, width: 195, height: 110 })
  assert.deepEqual(moved(frame, 5, -10, 'ne'), { x: 60, y: 120, width: 205, height: 110 })
  assert.deepEqual(moved(frame, 5, -10, 'sw'), { x: 65, y: 130, width: 195, height: 90 })
  assert.deepEqual(moved(frame, 900, 900, 'nw'), { x: 250, y: 220, width: 10, height: 10 })
  // A smaller one stays as small.
  assert.deepEqual(moved({ x: 0, y: 0, width: 4, height: 20 }, -50, 0, 'se'), { x: 0, y: 0, width: 4, height: 20 })
})

test('the contract is read with its names for what comes again, and with marks within texts', () => {
  const text = `paths:
 /a:
  parameters: &here [ &theID {$ref: '#/id'}, &theAt {$ref: '#/at'} ]
  get:
   parameters:
    - &theLimit {$ref: '#/limit'}
    - *theAt
 /b:
  parameters: *here
  get: { parameters: [ *theID, *theLimit ], summary: 'What isn''t, is' }
`
  const [id, at, limit] = ['id', 'at', 'limit'].map(name => ({ $ref: `#/${name}` }))
  assert.deepEqual(readYAML(text).paths, {
    '/a': { parameters: [id, at], get: { parameters: [limit, at] } },
    '/b': { parameters: [id, at], get: { parameters: [id, limit], summary: "What isn't, is" } },
  })
})

test('the numbers of a poll are four, in order, none below zero, and one is right', () => {
  for (const right of [0, 1, 2, 3, 4, 8, 20, 44, 64, 100, 150, 375, 1000, 2000, 3000, 479.5, 0.5, -44]) {
    const numbers = numbersRound(right)
    assert.equal(new Set(numbers).size, 4, `${right}`)
    assert.ok(numbers.includes(right), `${right}: ${numbers}`)
    assert.ok(right < 0 || numbers.every(number => number >= 0), `${right}: ${numbers}`)
    assert.deepEqual([...numbers].sort((a, b) => a - b), numbers)
  }
  const places = [2, 3, 4, 5].map(right => numbersRound(right).indexOf(right))
  assert.ok(new Set(places).size > 2, 'its place tells nothing')
})

test('the orders of a poll begin with the right one, and each is another', () => {
  assert.deepEqual(ordersRound(3), [[0, 1, 2], [1, 0, 2], [0, 2, 1]])
  for (const count of [2, 4, 9]) {
    const orders = ordersRound(count)
    assert.equal(new Set(orders.map(String)).size, orders.length)
    for (const order of orders) assert.deepEqual([...order].sort((a, b) => a - b), Array.from({ length: count }, (_, index) => index))
  }
})

test('a question marks its point, and hides what is its answer', () => {
  assert.deepEqual(askedPoint({ ask: { answer: { path: '/hitTest?point=110,190' } } }), [110, 190])
  assert.equal(askedPoint({ ask: { answer: { path: '/hitTest?point={x},{y}' } } }), null)
  assert.deepEqual(askedPoint({ ask: {}, requests: [{ body: {} }, { body: { at: [1, 2] } }] }), [1, 2])
  assert.equal(hidesOf({ ask: { answer: { pointer: '/keyWindow' } } }), 'key')
  assert.equal(hidesOf({ ask: { answer: { pointer: '/windowLevel' } } }), 'level')
  assert.equal(hidesOf({ ask: { answer: { pointer: '/view' } } }), '')
})

test('cards are the events that a step counts', () => {
  const events = [{ object: 'red', name: 'UIWindowDidBecomeVisibleNotification' }, { object: 'red', name: 'layoutSubviews' },
    { object: 'label', name: 'didMoveToSuperview', superview: null }]
  assert.deepEqual(cards(events, {}), ['red DidBecomeVisible'])
  assert.deepEqual(cards(events, { cards: ['didMoveToSuperview'] }), ['label didMoveToSuperview nil'])
  assert.deepEqual(cards(events, { cards: ['red layoutSubviews'] }), ['red layoutSubviews'])
})

test('a change is the one for what was predicted, with the prediction in it', () => {
  const step = { changes: [{ if: 'red', path: '/windows/red' }, { path: '/windows/{answer}', body: { at: ['{x}', '{y}'] } }] }
  assert.equal(changeFor(step, 'red').path, '/windows/red')
  assert.equal(changeFor(step, 'blue').path, '/windows/blue')
  assert.deepEqual(changeFor(step, [3, 4]).body.at, [3, 4])
  assert.equal(changeFor({}, 'red'), undefined)
})

test('the way of an input is who was asked and then who was told', () => {
  const trace = { hitTest: [{ view: 'red', outcome: 'outside' }, { view: 'main', outcome: 'hit' }],
    deliveries: [{ method: 'touchesBegan', responders: [{ id: 'main', kind: 'window', outcome: 'passesOn' }] }] }
  assert.deepEqual(hops(trace).map(({ id }) => id), ['red', 'main', 'main'])
  assert.deepEqual(hops(trace).map(kindOf), ['no', 'yes', 'in'])
})

test('each lesson is in one chapter, in the order of the course', () => {
  const ids = chapters.flatMap(({ lessons }) => lessons)
  assert.equal(new Set(ids).size, ids.length)
  assert.deepEqual(courseOf([...ids].reverse().map(id => ({ id }))).map(({ id }) => id), ids)
  for (const { id, lessons } of chapters) for (const lesson of lessons) assert.equal(chapterOf(lesson).id, id)
})

test('a rule has its first sentence as a title', () => {
  assert.equal(ruleTitle({ lang: 'en', statement: 'The front window is asked first; then the next.' }).title, 'The front window is asked first.')
  assert.equal(ruleTitle({ lang: 'zh-Hans', statement: '最前面的窗口最先被询问；然后是下一个。' }).title, '最前面的窗口最先被询问。')
})

test('colours are called what they look like', () => {
  assert.deepEqual(['#e2722d', '#5fb4e8', '#f3d84c', '#2fa885', '#dcd7ce', null].map(lookName), ['orange', 'sky', 'yellow', 'green', 'grey', 'grey'])
})

test('an event without words stands for itself', () => {
  assert.equal(sentence({ name: 'somethingNew', object: 'red' }), 'red somethingNew')
})

test('moments are read once, and what two have in common is one object', async () => {
  const asked = []
  const parts = [{ keyWindow: 'red' }, { id: 'main' }, { id: 'red' }, 'drawn', '<clip/>', '<g/>']
  globalThis.fetch = async path => {
    asked.push(path)
    const from = +path.match(/from=(\d+)/)[1]
    const moment = { revision: from, application: 0, screens: [1], windows: [2], views: [], controllers: [], picture: { screen: 'main', description: 3, clips: [4], levels: [[5]] } }
    return { ok: true, headers: { get: () => 'application/json' }, text: async () => JSON.stringify({ parts, moments: [moment] }) }
  }
  globalThis.localStorage = { getItem: () => null }
  const moments = new Moments('/sessions/demo', 'main')
  assert.equal(moments.find(3), undefined)
  const [one, same] = await Promise.all([moments.at(3), moments.at(3)])
  assert.equal(one, same)
  assert.equal(moments.find(3), one)
  assert.deepEqual(one.snapshot.windows, [{ id: 'red' }])
  assert.deepEqual(one.picture, { description: 'drawn', clips: ['<clip/>'], levels: [['<g/>']] })
  assert.deepEqual(asked, ['/sessions/demo/moments?from=3&limit=1&screen=main'])
  await moments.stop()
})
