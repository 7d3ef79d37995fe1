import { type KeyboardEvent, useRef } from 'react'

/** Letters that follow each other this soon belong together. */
const TOGETHER = 600

/** Collects letters typed in a row. @returns what has been typed so far; null for a key that is no letter */
export function useTyped(): (event: KeyboardEvent) => string | null {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }) => {
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return null
    const { text, at } = typed.current
    typed.current = { text: timeStamp - at < TOGETHER ? text + key : key, at: timeStamp }
    return typed.current.text
  }
}
