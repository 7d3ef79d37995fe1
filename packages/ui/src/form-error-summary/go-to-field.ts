const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, [tabindex]'

/**
 * Puts focus into a field, with its label in sight. A group of boxes has its id on the group: there the first box
 * gets it.
 *
 * @returns false when no such field is on the page
 */
export function goToField(id: string): boolean {
  const field = document.getElementById(id)
  if (!field) return false
  const target = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE)
  const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined
  ;(label ?? field).scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
  return true
}
