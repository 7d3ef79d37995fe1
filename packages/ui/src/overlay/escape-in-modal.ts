const meantForModal = new WeakSet<Event>()

/**
 * What a toast does with Escape. Whichever layer came last gets the key, and a toast may have come after the dialog that
 * somebody is in: Escape there means the dialog, and the toast stays for as long as it would have.
 */
export function leaveEscapeToModal(event: KeyboardEvent): void {
  if (!(event.target instanceof Element && event.target.closest('[aria-modal]'))) return
  event.preventDefault()
  if (!event.isComposing) meantForModal.add(event)
}

/** Whether an Escape that another layer got is this modal's. */
export function isEscapeForModal(event: Event): boolean {
  return meantForModal.has(event)
}
