import { html, button } from './html.js'
import { Part } from './part.js'
import { say } from './words.js'

const editable = {
  windows: ['isHidden', 'windowLevel', 'canBecomeKey', 'rootViewController', 'screen', 'overrides'],
  views: ['text', 'isEnabled', 'contentOffset', 'contentSize', 'contentInset', 'rows', 'rowHeight', 'allowsSelection', 'allowsMultipleSelection'],
  controllers: ['title', 'modalPresentationStyle', 'definesPresentationContext', 'isModalInPresentation', 'preferredContentSize',
    'popoverPresentationController', 'isNavigationBarHidden',
    'isToolbarHidden', 'prefersLargeTitles', 'largeTitleDisplayMode', 'hidesBottomBarWhenPushed', 'edgesForExtendedLayout',
    'prefersStatusBarHidden', 'childForStatusBarHidden', 'modalPresentationCapturesStatusBarAppearance',
    'supportedInterfaceOrientations', 'shouldAutorotate', 'pages', 'collapsesSecondary', 'shouldAutomaticallyForwardAppearanceMethods', 'additionalSafeAreaInsets', 'delegate', 'handles', 'respondsTo'],
}
const ofViews = ['isHidden', 'frame', 'bounds', 'center', 'transform', 'backgroundColor', 'alpha', 'isOpaque', 'clipsToBounds',
  'isUserInteractionEnabled', 'hitTest', 'tag', 'autoresizesSubviews', 'autoresizingMask', 'handles', 'respondsTo',
  'canBecomeFirstResponder', 'canResignFirstResponder', 'actions']
for (const kind of ['windows', 'views']) editable[kind].push(...ofViews.filter(name => !editable[kind].includes(name)))
const told = ['class', 'isKeyWindow', 'isOnScreen', 'superview', 'window', 'viewController', 'view', 'appearance', 'isCollapsed', 'parent', 'references', 'gestureRecognizers', 'indexPath', 'isSelected', 'indexPathsForSelectedRows']

// The selected object. Leaving a changed field sends one PATCH.
export class Inspector extends Part {
  connectedCallback() { this.watch('show', 'select') }

  draw() {
    const found = this.store.find(this.store.selection)
    // A field that the user is editing does not change.
    const isTyping = this.contains(document.activeElement) && document.activeElement.matches('input:not([type=checkbox])')
    if (isTyping && this.drawn === this.store.selection) return
    this.drawn = this.store.selection
    if (!found) {
      this.form = null
      return this.replaceChildren(html('p', { class: 'hint' }, say('nothingSelected')))
    }
    const { kind, object } = found
    const names = [...editable[kind], ...told].filter(name => name in object)
    const form = [kind, object.id, object.class, object.superview, object.references, names].join()
    if (this.form !== form) this.#build(kind, object, names)
    this.form = form
    for (const name of names) {
      const field = this.fields.get(name)
      const text = JSON.stringify(object[name])
      if (field.text === text) continue
      field.text = text
      const hadFocus = field.value.contains(document.activeElement)
      field.value.replaceChildren(editable[kind].includes(name) ? this.#field(`/${kind}/${object.id}`, name, object[name]) : this.#value(name, object[name]))
      if (hadFocus) field.value.querySelector('input')?.focus()
    }
    this.#compare(object)
  }

  // The object's methods, and a place for each of its values.
  #build(kind, object, names) {
    const path = `/${kind}/${object.id}`
    const isWindow = kind === 'windows'
    this.fields = new Map(names.map(name => [name, {
      name: html('dt', { 'data-field': name }, editable[kind].includes(name) ? html('label', { for: `field-${name}` }, name) : name), value: html('dd'),
    }]))
    this.replaceChildren(
      html('h2', {}, object.id, ' ', html('small', {}, object.class)),
      html('div', { class: 'bar' },
        isWindow && button('makeKeyAndVisible()', () => this.act('POST', `${path}/makeKeyAndVisible`)),
        isWindow && button('makeKey()', () => this.act('POST', `${path}/makeKey`)),
        kind === 'views' && button('bringSubviewToFront', () => object.superview &&
          this.act('POST', `/views/${object.superview}/bringSubviewToFront`, { view: object.id }), { disabled: !object.superview }),
        kind === 'views' && button('removeFromSuperview()', () => this.act('POST', `${path}/removeFromSuperview`)),
        (object.references ?? []).map(name => button(`${name} = nil`, () =>
          this.act('DELETE', `/references/${encodeURIComponent(name)}`), { class: 'danger' }))),
      html('dl', {}, [...this.fields.values()].map(({ name, value }) => [name, value])))
  }

  // Marks what the shown command changed, with the old value.
  async #compare(object) {
    for (const mark of this.querySelectorAll('.was')) {
      mark.parentElement.classList.remove('changed')
      mark.remove()
    }
    const { revision } = this.store.shown
    if (revision === 0) return
    // While the user scrubs, only the last stop counts.
    if (this.store.isHasty) await new Promise(done => setTimeout(done, 150))
    if (this.store.shown.revision !== revision) return
    const { snapshot } = await this.store.moment(revision - 1).catch(() => ({}))
    const before = ['windows', 'views', 'controllers'].map(kind => snapshot?.[kind].find(one => one.id === object.id)).find(Boolean)
    if (!before || this.store.shown.revision !== revision || this.drawn !== object.id) return
    for (const [name, field] of this.fields) {
      const was = JSON.stringify(before[name])
      if (was === field.text) continue
      field.name.classList.add('changed')
      field.name.append(html('span', { class: 'was', title: say('was', { value: was }) }, ' ±', html('span', { class: 'unseen' }, say('was', { value: was }))))
    }
  }

  #value(name, value) {
    if (value === null) return 'nil'
    if (name === 'gestureRecognizers') return value.map(it => `${it.id} (${it.class}, ${it.state})`).join(', ')
    if (Array.isArray(value)) return value.join(', ') || '–'
    return name !== 'screen' && this.store.find(value) ? button(value, () => this.store.select(value), { class: 'link' }) : `${value}`
  }

  #field(path, name, value) {
    const id = `field-${name}`
    // A refused value is reset.
    const undo = () => {
      this.form = null
      this.draw()
    }
    const change = async value => {
      if (await this.act('PATCH', path, { [name]: value }) === null) undo()
    }
    // A list is edited as JSON.
    if (Array.isArray(value)) return html('input', {
      id, value: JSON.stringify(value), spellcheck: 'false',
      onchange: event => { try { change(JSON.parse(event.target.value)) } catch { undo() } },
    })
    if (typeof value === 'boolean') return html('input', {
      id, type: 'checkbox', checked: value, onchange: event => change(event.target.checked),
    })
    if (value && typeof value === 'object') return html('span', { class: 'numbers' }, Object.keys(value).map((part, index) =>
      html('span', { class: 'part' }, html('small', { 'aria-hidden': 'true' }, { width: 'w', height: 'h' }[part] ?? part), html('input', {
        id: index ? null : id, type: 'number', step: 'any', value: value[part], 'aria-label': `${name}.${part}`,
        onchange: event => change({ ...value, [part]: +event.target.value }),
      }))))
    const isNumber = typeof value === 'number'
    return html('input', {
      id, type: isNumber ? 'number' : 'text', step: 'any', value: value ?? '', placeholder: 'nil',
      onchange: event => change(isNumber ? +event.target.value : event.target.value || null),
    })
  }
}
customElements.define('fen-inspector', Inspector)
