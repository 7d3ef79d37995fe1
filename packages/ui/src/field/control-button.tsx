import type { LucideIcon } from 'lucide-react'
import type { NativeProps } from '#ui/dev/native-props.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { inner } from './control.css.ts'

export interface ControlButtonProps extends NativeProps<'button', 'children' | 'aria-label' | 'type'> {
  /** A named import of lucide-react. */
  icon: LucideIcon
  /** What it does, in words: 'Hiện mật khẩu'. */
  label: string
}

/** A small button inside a `ControlShell`. */
export function ControlButton({ icon, label, ...rest }: ControlButtonProps) {
  return (
    <button {...rest} type="button" className={inner} aria-label={label} title={label}>
      <Icon of={icon} />
    </button>
  )
}
