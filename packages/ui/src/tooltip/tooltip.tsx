import { Slot, Tooltip as Radix } from 'radix-ui'
import { type ComponentPropsWithRef, isValidElement, type ReactElement } from 'react'
import { devWarn } from '#ui/dev/dev-warn.ts'
import { leaveEscapeBelow } from '#ui/overlay/escape-below.ts'
import type { OpenState } from '#ui/overlay/open-state.ts'
import { tooltip } from './tooltip.css.ts'
import { TooltipProviderIfMissing } from './tooltip-provider.tsx'

export interface TooltipProps extends OpenState {
  /** Words for the element. Default: the element's own `label`, which fits every `IconButton`. */
  label?: string
  /** Where there is room, it stands here; else it flips. */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** True when the words only repeat the element's name, false when they add to it. Default: found by its `label`. */
  repeats?: boolean
  /** One element that takes props and a ref and can have focus: `IconButton`, `Button`, a link. */
  children: Named
}

type Named = ReactElement<{ label?: unknown; 'aria-label'?: unknown; children?: unknown }>

/**
 * Words for an element without visible ones, on hover and on focus; Esc closes it and the pointer may rest on it.
 * Nothing that a reader needs may stand only here: fingers have no hover.
 */
export function Tooltip({ label, side = 'bottom', repeats, children, ...state }: TooltipProps) {
  const name = nameOf(children)
  const words = label ?? name
  devWarn(typeof words !== 'string', 'Tooltip needs `label`, or a child with `label` or `aria-label`.')
  if (typeof words !== 'string') return children
  return (
    <TooltipProviderIfMissing>
      <Radix.Root {...state}>
        <Radix.Trigger asChild>
          {(repeats ?? words === name) ? <WithoutDescription>{children}</WithoutDescription> : children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={tooltip}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onEscapeKeyDown={leaveUnlessFocused}
          >
            {words}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </TooltipProviderIfMissing>
  )
}

// Whoever came by the keyboard closes the words alone. A pointer that only rests there keeps nobody from closing what he is in.
function leaveUnlessFocused(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.matches('[data-state$="-open"]')) return
  leaveEscapeBelow(event)
}

// A reader would hear the same words twice, as the element's name and as its description.
function WithoutDescription(props: ComponentPropsWithRef<typeof Slot.Root>) {
  const { 'aria-describedby': _tooltip, ...rest } = props
  return <Slot.Root {...rest} />
}

// A trigger part around the button has no name of its own; the button inside has.
function nameOf({ props }: Named): unknown {
  const own = props.label ?? props['aria-label']
  return own === undefined && isValidElement<Named['props']>(props.children) ? nameOf(props.children) : own
}
