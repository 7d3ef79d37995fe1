import { useEffect, useEffectEvent } from 'react'
import { letters } from './question-values.ts'

/** What keys do while a paper is open. */
export interface PlayerKeys {
  /** The option at this place. @returns false where the question has none, and the key is free for something else */
  choose: (place: number) => boolean
  previous: () => void
  next: () => void
  mark: () => void
  handIn: () => void
  help: () => void
}

/** A–F or 1–6 choose, the arrows turn the page, F marks, Ctrl+Enter hands in, ? tells of all of these. */
export function usePlayerKeys(keys: PlayerKeys, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || event.metaKey) return
    const work = workOf(event, keys)
    if (work === undefined || !work()) return
    event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return undefined
    // Before the buttons of a group, which would turn an arrow into a choice.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [isOn])
}

function workOf(event: KeyboardEvent, keys: PlayerKeys): (() => boolean) | undefined {
  const done = (work: () => void) => () => {
    work()
    return true
  }
  if (event.ctrlKey) return event.key === 'Enter' ? done(keys.handIn) : undefined
  if (isTyping(event.target)) return undefined
  if (event.key === 'ArrowLeft') return done(keys.previous)
  if (event.key === 'ArrowRight') return done(keys.next)
  if (event.key === '?') return done(keys.help)
  const letter = event.key.toUpperCase()
  if (letter === 'F' && event.shiftKey) return done(keys.mark)
  const place = /^[1-6]$/.test(event.key) ? Number(event.key) - 1 : letters.findIndex((one) => one === letter)
  if (place < 0) return undefined
  // A question with six options needs F for the last of them.
  return () => keys.choose(place) || (letter === 'F' && done(keys.mark)())
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')
  )
}
