// What the page's files ask of a browser as they are loaded.
globalThis.HTMLElement = class {}
globalThis.customElements = { define() {} }
