// The course in five chapters, each with its lessons in the recommended order.
export const chapters = [
  { id: 'windows', lessons: ['01-screen-window-view', '03-levels', '06-three-windows', '07-order', '09-view-window', '12-last-object', '30-above-keyboard'] },
  { id: 'key', lessons: ['04-notifications', '05-three-ways', '08-shown-not-key', '10-find-key-window', '15-tap-takes-key', '27-scenes'] },
  { id: 'touch', lessons: ['14-touch-or-shake', '18-out-of-reach', '19-coordinates', '29-pass-through'] },
  { id: 'lifetime', lessons: ['02-launch', '16-kept-alive', '20-change-content', '28-scene-delegate'] },
  { id: 'controllers', lessons: ['11-current-controller', '13-insert-subview', '17-present-from', '31-present-today', '21-root-view', '22-push', '23-pop', '24-present', '25-dismiss', '26-tabs', '32-view-is-appearing'] },
]

export const chapterOf = id => chapters.find(chapter => chapter.lessons.includes(id)) ?? chapters[0]

// All lessons, chapter by chapter; lessons without a chapter come last.
export function courseOf(lessons) {
  const order = chapters.flatMap(chapter => chapter.lessons)
  const place = ({ id }) => order.includes(id) ? order.indexOf(id) : order.length
  return [...lessons].sort((a, b) => place(a) - place(b))
}
