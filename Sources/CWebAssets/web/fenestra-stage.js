// A web component, in this one file, for any other page: a moment of a session, to view and to step through.
//
//   <script type="module" src="https://HOST/web/fenestra-stage.js"></script>
//   <fenestra-stage src="https://HOST/s/demo@8"></fenestra-stage>
//
// It is as wide as its container; a CSS height, or `aspect-ratio`, replaces its own shape. It shows another page in a
// frame, so the styles and scripts of the two pages do not reach each other.

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

// The address to frame for a session's page or a page to embed; null for any other.
export function embedAddress(src, base) {
  if (!src || !URL.canParse(src, base)) return null
  const url = new URL(src, base)
  const [, moment] = url.pathname.match(/^\/(?:s|embed)\/([^/]+)$/) ?? []
  if (!moment || !/^https?:$/.test(url.protocol)) return null
  return { url: `${url.origin}/embed/${moment}${url.search}`, moment: decodeURIComponent(moment) }
}

if (!customElements.get('fenestra-stage')) customElements.define('fenestra-stage', FenestraStage)
