import type { Locator } from '@playwright/test'

/** Works a page with one thumb and counts: each press is a tap, a field is reached by one, letters are counted apart. */
export function thumb() {
  const done = { taps: 0, letters: 0 }
  const tap = async (target: Locator) => {
    done.taps += 1
    await target.click()
  }
  const type = async (field: Locator, text: string) => {
    await tap(field)
    done.letters += text.length
    await field.fill(text)
  }
  return { done, tap, type }
}
