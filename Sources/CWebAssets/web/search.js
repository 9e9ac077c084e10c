import { html } from './html.js'
import { get, rules } from './service.js'
import { has, language, pick, say } from './words.js'
import { ruleTitle } from './rule.js'

// Words of puzzled readers in both languages, with the lessons that answer them.
const puzzles = [
  { words: 'keywindow nil null launch appdelegate 启动 为空 主窗口', lessons: ['02-launch', '05-three-ways', '01-screen-window-view'] },
  { words: 'tap taps touch touches lost ignored button not tappable unresponsive 触摸 点击 点不到 没反应 丢失', lessons: ['18-out-of-reach', '14-touch-or-shake', '06-three-windows'] },
  { words: 'alert disappears vanish gone at once toast released window disappears 消失 一闪 弹窗 释放', lessons: ['16-kept-alive', '17-present-from'] },
  { words: 'label slides under bar navigation insert below 导航栏 遮住 标签 下面', lessons: ['13-insert-subview'] },
  { words: 'keyboard covers field hides text input top 键盘 挡住 输入框', lessons: ['12-last-object', '09-view-window', '30-above-keyboard'] },
  { words: 'present wrong window small modal 弹出 模态', lessons: ['17-present-from', '24-present', '31-present-today'] },
  { words: 'top view controller current visible getcurrentvc 当前 控制器', lessons: ['11-current-controller', '31-present-today'] },
  { words: 'shake remote motion not received 摇一摇 远程控制', lessons: ['14-touch-or-shake', '15-tap-takes-key'] },
  { words: 'level order front behind status bar 层级 顺序 最前面 状态栏', lessons: ['03-levels', '07-order'] },
  { words: 'viewdidappear viewwillappear twice order callbacks 回调 顺序', lessons: ['22-push', '24-present', '26-tabs'] },
  { words: 'findkeywindow wrong iskeywindow', lessons: ['10-find-key-window'] },
  { words: 'convert coordinates frame bounds 坐标 换算', lessons: ['19-coordinates'] },
  { words: 'scene scenes connectedscenes windowscene uiwindowscene multiple ipad split deprecated keywindow 场景 多窗口 分屏 废弃', lessons: ['27-scenes', '28-scene-delegate', '31-present-today'] },
  { words: 'scenedelegate willconnectto black screen appdelegate window nil ios13 黑屏 不显示 场景代理', lessons: ['28-scene-delegate', '02-launch'] },
  { words: 'passthrough pass-through hittest nil overlay floating transparent blocks touches 穿透 透明 悬浮 浮窗 挡住 点不到', lessons: ['29-pass-through', '18-out-of-reach'] },
  { words: 'toast hud banner above behind keyboard covered dismisses 键盘 盖住 提示 收起', lessons: ['30-above-keyboard', '12-last-object'] },
  { words: 'topmost presented already presenting while presentation in progress foreground active scene present 最上层 弹不出来', lessons: ['31-present-today', '17-present-from'] },
  { words: 'viewisappearing safearea safeareainsets zero wrong frame in viewwillappear traits 安全区 尺寸不对 布局', lessons: ['32-view-is-appearing'] },
]

// The words of a text; Chinese has no spaces, so each pair of neighbouring characters is a word.
function wordsOf(text) {
  const plain = text.toLowerCase().match(/[a-z0-9][a-z0-9.-]*/g) ?? []
  const chinese = (text.match(/[\u3400-\u9fff]+/g) ?? []).flatMap(run => run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2)))
  return [...plain.filter(word => word.length > 1 && !common.has(word)), ...chinese]
}
const common = new Set(['the', 'is', 'my', 'get', 'got', 'at', 'on', 'in', 'of', 'to', 'an', 'it', 'and', 'not', 'why', 'does', 'do', 'are', 'uikit'])

let index
// Everything to search: lessons, myths, rules and problems, each with its text in both languages.
const entries = () => index ??= Promise.all([get('/lessons'), rules(), get('/problems'), language === 'en' ? {} : get(`/web/replies-${language}.json`)]).then(([{ lessons, myths }, table, { problems }, words]) => [
  ...lessons.map(({ id, title, summary }) => ({
    kind: 'lesson', title: pick(title), hint: pick(summary), href: `/#lesson=${id}`, weight: 2,
    text: [title.en, title['zh-Hans'], id, summary.en, summary['zh-Hans'], ...puzzles.filter(puzzle => puzzle.lessons.includes(id)).map(puzzle => puzzle.words)].join(' '),
    first: puzzles.filter(puzzle => puzzle.lessons[0] === id).map(puzzle => puzzle.words).join(' '),
  })),
  ...myths.map(({ id, claim, truth, lesson }) => ({
    kind: 'myth', title: pick(claim), hint: pick(truth), href: `/#lesson=${lesson}`, weight: 1.4, id, text: [claim.en, claim['zh-Hans'], truth.en, truth['zh-Hans']].join(' '),
  })),
  ...[...table].map(([id, entry]) => ({ kind: 'rule', title: ruleTitle(entry).title, hint: entry.statement, id, lang: entry.lang, weight: 1, text: `${id} ${entry.statement}` })),
  ...problems.map(({ code, title, explanation }) => ({
    kind: 'problem', title: language === 'en' ? title : words.problems?.[code] ?? title, hint: language === 'en' ? explanation : code, href: `/problems/${code}`, weight: 0.8, text: `${code} ${title} ${explanation} ${words.problems?.[code] ?? ''}`,
  })),
])

// The answers to a question, the best first.
export async function find(question, most = 8) {
  const wanted = wordsOf(question)
  if (!wanted.length) return []
  const scored = (await entries()).map(entry => {
    const text = entry.text.toLowerCase()
    const [title, first] = [entry.title.toLowerCase(), (entry.first ?? '').toLowerCase()]
    const score = wanted.reduce((sum, word) => sum + (text.includes(word) ? 1 : 0) + (title.includes(word) ? 0.6 : 0) + (first.includes(word) ? 0.8 : 0), 0)
    return { entry, score: score * entry.weight / Math.sqrt(wanted.length) }
  })
  return scored.filter(({ score }) => score > 0.4).sort((a, b) => b.score - a.score).slice(0, most).map(({ entry }) => entry)
}

const examples = ['keyWindow nil', 'taps', 'alert', 'label', 'keyboard']

// The search field for a puzzling behaviour, and its answers.
export function puzzle(icon) {
  const list = html('ul', { class: 'found', 'aria-label': say('found'), hidden: true })
  const told = html('p', { class: 'hint', role: 'status' })
  let asked = 0
  const show = async () => {
    const mine = ++asked
    const question = field.value.trim()
    const found = question ? await find(question).catch(error => {
      dispatchEvent(new CustomEvent('refused', { detail: error.message }))
      return []
    }) : []
    if (mine !== asked) return
    list.hidden = !found.length
    told.textContent = !question ? '' : found.length ? say('foundCount', { count: found.length }) : say('nothingFound')
    list.replaceChildren(...found.map(({ kind, title, hint, href, id, lang }) => html('li', {}, href
      ? html('a', { href }, html('span', { class: 'kind' }, say(`found ${kind}`)), html('strong', {}, title), html('span', { class: 'hint' }, hint))
      : html('details', {}, html('summary', { title: id }, html('span', { class: 'kind' }, say(`found ${kind}`)), html('strong', { lang }, title)), html('p', { lang }, hint)))))
  }
  const field = html('input', {
    type: 'search', 'aria-labelledby': 'puzzle', placeholder: say('puzzleHint'), autocomplete: 'off', spellcheck: 'false', oninput: show,
    onkeydown: event => {
      if (event.key === 'ArrowDown') list.querySelector('a, summary')?.focus()
      if (event.key === 'Enter') list.querySelector('a')?.click()
    },
  })
  const chips = examples.filter(name => has(`puzzle ${name}`)).map(name => html('button', { type: 'button', class: 'example', onclick: () => {
    field.value = say(`puzzle ${name}`)
    field.focus()
    show()
  } }, say(`puzzle ${name}`)))
  // `/` focuses the field, as everywhere.
  addEventListener('keydown', event => {
    if (event.key !== '/' || event.target.matches('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    field.focus()
  })
  return html('section', { class: 'puzzle', role: 'search' }, html('h2', { id: 'puzzle' }, say('puzzle')),
    html('div', {}, html('label', { class: 'field' }, icon, field, html('kbd', { 'aria-hidden': 'true' }, '/')), html('div', { class: 'examples' }, chips), told, list))
}
