import { Slot } from 'radix-ui'
import type { MouseEvent, ReactNode } from 'react'
import type { NativeProps } from '#ui/dev/native-props.ts'

export interface ButtonFrameProps extends NativeProps<'button', 'children'> {
  asChild: boolean
  loading: boolean
  classes: string
  children: ReactNode
}

/**
 * What `Button` and `IconButton` share: a `<button type="button">` or the child given, which stays focusable while
 * work goes on, so that a keyboard user is not thrown back to the top of the page.
 */
export function ButtonFrame({ asChild, loading, classes, onClick, disabled, ...rest }: ButtonFrameProps) {
  const Element = asChild ? Slot.Root : 'button'
  const blocked = loading || (asChild && disabled === true)
  const refuse = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const, disabled })}
      {...rest}
      {...(blocked ? { 'aria-disabled': true } : {})}
      {...(loading ? { 'aria-busy': true } : {})}
      className={classes}
      onClick={blocked ? refuse : onClick}
    />
  )
}
