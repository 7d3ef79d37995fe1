import type { LucideIcon } from 'lucide-react'
import { button, sizes, square, tones } from '#ui/button/button.css.ts'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { formatNumber } from '#ui/format/number.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { AppLink } from '#ui/link/link-provider.tsx'
import { waiting } from './top-bar.css.ts'

export interface TopBarCountLinkProps {
  /** A named import of lucide-react. */
  icon: LucideIcon
  /** Where it leads and how much waits there, in words: 'Thông báo, 3 chưa đọc'. */
  label: string
  /** Where it leads: an address inside the app. */
  href: string
  /** What waits there, in figures over the icon; above 99 stands '99+', and nothing at 0. */
  count: number
}

const MOST_SHOWN = 99

/** A link of one icon in the top bar, with the number of what waits behind it. */
export function TopBarCountLink({ icon, label, href, count }: TopBarCountLinkProps) {
  return (
    <AppLink href={href} className={joinClasses(button, tones.quiet, sizes.medium, square.medium)}>
      <Icon of={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {count > 0 && (
        <span className={waiting} aria-hidden>
          {count > MOST_SHOWN ? `${formatNumber(MOST_SHOWN)}+` : formatNumber(count)}
        </span>
      )}
    </AppLink>
  )
}
