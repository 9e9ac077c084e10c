import { get, isDump } from './service.js'
import { say } from './words.js'

// The kind of the texts: `program` of several files, `code`, lldb's text, or an exported session.
export function kindOf(files) {
  if (files.length > 1) return 'program'
  const [{ name, text }] = files
  if (/\.json$/.test(name) && /^\s*\{/.test(text)) return 'export'
  return isDump(text) || (/\.(?:txt|log)$/.test(name) && !/[{;]/.test(text)) ? 'dump' : 'code'
}

// Reads dropped or chosen files; if one can't be read, the error says why in words.
export async function read(list) {
  const { limits } = await get('/limits')
  const limitOf = name => limits.find(limit => limit.name === name)?.value ?? Infinity
  const files = await Promise.all(list.map(async file => {
    const { name, size } = file
    if (!/\.(?:swift|m|h|txt|log|json)$/.test(name)) throw new Error(say('bugKind', { name }))
    const most = limitOf(/\.(?:swift|m|h)$/.test(name) ? 'files of a program' : 'request body')
    if (size > most) throw new Error(say('bugTooLarge', { name, size: Math.ceil(size / 1024), most: Math.floor(most / 1024) }))
    const text = await file.arrayBuffer().then(bytes => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).catch(() => '\0')
    if (text.includes('\0')) throw new Error(say('bugUnreadable', { name }))
    return { name, text }
  }))
  if (files.length > 1 && files.some(({ name }) => !/\.(?:swift|m|h)$/.test(name))) throw new Error(say('bugMixed'))
  return files
}
