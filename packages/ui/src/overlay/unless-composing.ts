/**
 * Keeps a layer open when Escape only throws away what an input method is composing (Telex, VNI).
 *
 * @param handler what the caller does with a real Escape
 */
export function unlessComposing(handler?: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.isComposing) event.preventDefault()
    else handler?.(event)
  }
}
