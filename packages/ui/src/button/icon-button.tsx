import type { LucideIcon } from 'lucide-react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import type { NativeProps } from '#ui/dev/native-props.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { button, sizes, square, tones } from './button.css.ts'
import { ButtonFrame } from './parts/button-frame.tsx'

export interface IconButtonProps extends NativeProps<'button', 'children' | 'aria-label'> {
  /** A named import of lucide-react. */
  icon: LucideIcon
  /** What it does, in words; the name that a screen reader says and a tooltip shows. */
  label: string
  /** `quiet` in bars and rows, `neutral` where it stands alone. */
  tone?: 'primary' | 'neutral' | 'quiet' | 'danger'
  /** 30, 36 or 46 px square; density changes the first two. */
  size?: 'small' | 'medium' | 'large'
  /** Work goes on: a spinner shows, clicks do nothing, focus stays. */
  loading?: boolean
}

/** A button of one icon. Wrap it in `Tooltip` with the same words: props, events and ref reach the element. */
export function IconButton({
  icon,
  label,
  tone = 'quiet',
  size = 'medium',
  loading = false,
  ...rest
}: IconButtonProps) {
  const classes = joinClasses(button, tones[tone], sizes[size], square[size])
  return (
    <ButtonFrame {...rest} aria-label={label} asChild={false} loading={loading} classes={classes}>
      {loading ? <Spinner size="small" label={null} /> : <Icon of={icon} />}
    </ButtonFrame>
  )
}
