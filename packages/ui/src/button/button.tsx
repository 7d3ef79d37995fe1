import type { LucideIcon } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import type { NativeProps } from '#ui/dev/native-props.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { ButtonFrame } from './parts/button-frame.tsx'
import { button, cover, covered, fullWidth, sizes, tones } from './button.css.ts'

export interface ButtonProps extends NativeProps<'button', 'children'> {
  /** `primary` once a screen, `danger` for what cannot be taken back, `quiet` inside bars and rows. */
  tone?: 'primary' | 'neutral' | 'quiet' | 'danger'
  /** 30, 36 or 46 px high; density changes the first two. */
  size?: 'small' | 'medium' | 'large'
  /** A decorative icon before the words. */
  icon?: LucideIcon
  /** Work goes on: a spinner shows, clicks do nothing, focus stays. */
  loading?: boolean
  /** As wide as its place. */
  wide?: boolean
  /** Draws the single child instead of a `<button>`: `<Button asChild><a href=… download>…</a></Button>`. To another screen: `ButtonLink`. */
  asChild?: boolean
  children: ReactNode
}

/** Starts an action. The words say what happens: 'Lưu', 'Thêm mới', never 'OK'. */
export function Button({
  tone = 'neutral',
  size = 'medium',
  icon,
  loading = false,
  wide = false,
  asChild = false,
  children,
  ...rest
}: ButtonProps) {
  const classes = joinClasses(button, tones[tone], sizes[size], wide && fullWidth)
  const words = asChild || !loading || icon ? children : <span className={covered}>{children}</span>
  return (
    <ButtonFrame {...rest} asChild={asChild} loading={loading} classes={classes}>
      {loading && <ButtonSpinner beside={icon !== undefined} />}
      {icon && !loading && <Icon of={icon} />}
      <Slot.Slottable>{words}</Slot.Slottable>
    </ButtonFrame>
  )
}

function ButtonSpinner({ beside }: { beside: boolean }) {
  if (beside) return <Spinner size="small" />
  return (
    <span className={cover}>
      <Spinner size="small" />
    </span>
  )
}
