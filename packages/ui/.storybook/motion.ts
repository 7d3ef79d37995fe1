const still = document.createElement('style')
still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'

/**
 * Stills all motion from before a story is drawn until its play function is through: what fades in is not visible yet,
 * and a colour on its way from one theme to the other is no state to judge contrast in.
 *
 * @returns lets things move again
 */
export function holdStill(): () => void {
  document.head.append(still)
  return letMove
}

/** Lets things move again, for whoever looks at the story now. */
export function letMove(): void {
  still.remove()
}
