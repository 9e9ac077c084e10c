// QR codes (ISO/IEC 18004) of texts in bytes, with error correction of level M, in versions 1 to 10: up to 213 bytes.

// By version: how many error-correcting codewords a block has, and the blocks, [how many, data codewords of each].
const blocksOf = [
  , [10, [1, 16]], [16, [1, 28]], [26, [1, 44]], [18, [2, 32]], [24, [2, 43]], [16, [4, 27]], [18, [4, 31]],
  [22, [2, 38], [2, 39]], [22, [3, 36], [2, 37]], [26, [4, 43], [1, 44]],
]

// Arithmetic in the field of 256 elements by powers of 2, modulo x⁸ + x⁴ + x³ + x² + 1.
const powers = [1]
for (let index = 1; index < 255; index++) powers[index] = (powers[index - 1] << 1) ^ (powers[index - 1] & 128 ? 0x11d : 0)
const logs = new Map(powers.map((value, index) => [value, index]))
const product = (a, b) => a && b ? powers[(logs.get(a) + logs.get(b)) % 255] : 0

// The error-correcting codewords for these.
export function correction(data, count) {
  let generator = [1]
  for (let degree = 0; degree < count; degree++) generator = [...generator, 0].map((value, index) => value ^ (index ? product(generator[index - 1], powers[degree]) : 0))
  const rest = [...data, ...Array(count).fill(0)]
  data.forEach((_, place) => {
    const first = rest[place]
    generator.forEach((value, index) => { rest[place + index] ^= product(value, first) })
  })
  return rest.slice(data.length)
}

// A number's bits, the highest first.
const bits = (value, count) => Array.from({ length: count }, (_, index) => (value >>> (count - 1 - index)) & 1)

const room = version => blocksOf[version].slice(1).reduce((sum, [count, size]) => sum + count * size, 0)
const lengthBits = version => version < 10 ? 8 : 16

// The text's bits in the smallest version that fits them, each block with its correction, interleaved.
function codewords(text) {
  const bytes = [...new TextEncoder().encode(text)]
  const version = blocksOf.findIndex((_, version) => version && 4 + lengthBits(version) + 8 * bytes.length <= 8 * room(version))
  if (version < 0) return null
  const all = [0, 1, 0, 0, ...bits(bytes.length, lengthBits(version)), ...bytes.flatMap(byte => bits(byte, 8))]
  all.push(...Array(Math.min(4, 8 * room(version) - all.length)).fill(0))
  while (all.length % 8) all.push(0)
  const data = []
  for (let place = 0; place < all.length; place += 8) data.push(Number.parseInt(all.slice(place, place + 8).join(''), 2))
  for (let pad = 0xec; data.length < room(version); pad ^= 0xec ^ 0x11) data.push(pad)
  const [count, ...groups] = blocksOf[version]
  let place = 0
  const blocks = groups.flatMap(([times, size]) => Array.from({ length: times }, () => data.slice(place, place += size)))
  const weave = lists => Array.from({ length: Math.max(...lists.map(list => list.length)) }, (_, index) => lists.flatMap(list => index < list.length ? [list[index]] : [])).flat()
  return { version, words: [...weave(blocks), ...weave(blocks.map(block => correction(block, count)))] }
}

const masks = [
  (x, y) => (x + y) % 2, (x, y) => y % 2, x => x % 3, (x, y) => (x + y) % 3, (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => (x * y) % 2 + (x * y) % 3, (x, y) => ((x * y) % 2 + (x * y) % 3) % 2, (x, y) => ((x + y) % 2 + (x * y) % 3) % 2,
]

// A value followed by the remainder of its division by a generator, both as polynomials of bits.
function checked(value, generator, count) {
  let rest = value << count
  for (let bit = 31; bit >= count; bit--) if (rest >>> bit & 1) rest ^= generator << (bit - count)
  return value << count | rest
}

// The patterns that every code of a version has: rows of true, false, and null for data.
function frame(version) {
  const size = 4 * version + 17
  const rows = Array.from({ length: size }, () => Array(size).fill(null))
  const set = (x, y, isDark) => { if (x >= 0 && y >= 0 && x < size && y < size) rows[y][x] = isDark }
  const square = (cx, cy, reach, isDark) => {
    for (let y = -reach; y <= reach; y++) for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, isDark(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (let index = 0; index < size; index++) for (const [x, y] of [[6, index], [index, 6]]) set(x, y, index % 2 === 0)
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(x, y, 4, ring => ring !== 2 && ring !== 4)
  const last = size - 7
  const centers = version === 1 ? [] : version < 7 ? [6, last] : [6, (6 + last) / 2, last]
  for (const x of centers) for (const y of centers) {
    const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
    if (!isFinder) square(x, y, 2, ring => ring !== 1)
  }
  if (version >= 7) bits(checked(version, 0x1f25, 12), 18).reverse().forEach((bit, index) => {
    const [near, far] = [Math.floor(index / 3), size - 11 + index % 3]
    set(near, far, bit === 1)
    set(far, near, bit === 1)
  })
  return rows
}

// Both copies of the level and the mask.
function setFormat(rows, mask) {
  const size = rows.length
  const format = bits(checked(mask, 0x537, 10) ^ 0x5412, 15).reverse().map(bit => bit === 1)
  format.forEach((isDark, index) => {
    const [x, y] = index < 6 ? [8, index] : index < 8 ? [8, index + 1] : index === 8 ? [7, 8] : [14 - index, 8]
    rows[y][x] = isDark
    const [farX, farY] = index < 8 ? [size - 1 - index, 8] : [8, size - 15 + index]
    rows[farY][farX] = isDark
  })
  rows[size - 8][8] = true
}

// How hard a code is to read, by the standard's four features.
export function penalty(rows) {
  const size = rows.length
  const columns = rows.map((_, x) => rows.map(row => row[x]))
  let sum = 0
  for (const lines of [rows, columns]) for (const line of lines) {
    const text = line.map(Number).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    // The margin of a code is light.
    const wide = `0000${text}0000`
    for (let place = 0; place + 11 <= wide.length; place++) if (/^(00001011101|10111010000)/.test(wide.slice(place, place + 11))) sum += 40
  }
  for (let y = 1; y < size; y++) for (let x = 1; x < size; x++) {
    if (rows[y][x] === rows[y - 1][x] && rows[y][x] === rows[y][x - 1] && rows[y][x] === rows[y - 1][x - 1]) sum += 3
  }
  const dark = rows.flat().filter(Boolean).length / size ** 2
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}

// The code of a text: rows of modules, true for dark; null if the text is too long. Without a given mask it uses the
// one that is easiest to read.
export function qr(text, wanted = null) {
  const found = codewords(text)
  if (!found) return null
  const stream = found.words.flatMap(word => bits(word, 8))
  const codes = masks.map((mask, number) => {
    if (wanted !== null && number !== wanted) return null
    const rows = frame(found.version)
    // The format has its place before the data fills the rest.
    setFormat(rows, number)
    const size = rows.length
    let next = 0
    for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
      const isUp = (right > 6 ? size - 1 - right : size - 2 - right) % 4 === 0
      for (let step = 0; step < size; step++) for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - step : step
        if (rows[y][x] === null) rows[y][x] = (stream[next++] === 1) !== (mask(x, y) === 0)
      }
    }
    return rows
  }).filter(Boolean)
  return codes.reduce((best, code) => penalty(code) < penalty(best) ? code : best)
}
