import { useRef } from 'react'

type OutsideFocus = CustomEvent<{ originalEvent: FocusEvent }>

/** What `useFocusReturn` hands to the content of a modal layer. */
export interface FocusReturn {
  onOpenAutoFocus: (event: Event) => void
  onFocusOutside: (event: OutsideFocus) => void
  onCloseAutoFocus: (event: Event) => void
}

/**
 * Gives focus back to what had it before a modal layer opened, also when no trigger part was used and when a menu
 * item, gone by then, opened the layer: then the menu's own button gets it.
 */
export function useFocusReturn(): FocusReturn {
  const opener = useRef<HTMLElement>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement)
    },
    // A menu that closes while the layer opens hands focus to its button a moment later.
    onFocusOutside: ({ detail }) => {
      opener.current ??= openerOf(detail.originalEvent.target)
    },
    onCloseAutoFocus: (event) => {
      const target = opener.current
      opener.current = null
      if (!target?.isConnected) return
      event.preventDefault()
      target.focus()
    },
  }
}

function openerOf(focused: EventTarget | null): HTMLElement | null {
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const menu = focused.closest('[role="menu"]')
  if (menu === null) return focused
  return openerOf(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''))
}
