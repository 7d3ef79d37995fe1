import { useState } from 'react'

/**
 * Gives focus back to what had it before a layer opened, also when no trigger part was used and when a menu item,
 * gone by then, opened the layer: then the menu's own button gets it. For a component that mounts with the layer.
 *
 * @returns a handler for the moment when the layer lets go of focus
 */
export function useFocusReturn(): (event: Event) => void {
  // While rendering, nothing inside the layer can have taken focus yet.
  const [opener] = useState(() => openerOf(document.activeElement))
  return (event) => {
    if (!opener?.isConnected) return
    event.preventDefault()
    opener.focus()
  }
}

function openerOf(focused: Element | null): HTMLElement | SVGElement | null {
  // The mark of a chart opens a dialog as a button does.
  if (focused instanceof SVGElement) return focused
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const menu = focused.closest('[role="menu"]')
  if (menu === null) return focused
  return openerOf(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''))
}
