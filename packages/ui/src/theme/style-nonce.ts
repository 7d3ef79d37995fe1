import { setNonce } from 'get-nonce'

/**
 * Names the nonce under which the kit may add style elements: the lock of the page's scroll under a dialog. Call it
 * once, before rendering, where a content security policy forbids others.
 */
export function allowAddedStyles(nonce: string): void {
  setNonce(nonce)
}
