import { useRef } from 'react'

/** Moves focus to a button that is not there yet: what is pressed is about to go, and its counterpart to come. */
export function useFocusOn() {
  const wanted = useRef<string>(undefined)
  return {
    /** Names the button that gets focus as soon as it is drawn. */
    next: (name: string) => {
      wanted.current = name
    },
    ref: (name: string) => (button: HTMLButtonElement | null) => {
      if (button === null || wanted.current !== name) return
      wanted.current = undefined
      button.focus()
    },
  }
}
