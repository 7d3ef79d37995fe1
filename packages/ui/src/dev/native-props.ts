import type { ComponentPropsWithRef, ElementType } from 'react'

/**
 * An element's own props (ref, events, aria-*, data-*) without the ones that would let a caller restyle a component.
 */
export type NativeProps<Tag extends ElementType, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'color' | Own
>
