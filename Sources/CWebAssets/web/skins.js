import { svg } from './html.js'
import { lookOf } from './look.js'
import { notesApp, statusBar } from './phone.js'

const words = (x, y, text, name, anchor = 'start') => svg('text', { x, y, class: name, 'text-anchor': anchor }, text)
// A view may have no size, but an edge takes some.
const box = (x, y, width, height, name, rx = 0) =>
  svg('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), rx, class: name })

// UIKit's own classes of windows.
export const ofSystem = /^(_UI|UI(TextEffects|RemoteKeyboard|StatusBar)Window)/

// A controller's title on a bar.
const titleOf = controller => controller ? controller.title ?? controller.id : ''

function controllerOf({ controllers }, view) { return controllers.find(controller => controller.view === view) }

// How views of UIKit's classes look, each in its own bounds.
const skins = {
  UILabel: ({ width, height }, view) => [words(8, height / 2 + 5, view.text ?? view.id, 'words')],
  UIButton: ({ width, height }, view) => [words(width / 2, height / 2 + 5, view.text ?? view.id, 'press', 'middle')],
  UITextField: ({ width, height }, view) => [box(0.5, 0.5, width - 1, height - 1, 'field', 7), words(9, height / 2 + 5, view.text ?? view.id, view.text ? 'words' : 'hint')],
  // A row, with its index path as UIKit prints it.
  UITableViewCell: ({ width, height }, { indexPath, isSelected, isHighlighted }) => !indexPath ? [] : [
    box(0, 0, width, height, isSelected || isHighlighted ? 'cell chosen' : 'cell'), words(16, height / 2 + 5, `[${indexPath.join(', ')}]`, 'words')],
  UINavigationBar: ({ width, height }, view, snapshot) => {
    const stack = controllerOf(snapshot, view.superview)?.viewControllers ?? []
    const pages = stack.map(id => snapshot.controllers.find(controller => controller.id === id))
    // A large title takes 52 points of its own; no other bar is as high.
    const isLarge = height > 90
    const middle = (isLarge ? height - 52 : height) / 2 + 6
    const title = titleOf(pages.at(-1))
    return [box(0, 0, width, height, 'navbar'),
      isLarge ? words(16, height - 14, title, 'title large') : words(width / 2, middle, title, 'title', 'middle'),
      ...pages.length > 1 ? [words(12, middle, `‹ ${titleOf(pages.at(-2))}`, 'press')] : []]
  },
  UITabBar: ({ width, height }, view, snapshot) => {
    const tabs = controllerOf(snapshot, view.superview)
    const pages = (tabs?.viewControllers ?? []).map(id => snapshot.controllers.find(controller => controller.id === id))
    return [box(0, 0, width, height, 'navbar'), ...pages.map((page, index) => words(
      width * (index + 0.5) / pages.length, height / 2 + 5, titleOf(page), page?.id === tabs.selectedViewController ? 'press title' : 'hint', 'middle'))]
  },
  _UIAlertControllerView: ({ width, height }, view, snapshot) => {
    const alert = controllerOf(snapshot, view.id)
    const actions = alert?.actions ?? []
    return [box(0, 0, width, height, 'sheet', 14), words(width / 2, 32, alert?.title ?? '', 'title', 'middle'),
      words(width / 2, 54, alert?.message ?? '', 'hint', 'middle'),
      words(width / 2, height - 16, actions.map(action => action.title ?? action).join('    ') || 'OK', 'press title', 'middle')]
  },
  UIStatusBarWindow: ({ width }) => statusBar(width),
  UIRemoteKeyboardWindow: ({ width, height }) => keyboard(width, height),
}

// The keyboard's height on an upright phone, by the screen's height; suggestions take at most 42 points of it.
const keyboards = { 480: 253, 568: 253, 667: 258, 812: 333, 844: 336, 852: 336 }

// A keyboard at the lower edge of its window.
function keyboard(width, height) {
  const tall = keyboards[height] ?? 216
  const [top, gap] = [height - tall + Math.min(tall - 216, 42), 6]
  const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
  const key = (width - gap * 11) / 10
  return [box(0, height - tall, width, tall, 'keyboard'), ...rows.flatMap((row, number) => [...row].flatMap((letter, index) => {
    const x = (width - row.length * (key + gap) + gap) / 2 + index * (key + gap)
    return [box(x, top + 12 + number * 54, key, 42, 'key', 5), words(x + key / 2, top + 40 + number * 54, letter, 'letter', 'middle')]
  })), box(width / 4, top + 174, width / 2, 36, 'key', 5)]
}

// Whether a window that fills the screen shows nothing of its own.
function isBare(window, snapshot, screen) {
  const { frame, subviews, backgroundColor } = window
  if (!backgroundColor || lookOf(backgroundColor) || frame.x || frame.y || frame.width < screen.width || frame.height < screen.height) return false
  const inner = subviews.map(id => snapshot.views.find(view => view.id === id))
  return inner.every(view => view?.class === 'UIView' && !view.subviews.length && !view.backgroundColor)
}

// The view of a controller shows its title in its center, unless another view covers it.
function page({ width, height }, view, { controllers }) {
  const controller = view.subviews.length === 0 && height > 100 && controllers.find(({ id, view: own, class: name }) => own === view.id && !/^(_?UIAlert|UINavigation|UITabBar)/.test(name) && id)
  return controller ? [words(width / 2, height / 2, titleOf(controller), 'title', 'middle')] : []
}

const names = Object.keys(skins).map(name => `[data-class="${name}"]`).join()

// Draws windows and views of UIKit's classes as a phone shows them; other elements stay.
export function dress(picture, snapshot, screen) {
  const objects = new Map([...snapshot.windows, ...snapshot.views].map(object => [object.id, object]))
  const bareWindows = new Set(snapshot.windows.filter(window => isBare(window, snapshot, screen)).map(({ id }) => id))
  for (const group of picture.querySelectorAll(`.window, .view[data-class="UIView"], ${names}`)) {
    const rect = group.querySelector(':scope > rect')
    if (!rect) continue
    const object = objects.get(group.dataset.id)
    const skin = skins[group.dataset.class]
    const look = lookOf(rect.getAttribute('fill'))?.name
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(name => +rect.getAttribute(name))
    const bare = bareWindows.has(group.dataset.id)
    if (skin && !object && !group.dataset.system) continue
    const made = group.dataset.class === 'UIView' ? object && (object.backgroundColor || !bareWindows.has(object.window)) ? page({ width, height }, object, snapshot) : []
      : skin ? skin({ width, height }, object ?? {}, snapshot)
      : bare ? [notesApp(width, height)]
        : look ? [svg('rect', { width, height, fill: `url(#pattern-${look})` })] : []
    const says = made.map(element => element.outerHTML).join('')
    if (group.dataset.skin === says) continue
    group.querySelector(':scope > .skin')?.remove()
    if (!made.length) { delete group.dataset.skin; continue }
    group.dataset.skin = says
    rect.after(svg('g', { class: 'skin', 'aria-hidden': 'true', transform: `translate(${x} ${y})` }, ...made))
  }
}
