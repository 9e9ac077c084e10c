// The parts of a browser that the page's files need while loading.
globalThis.HTMLElement = class {}
globalThis.customElements = { define() {} }
