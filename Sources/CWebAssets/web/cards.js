import { html, button } from './html.js'
import { rule, ruleTitle } from './rule.js'
import { rules } from './service.js'
import { findingsOf } from './verdict.js'
import { diffOf, repairOf } from './repair.js'
import { has, language, say, wordsOfImport, wordsOfLine, wordsOfMisconception, wordsOfNote } from './words.js'

// Verdicts in words. `place` makes a link from a file and line, `apply` carries out the edits of a fix.

const card = (kind, isFault, title, ...more) => html('li', { class: `verdict ${isFault ? 'fault' : ''}`, 'data-kind': kind }, html('h2', {}, title), ...more)

const colon = () => language === 'en' ? ': ' : '：'

// A sentence whose {place} is a link and the rest text.
function sentence(key, values, where, place) {
  const [before, after] = say(key, { ...values, place: '\0' }).split('\0')
  return after === undefined ? [before] : [before, place(where), after]
}

// The check's findings, or where and how the app crashed, in English as compilers and Xcode say it.
export function refusalCard({ message, problem }, { place }) {
  const { findings, output } = findingsOf(problem)
  const title = !findings.length ? 'bugNotTaken' : problem.code === 'invalid-code' ? 'bugRefused' : 'bugCrashed'
  return card('problem', true, say(title),
    findings.length ? html('ul', {}, findings.map(finding => html('li', {}, place(finding),
      finding.column ? say('bugColumn', finding) : '', colon(), html('span', { lang: 'en' }, finding.text)))) : html('p', {}, message),
    output && html('div', {}, html('p', { class: 'hint' }, say('printed')), html('pre', { class: 'code', tabindex: 0, 'aria-label': say('printed') }, output)))
}

export const fineCard = () => card('fine', false, say('bugFine'), html('p', {}, say('bugFineWhy')))

// What a session from lldb's text leaves out, adds or can't know.
export const importCard = async notes => card('import', false, say('bugImported'), html('ul', {}, await Promise.all(notes.map(async note =>
  html('li', {}, say('inLine', { line: note.lines.join(', ') }), ' ', await wordsOfImport(note))))))

// The details of each kind below its title.
const details = {
  released: why,
  belief: async note => html('p', {}, await wordsOfMisconception(note)),
  note: async note => html('p', {}, await wordsOfNote(note)),
  refused: async line => html('p', {}, await wordsOfLine(line)),
  skipped: async ({ lines }, { place }) => html('ul', {}, await Promise.all(lines.map(async line => {
    const words = await wordsOfLine(line)
    return html('li', {}, place(line), words && colon(), words)
  }))),
  logged: ({ text }) => html('p', { lang: 'en' }, text),
}

export async function verdictCard(verdict, context) {
  const { kind, isFault, line } = verdict
  const entry = verdict.rule && (await rules()).get(verdict.rule)
  const title = line && has(`bug ${kind} at`) ? `bug ${kind} at` : `bug ${kind}`
  return card(kind, isFault, sentence(title, verdict, verdict, context.place), await details[kind]?.(verdict, context), entry && rule(entry.id, ruleTitle(entry).title))
}

// Why an object was released, and how to keep it: as a diff if the edit is certain, else in words.
function why(verdict, { files, place, apply }) {
  const edits = repairOf(files, verdict)
  const cause = html('p', {}, verdict.variable ? sentence('bugLocal', {}, verdict.variable, place) : say('bugNobody'))
  if (!edits) return html('div', {}, cause, html('p', {}, say('bugFixWords')))
  const rows = diffOf(files, edits)
  return html('div', {}, cause, html('ol', { class: 'diff', tabindex: 0, 'aria-label': say('bugFix') }, rows.map(({ name, sign, number, text }, index) => [
    files.length > 1 && rows[index - 1]?.name !== name && html('li', { class: 'name' }, name),
    html('li', { class: sign === '+' ? 'added' : 'removed' }, html('span', { class: 'n' }, `${number}`), html('span', { class: 'sign' }, sign), html('code', {}, text.trim())),
  ])), html('div', { class: 'bar' }, button(say('bugApply'), () => apply(edits), { class: 'main' })))
}
