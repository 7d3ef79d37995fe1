import { DropdownMenu as Radix } from 'radix-ui'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { AppLink } from '#ui/link/link-provider.tsx'
import { item, shortcut as shortcutClass, tones } from './dropdown-menu.css.ts'
import { MenuWords, type MenuWordsProps } from './parts/menu-words.tsx'

export interface MenuItemProps extends MenuWordsProps {
  /** What choosing it does. The menu closes; prevent the event's default to keep it open. */
  onSelect?: (event: Event) => void
  /** `danger` for what cannot be taken back. */
  tone?: 'normal' | 'danger'
  disabled?: boolean
  /** Keys that do the same, as shown: 'Ctrl D'. The menu does not listen for them. */
  shortcut?: string
}

/** One action of a menu. */
export function MenuItem({
  onSelect,
  tone = 'normal',
  disabled = false,
  shortcut,
  ...inside
}: MenuItemProps) {
  return (
    <Radix.Item onSelect={onSelect} disabled={disabled} className={joinClasses(item, tones[tone])}>
      <MenuWords {...inside} />
      {shortcut !== undefined && <kbd className={shortcutClass}>{shortcut}</kbd>}
    </Radix.Item>
  )
}

export interface MenuLinkProps extends MenuWordsProps {
  /** Where it leads. */
  href: string
  /** The page that shows now. */
  current?: boolean
  /** `_blank` opens another tab. */
  target?: string
}

/** A menu item that leads to another screen, drawn by the app's router. */
export function MenuLink({ href, current = false, target, ...inside }: MenuLinkProps) {
  return (
    <Radix.Item asChild className={joinClasses(item, tones.normal)}>
      <AppLink href={href} target={target} aria-current={current ? 'page' : undefined}>
        <MenuWords {...inside} />
      </AppLink>
    </Radix.Item>
  )
}
