import { html, button } from './html.js'
import { Part } from './part.js'
import { get } from './service.js'
import { say } from './words.js'
import { rule } from './rule.js'

const forms = { objc: 'Objective-C', swift: 'Swift', curl: 'curl' }

// The session as code, and code as a session.
export class Code extends Part {
  #form = localStorage.getItem('code') ?? 'swift'

  connectedCallback() {
    this.append(
      html('div', { class: 'bar' },
        html('div', { role: 'group', 'aria-label': say('code') }, Object.entries(forms).map(([form, name]) =>
          button(name, () => this.show(form), { 'data-form': form, 'aria-pressed': `${form === this.#form}` }))),
        this.copyButton = button(say('copy'), () => this.copy(), { title: `${say('copy')} (c)` })),
      this.text = html('pre', { class: 'code', tabindex: 0, 'aria-label': say('code') }),
      html('h2', {}, say('paste')),
      html('p', { class: 'hint' }, say('pasteHint')),
      this.source = html('textarea', { rows: 6, spellcheck: 'false', 'aria-label': say('paste') }),
      html('div', { class: 'bar' }, button(say('run'), () => this.#run(), { class: 'main' })),
      this.lines = html('ol', { class: 'lines' }))
    this.watch('log')
    // It is read only while somebody looks at it.
    new IntersectionObserver(seen => seen[0].isIntersecting && this.draw()).observe(this)
  }

  show(form) {
    this.#form = form
    localStorage.setItem('code', form)
    for (const tab of this.querySelectorAll('[data-form]')) tab.setAttribute('aria-pressed', `${tab.dataset.form === form}`)
    return this.draw(true)
  }

  async draw(isForced) {
    const wanted = `${this.store.session} ${this.#form} ${this.store.newest}`
    if ((!isForced && !this.offsetParent) || this.drawn === wanted) return
    this.drawn = wanted
    const text = await get(`${this.store.path}/commands?as=${this.#form}`, 'text/plain')
    if (this.drawn === wanted) this.text.textContent = text
  }

  async copy() {
    await this.draw(true)
    await navigator.clipboard.writeText(this.text.textContent)
    this.copyButton.textContent = say('copied')
    setTimeout(() => { this.copyButton.textContent = say('copy') }, 1500)
  }

  async #run() {
    const reply = await this.act('POST', '/code', { source: this.source.value })
    if (!reply) return
    this.lines.replaceChildren(...reply.lines.map(line => html('li', { class: line.did },
      html('div', {},
        line.revision
          ? button(say('goTo', { revision: line.revision }), () => this.store.go(line.revision), { class: 'link' })
          : html('span', { class: 'hint' }, say(`did ${line.did}`)),
        ' ', html('code', {}, line.source),
        line.output ? html('output', {}, ` → ${line.output}`) : '',
        line.reason || line.problem ? html('small', {}, ` ${line.reason ?? line.problem.detail}`) : ''),
      line.events?.length ? html('ul', {}, line.events.map(event =>
        html('li', {}, `${event.object} ${event.name} `, rule(event.rule)))) : '')))
  }
}
customElements.define('fen-code', Code)
