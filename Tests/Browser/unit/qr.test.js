// QR codes against the standard: each is decoded as by a camera's program, without the encoder's code.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { correction, penalty, qr } from '../web/qr.js'

const masks = [
  (row, column) => (row + column) % 2, row => row % 2, (row, column) => column % 3, (row, column) => (row + column) % 3,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2, (row, column) => row * column % 2 + row * column % 3,
  (row, column) => (row * column % 2 + row * column % 3) % 2, (row, column) => ((row + column) % 2 + row * column % 3) % 2,
]
// How many codewords correct one block, and how many data codewords each block has, by the standard's table 9.
const blocks = {
  1: [10, [16]], 2: [16, [28]], 3: [26, [44]], 4: [18, [32, 32]], 5: [24, [43, 43]], 6: [16, [27, 27, 27, 27]], 7: [18, [31, 31, 31, 31]],
  8: [22, [38, 38, 39, 39]], 9: [22, [36, 36, 36, 37, 37]], 10: [26, [43, 43, 43, 43, 44]],
}

// Whether a place holds no data.
function isFixed(row, column, size) {
  const version = (size - 17) / 4
  const inCorner = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)
  const inVersion = version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))
  const centers = { 1: [], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50] }[version] ?? [6, size - 7]
  const near = centers.flatMap(y => centers.map(x => [y, x])).filter(([y, x]) => !(y < 9 && x < 9) && !(y < 9 && x > size - 9) && !(y > size - 9 && x < 9))
    .some(([y, x]) => Math.abs(row - y) < 3 && Math.abs(column - x) < 3)
  return inCorner || inVersion || near || row === 6 || column === 6
}

// Decodes a code: { mask, text }, and fails at a wrong codeword.
function read(rows) {
  const size = rows.length
  const format = [[8, 0], [8, 1], [8, 2], [8, 3], [8, 4], [8, 5], [8, 7], [8, 8], [7, 8], [5, 8], [4, 8], [3, 8], [2, 8], [1, 8], [0, 8]]
  const bits = format.map(([row, column]) => Number(rows[row][column])).reduce((sum, bit) => sum * 2 + bit, 0) ^ 0b101010000010010
  assert.equal(bits >> 13, 0, 'level M')
  const mask = bits >> 10 & 7
  const stream = []
  for (let pair = 0, right = size - 1; right > 0; pair++, right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) for (const column of [right, right - 1]) {
      const row = pair % 2 ? step : size - 1 - step
      if (!isFixed(row, column, size)) stream.push(Number(rows[row][column]) ^ Number(masks[mask](row, column) === 0))
    }
  }
  const words = Array.from({ length: Math.floor(stream.length / 8) }, (_, index) => Number.parseInt(stream.slice(index * 8, index * 8 + 8).join(''), 2))
  const [count, sizes] = blocks[(size - 17) / 4]
  assert.equal(words.length, sizes.reduce((sum, length) => sum + length + count, 0))
  const data = sizes.map(() => [])
  let next = 0
  for (let index = 0; index < Math.max(...sizes); index++) data.forEach((block, number) => index < sizes[number] && block.push(words[next++]))
  const corrections = sizes.map(() => [])
  for (let index = 0; index < count; index++) for (const block of corrections) block.push(words[next++])
  data.forEach((block, number) => assert.deepEqual(correction(block, count), corrections[number]))
  const all = data.flat().flatMap(word => [...word.toString(2).padStart(8, '0')])
  assert.equal(all.splice(0, 4).join(''), '0100')
  const length = Number.parseInt(all.splice(0, size < 57 ? 8 : 16).join(''), 2)
  const bytes = Array.from({ length }, () => Number.parseInt(all.splice(0, 8).join(''), 2))
  return { mask, text: new TextDecoder().decode(new Uint8Array(bytes)) }
}

test('the codewords of correction are those of the example in the standard', () => {
  // 01234567 in version 1, level M (ISO/IEC 18004, annex I).
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  assert.deepEqual(correction(data, 10), [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test('what is written is read, in each version and with each mask', () => {
  const longest = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]
  longest.forEach((length, index) => {
    for (const text of ['x'.repeat(length), 'https://fenestra.example/c/K7P4M2'.padEnd(length, '/').slice(0, length)]) {
      for (let mask = 0; mask < 8; mask++) {
        const rows = qr(text, mask)
        assert.equal(rows.length, 4 * (index + 1) + 17)
        assert.deepEqual(read(rows), { mask, text })
      }
    }
  })
  assert.equal(read(qr('窗口 ★')).text, '窗口 ★')
})

test('of the masks the one that is easiest to read is taken', () => {
  const text = 'http://10.0.0.7:8080/c/K7P4M2'
  const sums = [0, 1, 2, 3, 4, 5, 6, 7].map(mask => penalty(qr(text, mask)))
  assert.equal(penalty(qr(text)), Math.min(...sums))
  assert.ok(new Set(sums).size > 4)
})

test('the finders and the lines between them are where a camera looks', () => {
  const rows = qr('http://localhost:8080/c/K7P4M2').map(row => row.map(Number).join(''))
  assert.deepEqual(rows.slice(0, 7).map(row => row.slice(0, 8)), ['11111110', '10000010', '10111010', '10111010', '10111010', '10000010', '11111110'])
  assert.match(rows[6].slice(8, -8), /^(10)+1$/)
  assert.equal(rows.at(-8)[8], '1')
})

test('a text that is too long has no code', () => {
  assert.notEqual(qr('x'.repeat(213)), null)
  assert.equal(qr('x'.repeat(214)), null)
  assert.equal(qr('窗'.repeat(72)), null)
})
