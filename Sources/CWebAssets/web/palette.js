import { html, button } from './html.js'
import { Part } from './part.js'
import { ofSystem } from './skins.js'
import { say } from './words.js'

// Okabe and Ito's order of colours, which most eyes tell apart.
const colors = ['#e2722d', '#5fb4e8', '#f3d84c', '#db8fb8', '#2fa885', '#2e78b7']
// Views that show a text or a value and contain no others.
const isLeaf = /^UI(Label|Button|TextField|TextView|Switch|Slider|ImageView|NavigationBar|TabBar|Toolbar)$/

// Things to add to the app.
export class Palette extends Part {
  connectedCallback() {
    const add = (name, act) => button(say(name), act)
    this.append(
      html('p', { class: 'hint' }, say('paletteHint')),
      html('div', { class: 'palette' },
        add('addWindow', () => this.#window({})),
        add('addAlertWindow', () => this.#window({ windowLevel: 'alert' })),
        add('addView', () => this.#view({ class: 'UIView', backgroundColor: this.#color() })),
        add('addLabel', () => this.#view({ class: 'UILabel' }, 30)),
        add('addButton', () => this.#view({ class: 'UIButton', actions: [{ event: 'touchUpInside', action: 'tapped' }] }, 36)),
        add('addTextField', () => this.#view({ class: 'UITextField' }, 36)),
        add('addRoot', () => this.#root([])),
        add('addNavigation', () => this.#root('UINavigationController')),
        add('addTabs', () => this.#root('UITabBarController')),
        add('addAlert', () => this.#alert()),
        add('addScreen', () => this.act('POST', '/screens', { id: this.#name('tv'), size: { width: 640, height: 360 } }))),
      html('form', { class: 'bar', onsubmit: event => { event.preventDefault(); this.#surprise(+event.target.elements.count.value) } },
        html('button', {}, say('surprise')), html('label', {}, say('howMany'), ' ', html('input', { name: 'count', type: 'number', min: 1, max: 200, value: 12, required: true }))),
      html('h2', {}, say('export')),
      this.links = html('ul', { class: 'links' }))
    this.store.addEventListener('session', () => this.#link())
    this.#link()
  }

  // The exports are of the shown session.
  #link() {
    this.links.replaceChildren(...[
      ['/export', '.json', 'JSON'], ['/commands?as=curl', '.sh', 'curl'], ['/commands?as=objc', '.m', 'Objective-C'],
      ['/commands?as=swift', '.swift', 'Swift'], ['/snapshot.svg', '.svg', 'SVG'], ['/snapshot.svg?style=exploded', '-exploded.svg', say('exploded')],
    ].map(([path, end, name]) => html('li', {}, html('a', { href: this.store.path + path, download: this.store.session + end }, name))))
  }

  #color() { return colors[this.store.newest % colors.length] }

  // A name that no object of the session has had.
  #name(stem) {
    const used = JSON.stringify(this.store.log.map(entry => [entry.object, entry.request.body]))
    for (let count = 1; ; count++) if (!used.includes(`"${stem}${count}"`)) return `${stem}${count}`
  }

  async #window(more) {
    const count = this.store.shown.snapshot.windows.length
    const { width, height } = this.store.shown.snapshot.screens[0].bounds
    const id = this.#name('window')
    const frame = count === 0 ? [0, 0, width, height]
      : [20 + (count * 40) % (width - 220), 60 + (count * 55) % (height - 280), 200, 200]
    const requests = [
      { method: 'POST', path: '/windows', body: { id, frame, backgroundColor: count ? this.#color() : '#dddddd', ...more } },
      { method: 'POST', path: `/windows/${id}/makeKeyAndVisible`, body: {} }]
    if (await this.act('POST', '/commands', requests)) this.store.select(id)
  }

  // The app's own front-most window.
  get #ownWindow() { return this.store.shown.snapshot.windows.findLast(window => !ofSystem.test(window.class)) }

  // The object that gets a new view when this one is selected: views that show text hold no views.
  #holder(id) {
    const object = this.store.find(id)?.object
    if (!object?.bounds) return null
    const window = this.store.find(object.window)?.object
    if (window && ofSystem.test(window.class)) return null
    return isLeaf.test(object.class) ? this.#holder(object.superview) : object
  }

  // Where a new view goes: the selection, the key window, another window of the app, or a new one.
  async #home() {
    const home = () => this.#holder(this.store.selection) ?? this.#holder(this.store.shown.snapshot.application.keyWindow) ?? this.#ownWindow
    if (!home()) await this.#window({})
    return home()
  }

  async #view(body, height = 60) {
    const home = await this.#home()
    if (!home) return
    const count = home.subviews.length
    const id = this.#name(body.class.replace('UI', '').toLowerCase())
    const width = Math.max(20, Math.min(140, home.bounds.width - 30))
    const frame = [12 + count * 8, 24 + count * 44 % Math.max(44, home.bounds.height - 60), width, height]
    if (await this.act('POST', '/views', { id, superview: home.id, frame, ...body })) this.store.select(id)
  }

  // A window with a random tree of so many views, as one command.
  #surprise(count) {
    const random = most => Math.floor(Math.random() * most)
    const stem = this.#name('tree')
    const { width, height } = this.store.shown.snapshot.screens[0].bounds
    const made = [{ id: stem, width, height }]
    const requests = [{ method: 'POST', path: '/windows', body: { id: stem, backgroundColor: '#eeeeee', isHidden: false } }]
    for (let index = 1; index <= count; index++) {
      const up = made[random(made.length)]
      const [w, h] = [up.width, up.height].map(side => Math.max(12, Math.round(side * (0.3 + Math.random() / 2))))
      const view = { id: `${stem}-${index}`, width: w, height: h }
      made.push(view)
      requests.push({ method: 'POST', path: '/views', body: {
        id: view.id, superview: up.id, backgroundColor: colors[random(colors.length)], clipsToBounds: random(4) === 0, isHidden: random(12) === 0,
        frame: [random(Math.max(1, up.width - w)), random(Math.max(1, up.height - h)), w, h],
      } })
    }
    return this.act('POST', '/commands', requests)
  }

  async #root(container) {
    const home = await this.#home()
    if (!home) return
    const window = home.window ?? this.#ownWindow?.id
    const id = this.#name('page')
    const holder = this.#name(container === 'UITabBarController' ? 'tabs' : 'nav')
    const requests = [{ method: 'POST', path: '/controllers', body: { id } }]
    if (container.length) requests.push({ method: 'POST', path: '/controllers', body: { id: holder, class: container, viewControllers: [id] } })
    if (window) requests.push({ method: 'PATCH', path: `/windows/${window}`, body: { rootViewController: container.length ? holder : id } })
    return this.act('POST', '/commands', requests)
  }

  async #alert() {
    const id = this.#name('alert')
    if (await this.act('POST', '/alerts', { id, title: 'Fenestra', message: '…', buttons: ['OK'] })) this.act('POST', `/alerts/${id}/show`)
  }
}
customElements.define('fen-palette', Palette)
