import { getNonce, setNonce } from 'get-nonce'

/**
 * Names the nonce under which style elements may be added: the lock of the page's scroll under a dialog, the frame of a
 * mail. Call it once, before rendering, where a content security policy forbids others.
 */
export function allowAddedStyles(nonce: string): void {
  setNonce(nonce)
}

/** The nonce as a prop, for parts that add a style element of their own. */
export function nonceProps(): { nonce?: string } {
  const nonce = getNonce()
  return nonce === undefined ? {} : { nonce }
}
