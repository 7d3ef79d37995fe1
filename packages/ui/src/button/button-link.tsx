import type { LucideIcon } from 'lucide-react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { AppLink, type LinkComponentProps } from '#ui/link/link-provider.tsx'
import { button, fullWidth, sizes, tones } from './button.css.ts'

export interface ButtonLinkProps extends Omit<LinkComponentProps, 'className'> {
  /** `primary` once a screen, `quiet` inside bars and rows. */
  tone?: 'primary' | 'neutral' | 'quiet' | 'danger'
  /** 30, 36 or 46 px high; density changes the first two. */
  size?: 'small' | 'medium' | 'large'
  /** A decorative icon before the words. */
  icon?: LucideIcon
  /** As wide as its place. */
  wide?: boolean
}

/** Leads to another screen and looks like a button: 'Thêm mới' above a list. Drawn by the app's router. */
export function ButtonLink({
  tone = 'neutral',
  size = 'medium',
  icon,
  wide = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AppLink {...rest} className={joinClasses(button, tones[tone], sizes[size], wide && fullWidth)}>
      {icon && <Icon of={icon} />}
      {children}
    </AppLink>
  )
}
