import { html, button } from './html.js'
import { bearer, get, segment, start } from './service.js'
import { readYAML } from './yaml.js'
import { say } from './words.js'

const quote = text => /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
// A list of numbers or words stays on one line.
const pretty = value => typeof value === 'string' ? value : JSON.stringify(value, null, 1)
  .replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, list) => `[${list.replace(/\s*\n\s*/g, ' ')}]`)
const compact = text => {
  try { return JSON.stringify(JSON.parse(text)) } catch { return text }
}
// The lists of a snapshot that contain the objects of path parameters.
const lists = { window: 'windows', view: 'views', controller: 'controllers', screen: 'screens', scene: 'scenes' }

// The reference: every operation of the contract, to read and to run.
export class Docs extends HTMLElement {
  async connectedCallback() {
    this.contract = readYAML(await get('/openapi.yaml', 'application/yaml'))
    this.operations = Object.entries(this.contract.paths).flatMap(([path, item]) =>
      Object.entries(item).filter(([, node]) => node.operationId).map(([method, node]) => ({
        ...node, path, method: method.toUpperCase(),
        parameters: [...item.parameters ?? [], ...node.parameters ?? []].map(one => this.#resolve(one)),
      })))
    this.append(
      html('nav', { 'aria-label': say('docs') },
        this.search = html('input', {
          type: 'search', placeholder: `${say('filter')} (/)`, 'aria-label': say('filter'),
          oninput: () => this.#filter(),
        }),
        html('ul', { lang: 'en' }, this.contract.tags.map(tag => html('li', {}, html('h2', {}, tag.name), html('ul', {},
          this.operations.filter(one => one.tags[0] === tag.name).map(one => html('li', {}, html('a', {
            href: `#${one.operationId}`, 'data-text': `${one.method} ${one.path} ${one.operationId} ${one.summary}`.toLowerCase(),
            'data-more': (one.description ?? '').toLowerCase(),
          }, html('code', { class: one.method }, one.method), ' ', one.summary))))))),
        this.none = html('p', { class: 'hint', role: 'status' }),
        html('a', { href: '/openapi.yaml' }, 'openapi.yaml')),
      this.article = html('article', { lang: 'en', tabindex: -1 }))
    this.querySelector('nav').addEventListener('keydown', event => this.#key(event))
    addEventListener('hashchange', () => this.#show())
    addEventListener('keydown', event => {
      if (event.key !== '/' || event.target.matches('input, textarea, select')) return
      event.preventDefault()
      this.search.focus()
    })
    await this.#know(localStorage.getItem('session'))
    this.#show()
  }

  // What a reference stands for, merged with the fields beside it.
  #resolve(node) {
    if (!node?.$ref) return node
    const { $ref, ...own } = node
    const base = this.#resolve($ref.split('/').slice(1).reduce((place, part) => place[part], this.contract))
    if (!Object.keys(own).length) return base
    return { ...base, ...own, properties: { ...base.properties, ...own.properties }, required: [...base.required ?? [], ...own.required ?? []] }
  }

  #filter() {
    const wanted = this.search.value.toLowerCase().split(' ')
    const links = [...this.querySelectorAll('nav li a')]
    for (const link of links) {
      link.parentElement.hidden = !wanted.every(word => link.dataset.text.includes(word) || link.dataset.more.includes(word))
    }
    // First the operations whose names contain the search words.
    this.best = links.find(link => wanted.every(word => link.dataset.text.includes(word)))
    this.none.textContent = links.every(link => link.parentElement.hidden) ? say('nothingFound') : ''
    for (const group of this.querySelectorAll('nav > ul > li')) group.hidden = !group.querySelector('li:not([hidden])')
  }

  #key(event) {
    const links = [...this.querySelectorAll('nav li:not([hidden]) > a')].filter(link => link.offsetParent)
    const index = links.indexOf(document.activeElement)
    const next = { ArrowDown: index + 1, ArrowUp: index - 1 }[event.key]
    if (event.key === 'Enter' && event.target === this.search) return (this.best ?? links[0])?.click()
    if (next === undefined) return
    event.preventDefault()
    next < 0 ? this.search.focus() : links[next]?.focus()
  }

  // The session in which operations run, and its objects.
  async #know(session) {
    this.session = session
    this.snapshot = session && await get(`/sessions/${segment(session)}/snapshot`).catch(() => null)
    if (!this.snapshot) this.session = null
  }

  #show() {
    const one = this.operations.find(one => `#${one.operationId}` === location.hash)
    for (const link of this.querySelectorAll('nav li a')) {
      const isShown = link.hash === location.hash
      isShown ? link.setAttribute('aria-current', 'page') : link.removeAttribute('aria-current')
      if (isShown) link.scrollIntoView({ block: 'nearest' })
    }
    document.title = `${one?.summary ?? say('docs')} · Fenestra`
    this.stop?.abort()
    if (!one) return this.article.replaceChildren(html('h1', {}, say('docs')), ...this.#prose(this.contract.info.description.replaceAll('localhost:8080', location.host)))
    const examples = Object.entries(one.responses).flatMap(([status, response]) =>
      Object.entries(this.#resolve(response).content ?? {}).flatMap(([type, media]) =>
        Object.entries(media.examples ?? {}).map(([name, example]) => ({ status, type, name, ...example }))))
    const [[type, request] = []] = Object.entries(this.#resolve(one.requestBody)?.content ?? {})
    const isJSON = type === 'application/json'
    this.article.replaceChildren(
      html('h1', {}, one.summary),
      html('p', { class: 'line' }, html('code', { class: one.method }, one.method), ' ', html('code', {}, one.path)),
      ...this.#prose(one.description),
      this.#form(one, request, isJSON),
      isJSON ? html('section', {}, html('h2', {}, say('body')), this.#fields(request.schema)) : '',
      html('section', {}, html('h2', {}, say('replies')), html('dl', { class: 'replies' },
        Object.entries(one.responses).map(([status, response]) => [
          html('dt', {}, html('code', {}, status)), html('dd', {}, ...this.#prose(this.#resolve(response).description))]))),
      html('section', {}, html('h2', {}, say('examples')), examples.map(example => html('details', {},
        html('summary', {}, html('code', {}, example.status), ' ', example.summary ?? example.name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)),
        html('pre', { class: 'code', tabindex: 0 }, [example['x-request'], isJSON ? pretty(request.examples?.[example.name]?.value ?? '') : ''].filter(Boolean).join('\n')),
        html('pre', { class: 'code', tabindex: 0 }, pretty(example.value ?? '…'))))))
    if (document.activeElement !== this.search) this.article.focus({ preventScroll: true })
    this.article.scrollTop = 0
  }

  // Paragraphs with `code`, **strong** and code that is indented by four spaces.
  #prose(text = '') {
    return text.split(/\n\n+/).map(part => /^ {4}/.test(part)
      ? html('pre', { class: 'code', tabindex: 0 }, part.replace(/^ {4}/gm, ''))
      : html('p', {}, part.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map(piece =>
        piece[0] === '`' ? html('code', {}, piece.slice(1, -1)) : piece.startsWith('**') ? html('strong', {}, piece.slice(2, -2)) : piece)))
  }

  // The fields of an object, with their types.
  #fields(schema) {
    const { properties = {}, required = [], oneOf } = this.#resolve(schema)
    if (oneOf) return html('div', {}, oneOf.map(one => this.#fields(one)))
    return html('dl', { class: 'fields' }, Object.entries(properties).map(([name, node]) => {
      const field = this.#resolve(node)
      return [html('dt', {}, html('code', {}, name), required.includes(name) ? ' *' : ''),
        html('dd', {}, html('small', {}, this.#kind(field)), ...this.#prose(node.description ?? field.description))]
    }))
  }

  #kind(field) {
    const choices = field.oneOf ?? field.anyOf
    const kind = choices ? choices.map(one => this.#kind(this.#resolve(one))).join(' | ')
      : field.enum ? field.enum.join(' | ')
        : field.const !== undefined ? `${field.const}` : [field.type].flat().join(' | ')
    const bounds = [['minimum', '≥'], ['maximum', '≤'], ['maxLength', 'length ≤'], ['maxItems', 'items ≤'], ['default', '=']]
      .filter(([name]) => field[name] !== undefined).map(([name, sign]) => `${sign} ${field[name]}`)
    return [kind, ...bounds].join(', ')
  }

  // What an operation takes, its curl command, and its run in this session. Text that is not JSON is sent unchanged.
  #form(one, request, isJSON) {
    const inputs = one.parameters.map(parameter => {
      const { name } = parameter
      const known = name === 'session' ? [this.session] : (this.snapshot?.[lists[name]] ?? []).map(object => object.id)
      const first = parameter.in === 'path' ? known[0] ?? parameter.example ?? '' : ''
      const schema = this.#resolve(parameter.schema)
      const choices = schema.enum ?? (schema.type === 'boolean' ? ['true', 'false'] : null)
      const field = choices && parameter.in !== 'path'
        ? html('select', { id: `in-${name}` }, html('option', {}, ''), choices.map(choice => html('option', {}, choice)))
        : html('input', { id: `in-${name}`, value: first, placeholder: parameter.example ?? '', list: known.length > 1 ? `all-${name}` : null, autocomplete: 'off' })
      return { parameter, field, known }
    })
    const types = Object.entries(one.responses).filter(([status]) => status[0] === '2')
      .flatMap(([, response]) => Object.keys(this.#resolve(response).content ?? {}))
    const accept = types.length > 1 ? html('select', { id: 'in-accept' }, [...new Set(types)].map(type => html('option', {}, type))) : null
    const first = Object.values(request?.examples ?? {})[0]?.value
    const body = request ? html('textarea', { rows: 6, spellcheck: 'false', id: 'in-body', value: first === undefined ? '' : isJSON ? pretty(first) : first }) : null
    const line = html('pre', { class: 'code', tabindex: 0, 'aria-label': 'curl' })
    const made = () => {
      let path = one.path
      const query = new URLSearchParams()
      const headers = {}
      for (const { parameter, field } of inputs) {
        if (!field.value) continue
        if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(field.value))
        else if (parameter.in === 'query') query.set(parameter.name, field.value)
        else headers[parameter.name] = field.value
      }
      if (accept && accept.value !== types[0]) headers.Accept = accept.value
      if (query.size) path += `?${query}`
      return { path, headers, isJSON, body: body?.value || undefined }
    }
    const curl = () => {
      const { path, headers, body } = made()
      const method = one.method === 'GET' || (one.method === 'POST' && body) ? [] : ['-X', one.method]
      const sent = !body ? [] : isJSON ? ['-H', 'Content-Type: application/json', '-d', compact(body)] : ['--data-binary', body]
      const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
      line.textContent = ['curl', ...method, ...fields, ...sent, location.origin + path].map(quote).join(' ')
    }
    const copy = button(say('copy'), async () => {
      await navigator.clipboard.writeText(line.textContent)
      copy.textContent = say('copied')
    })
    const needsSession = one.path.includes('{session}') && !this.session
    const begin = needsSession && button(say('startSession'), async () => {
      const { id } = await start('/sessions', {})
      localStorage.setItem('session', id)
      await this.#know(id)
      this.#show()
    })
    const reply = html('pre', { class: 'code reply', tabindex: 0, 'aria-label': say('reply'), hidden: true })
    const status = html('p', { role: 'status' })
    const others = inputs.filter(({ parameter }) => !parameter.required)
    const row = ({ parameter, field, known }) => html('div', {},
      html('label', { for: field.id }, html('code', {}, parameter.name), ' ', html('small', {}, parameter.in)), field,
      known.length > 1 ? html('datalist', { id: `all-${parameter.name}` }, known.map(id => html('option', { value: id }))) : '',
      html('small', { lang: 'en' }, ...this.#prose(parameter.description)))
    const form = html('form', {
      lang: document.documentElement.lang, oninput: curl,
      onsubmit: event => { event.preventDefault(); this.#run(one, made(), status, reply) },
    },
    html('h2', {}, say('try')),
    html('div', { class: 'inputs' }, inputs.filter(({ parameter }) => parameter.required).map(row)),
    body && html('label', { for: 'in-body' }, say('body')), body,
    others.length || accept ? html('details', {}, html('summary', {}, say('more options')), html('div', { class: 'inputs' }, others.map(row),
      accept && html('div', {}, html('label', { for: 'in-accept' }, html('code', {}, 'Accept')), accept))) : '',
    html('div', { class: 'bar' }, html('button', { class: 'main' }, say('runHere')), copy, begin,
      this.session && html('a', { href: `/s/${this.session}` }, `/s/${this.session}`)),
    line, status, reply)
    curl()
    return form
  }

  // Shows a reply as it arrives, a stream until the page shows something else.
  async #run(one, { path, headers, isJSON, body }, status, reply) {
    this.stop?.abort()
    this.stop = new AbortController()
    reply.hidden = false
    reply.textContent = ''
    try {
      const response = await fetch(path, {
        method: one.method, body, signal: this.stop.signal,
        headers: { ...bearer(path), ...headers, ...body && isJSON ? { 'Content-Type': 'application/json' } : {} },
      })
      const type = response.headers.get('Content-Type') ?? ''
      status.textContent = `${response.status} ${response.statusText} ${type}`
      if (type.includes('json')) reply.textContent = pretty(await response.json())
      else {
        const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
        for (let piece; reader && !(piece = await reader.read()).done;) {
          reply.textContent = (reply.textContent + piece.value).slice(-100_000)
        }
      }
      await this.#know(this.session)
    } catch (error) {
      if (error.name !== 'AbortError') status.textContent = error.message
    }
  }
}
customElements.define('fen-docs', Docs)
