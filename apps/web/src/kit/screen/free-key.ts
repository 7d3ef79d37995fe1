/** Whether a key belongs to no field, dialog, menu, open list of choices or browser, so that a screen may give it a meaning. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return false
  return (
    !isTyping(event.target) &&
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') === null
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'))
  )
}
