import { segment, send, tokens } from './service.js'

// The class that this tab leads: its code, or null. A lesson that begins in the tab takes it along.
export const classOfTab = () => sessionStorage.getItem('leads')

// Keeps which class the tab leads from now on, null for none.
export const keepClass = code => code === null ? sessionStorage.removeItem('leads') : sessionStorage.setItem('leads', code)

// Whether this browser opened the class of a code.
export const teaches = code => localStorage.getItem(`teaches ${code}`) !== null

// Shows a class a session, and how far a lesson is in it.
export const showSession = (code, session, lesson) =>
  send('PUT', `/classes/${segment(code)}/session`, { session, controlToken: tokens.of(session) ?? undefined, lesson })

// Takes a class along to a session; the code where it went, null where there is none or it is over.
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

// The page on which a class is followed.
export const placeOf = ({ code, session, lesson }) =>
  `/s/${segment(session)}#${new URLSearchParams({ ...lesson && { lesson: lesson.id }, class: code })}`
