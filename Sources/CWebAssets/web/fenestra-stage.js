// A web component for somebody's own page, in this one file: a moment of a session, to look at and to step through.
//
//   <script type="module" src="https://HOST/web/fenestra-stage.js"></script>
//   <fenestra-stage src="https://HOST/s/demo@8"></fenestra-stage>
//
// It is as wide as the place where it stands; a CSS height, or `aspect-ratio`, takes the place of its own shape. What it
// shows is another page in a frame, so neither page's styles and scripts reach the other.

class FenestraStage extends HTMLElement {
  static observedAttributes = ['src', 'title']
  #frame = document.createElement('iframe')

  constructor() {
    super()
    const style = new CSSStyleSheet()
    style.replaceSync(':host { display: block; aspect-ratio: 16 / 11; min-height: 220px; max-width: 720px } :host([hidden]) { display: none } iframe { width: 100%; height: 100%; border: 0; border-radius: 14px }')
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [style]
    this.#frame.loading = 'lazy'
    root.append(this.#frame)
  }

  attributeChangedCallback() {
    const address = embedAddress(this.getAttribute('src'), document.baseURI)
    this.#frame.title = this.title || (address?.moment ?? 'Fenestra')
    if (!address) return this.#frame.removeAttribute('src')
    if (this.#frame.src !== address.url) this.#frame.src = address.url
  }
}

// The address to frame for that of a session's page, or of one to embed; null where it is neither.
export function embedAddress(src, base) {
  if (!src || !URL.canParse(src, base)) return null
  const url = new URL(src, base)
  const [, moment] = url.pathname.match(/^\/(?:s|embed)\/([^/]+)$/) ?? []
  if (!moment || !/^https?:$/.test(url.protocol)) return null
  return { url: `${url.origin}/embed/${moment}${url.search}`, moment: decodeURIComponent(moment) }
}

if (!customElements.get('fenestra-stage')) customElements.define('fenestra-stage', FenestraStage)
