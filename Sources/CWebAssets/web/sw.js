// Keeps the page and the lessons' texts for a browser without a network, all of one version. The service puts a line
// with that version and the names of the page's files before this text. It is always asked first, and nothing of a
// session is kept.
const kept = `fenestra ${version}`
const address = name => name === 'index.html' ? '/' : name.startsWith('lessons') ? `/${name.replace('.json', '')}` : `/web/${name}`
const addresses = new Set([...files.filter(name => !name.startsWith('docs/')).map(address), '/rules', '/problems'])
// The page leads everywhere but to what is downloaded.
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
  // Two at a time leave room for what the reader asks for.
  await Promise.all([some(), some()])
  // A service that was replaced meanwhile sends two versions; its own worker comes with the next visit.
  const text = await (await fetch('/sw.js', { cache: 'no-cache' })).text()
  if (!text.includes(`'${version}'`)) throw new Error('The service has another version by now.')
}

// What was kept; a page says that it is one.
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
    // A proxy says this in place of a service that it can't reach.
    if (![502, 504].includes(reply.status)) return reply
  } catch {}
  return find(path)
}

addEventListener('install', event => {
  // The browser itself sends what is never kept, which spares a start of this script.
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
