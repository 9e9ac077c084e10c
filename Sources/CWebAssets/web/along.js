import { segment, send, tokens } from './service.js'

// The code of the class that this tab leads, or null. A lesson that begins in the tab takes the class along.
export const classOfTab = () => sessionStorage.getItem('leads')

// Stores the class that the tab leads from now on, or null.
export const keepClass = code => code === null ? sessionStorage.removeItem('leads') : sessionStorage.setItem('leads', code)

// Whether this browser opened the class with this code.
export const teaches = code => localStorage.getItem(`teaches ${code}`) !== null

// Tells a class its session, and how far a lesson in it is.
export const showSession = (code, session, lesson) =>
  send('PUT', `/classes/${segment(code)}/session`, { session, controlToken: tokens.of(session) ?? undefined, lesson })

// Moves a class to a session. Returns the class's code, or null without a class or after its end.
export async function takeAlong(code, session, lesson) {
  if (code === null) return null
  try {
    await showSession(code, session, lesson)
    return code
  } catch (error) {
    if (error.problem?.status !== 404) throw error
    keepClass(null)
    return null
  }
}

// The page that follows a class.
export const placeOf = ({ code, session, lesson }) =>
  `/s/${segment(session)}#${new URLSearchParams({ ...lesson && { lesson: lesson.id }, class: code })}`
