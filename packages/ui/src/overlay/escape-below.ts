import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** A layer that is open, and what Escape does there. */
interface Layer {
  /** Directly inside the layer's surface. */
  close: RefObject<HTMLButtonElement | null>
  take: (event: KeyboardEvent) => void
}

/** The open layers that somebody works in, the latest last. */
const layers: Layer[] = []

/** Marks where Escape is for what stands there, and not for the layer below. */
export const keepsEscape = { 'data-keeps-escape': '' } as const

/**
 * Registers the layer that it is called in as long as it is open, so that what has merely appeared over it can leave Escape to
 * it: whichever layer came last gets the key, and that may be a toast or a tooltip.
 *
 * @param handler what the layer does with Escape; it closes unless the event is prevented
 * @returns for a hidden button that closes the layer, directly inside its surface
 */
export function useEscapeBelow(handler: (event: KeyboardEvent) => void): RefObject<HTMLButtonElement | null> {
  const close = useRef<HTMLButtonElement>(null)
  const take = useEffectEvent((event: KeyboardEvent) => {
    handler(event)
    if (!event.defaultPrevented) close.current?.click()
  })
  useEffect(() => {
    const layer = { close, take: (event: KeyboardEvent) => take(event) }
    layers.push(layer)
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [])
  return close
}

/**
 * Gives an Escape that something got by having appeared last to the layer that the keyboard is in. A key that is pressed
 * nowhere, because what had focus is gone, means the layer as well.
 *
 * @returns whether a layer took it
 */
export function leaveEscapeBelow(event: KeyboardEvent): boolean {
  const layer = layers.at(-1)
  const { target } = event
  if (!layer || !(target instanceof Element) || target.closest('[data-keeps-escape]')) return false
  if (target !== target.ownerDocument.body && !layer.close.current?.parentElement?.contains(target))
    return false
  layer.take(event)
  return true
}
