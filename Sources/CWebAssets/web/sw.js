// Caches the page and the lessons' texts, all of one version, for a browser without a network. The service puts a
// line with that version and the names of the page's files before this text. Requests go to the service first, and
// nothing of a session is cached.
const kept = `fenestra ${version}`
const address = name => name === 'index.html' ? '/' : name.startsWith('lessons') ? `/${name.replace('.json', '')}` : `/web/${name}`
const addresses = new Set([...files.filter(name => !name.startsWith('docs/')).map(address), '/rules', '/problems'])
// The paths of pages; downloads are not among them.
const isPage = path => path === '/' || path === '/docs' || /^\/[sc]\//.test(path)

async function keep() {
  const cache = await caches.open(kept)
  const waiting = [...addresses]
  const some = async () => {
    for (let path; (path = waiting.pop());) {
      const reply = await fetch(path, { cache: 'no-cache', headers: { Accept: path === '/' ? 'text/html' : '*/*' } })
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
      await cache.put(path, reply)
    }
  }
  // Two at a time leave room for the reader's own requests.
  await Promise.all([some(), some()])
  // A service that was replaced meanwhile sends two versions; its own worker comes with the next visit.
  const text = await (await fetch('/sw.js', { cache: 'no-cache' })).text()
  if (!text.includes(`'${version}'`)) throw new Error('The service has another version by now.')
}

// The cached reply; a page is marked as cached.
async function find(path) {
  const reply = await caches.match(path, { cacheName: kept, ignoreVary: true })
  if (!reply || path !== '/') return reply ?? Response.error()
  const headers = new Headers()
  for (const name of ['Content-Type', 'Content-Security-Policy']) headers.set(name, reply.headers.get(name))
  return new Response((await reply.text()).replace('<html ', '<html data-offline '), { headers })
}

async function answer(event, path) {
  try {
    const reply = await event.preloadResponse ?? await fetch(event.request)
    // A proxy answers so when it can't reach the service.
    if (![502, 504].includes(reply.status)) return reply
  } catch {}
  return find(path)
}

addEventListener('install', event => {
  // The browser itself sends requests that are never cached, which avoids starting this script.
  event.addRoutes?.(['/sessions/*', '/classes/*'].map(urlPattern => ({ condition: { urlPattern }, source: 'network' }))).catch(() => {})
  event.waitUntil(keep().then(() => skipWaiting(), async error => {
    await caches.delete(kept)
    throw error
  }))
})

addEventListener('activate', event => event.waitUntil(Promise.all([
  registration.navigationPreload?.enable(),
  caches.keys().then(names => Promise.all(names.filter(name => name.startsWith('fenestra ') && name !== kept).map(name => caches.delete(name)))),
])))

addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  const path = request.mode === 'navigate' && isPage(pathname) ? '/' : pathname
  if (path === '/' ? request.mode === 'navigate' : addresses.has(path)) event.respondWith(answer(event, path))
})
