import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { AppLink } from '#ui/link/link-provider.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { SidebarContext } from './parts/sidebar-context.ts'
import { header, home, mark as markClass } from './sidebar.css.ts'

export interface SidebarHeaderProps {
  /** A letter or a drawing of at most 20 px, on the brand's colour. */
  mark: ReactNode
  /** The product's name. */
  product: string
  /** Where the logo leads. */
  href: string
}

/** The head of a `Sidebar`: logo, product, and the button that minimises the sidebar or closes the drawer. */
export function SidebarHeader({ mark, product, href }: SidebarHeaderProps) {
  const { navigation } = useLabels()
  const { mode, onToggle, onClose, onNavigate } = useContext(SidebarContext)
  const mini = mode === 'mini'
  return (
    <div className={header}>
      <AppLink href={href} className={home} onClick={onNavigate}>
        <span className={markClass} aria-hidden>
          {mark}
        </span>
        {mini ? <VisuallyHidden>{product}</VisuallyHidden> : product}
      </AppLink>
      {onToggle && (
        <Tooltip side="right">
          <IconButton
            icon={mini ? PanelLeftOpen : PanelLeftClose}
            label={mini ? navigation.expandMenu : navigation.minimiseMenu}
            aria-expanded={!mini}
            onClick={onToggle}
          />
        </Tooltip>
      )}
      {onClose && <IconButton icon={X} label={navigation.closeMenu} onClick={onClose} />}
    </div>
  )
}
