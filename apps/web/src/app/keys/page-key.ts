/** What a key means on any screen; undefined for one that belongs to a field, a dialog, or nobody. */
export function pageKey(event: KeyboardEvent): 'search' | 'help' | undefined {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return undefined
  if (
    isTyping(event.target) ||
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
  )
    return undefined
  return { '/': 'search' as const, '?': 'help' as const }[event.key]
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'))
  )
}
