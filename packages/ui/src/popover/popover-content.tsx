import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import type { NativeProps } from '#ui/dev/native-props.ts'
import { useEscapeBelow } from '#ui/overlay/escape-below.ts'
import { floating } from '#ui/overlay/floating.css.ts'
import { unlessComposing } from '#ui/overlay/unless-composing.ts'
import { content, paddings, widths } from './popover.css.ts'

export interface PopoverContentProps extends NativeProps<
  typeof Radix.Content,
  'asChild' | 'forceMount' | 'aria-label'
> {
  /** What stands inside, for a screen reader: 'Lọc theo ngày vào'. */
  label: string
  /** As wide as its content, as its trigger, or 240, 300, 420 px; never wider than the window. */
  width?: 'content' | 'trigger' | 'small' | 'medium' | 'large'
  /** `none` lets a list run to the edges. */
  padding?: 'none' | 'normal'
  /** The side of the trigger; it flips where there is no room. Default: below. */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The edge of the trigger to keep to. Default: `start`. */
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/** The surface of a `Popover`. Focus goes to the first control inside unless `onOpenAutoFocus` is prevented. */
export function PopoverContent({
  label,
  width = 'content',
  padding = 'normal',
  align = 'start',
  onEscapeKeyDown,
  children,
  ...rest
}: PopoverContentProps) {
  const onEscape = unlessComposing(onEscapeKeyDown)
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={4}
        collisionPadding={8}
        {...rest}
        align={align}
        aria-label={label}
        onEscapeKeyDown={onEscape}
        className={joinClasses(floating, content, widths[width], paddings[padding])}
      >
        {children}
        <CloseByEscape onEscape={onEscape} />
      </Radix.Content>
    </Radix.Portal>
  )
}

// A part of its own, because what stands inside is made when the popover opens.
function CloseByEscape({ onEscape }: { onEscape: (event: KeyboardEvent) => void }) {
  const close = useEscapeBelow(onEscape)
  return <Radix.Close ref={close} hidden />
}
