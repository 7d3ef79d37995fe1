import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { devWarn } from '#ui/dev/dev-warn.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { useMediaQuery } from '#ui/media/use-media-query.ts'
import { useEver } from '#ui/overlay/use-ever.ts'
import { whenIdle } from '#ui/overlay/when-idle.ts'
import { media } from '#ui/theme/media.ts'
import { SidebarContext, type SidebarPlace } from './parts/sidebar-context.ts'
import { aside, column, footer as footerClass, list, nav } from './sidebar.css.ts'

const loadDrawer = () => import('./parts/sidebar-drawer.tsx')
const SidebarDrawer = lazy(loadDrawer)

export interface SidebarProps {
  /** Names the landmark for a screen reader: the product. Default: 'Thanh bên'. */
  label?: string
  /** A `SidebarHeader`. */
  header: ReactNode
  /** A quiet line at the end: the running version. */
  footer?: ReactNode
  /** Icons only, when the caller keeps it (and remembers it for the next visit). */
  minimised?: boolean
  /** Icons only at the start, when the sidebar keeps it itself. */
  defaultMinimised?: boolean
  /** Told of every wish to minimise or widen. */
  onMinimisedChange?: (minimised: boolean) => void
  /** Under 1200 px the sidebar is a drawer; whether it is open is the caller's, whose menu button opens it. */
  drawerOpen: boolean
  /** Told of every wish to close the drawer: Esc, a click outside, a link that was followed. */
  onDrawerOpenChange: (open: boolean) => void
  /** `SidebarItem`s, `SidebarGroup`s and `SidebarSection`s. */
  children: ReactNode
}

/** The product's main navigation: 248 px wide, 64 px minimised, a drawer under 1200 px. */
export function Sidebar({
  label,
  header,
  footer,
  minimised,
  defaultMinimised = false,
  onMinimisedChange,
  drawerOpen,
  onDrawerOpenChange,
  children,
}: SidebarProps) {
  const { navigation } = useLabels()
  devWarn(
    minimised !== undefined && !onMinimisedChange,
    'Sidebar stays as `minimised` says: give it `onMinimisedChange`, or `defaultMinimised` instead.',
  )
  const narrow = useMediaQuery(media.belowWide)
  const drawerUsed = useEver(narrow && drawerOpen)
  useEffect(() => (narrow ? whenIdle(() => void loadDrawer().catch(() => undefined)) : undefined), [narrow])
  const [ownMinimised, setOwnMinimised] = useState(defaultMinimised)
  const mini = (minimised ?? ownMinimised) && !narrow
  const place = useMemo((): SidebarPlace => {
    const close = () => onDrawerOpenChange(false)
    if (narrow) return { mode: 'full', level: 'top', onNavigate: close, onClose: close }
    const toggle = () => {
      setOwnMinimised(!mini)
      onMinimisedChange?.(!mini)
    }
    return { mode: mini ? 'mini' : 'full', level: 'top', onToggle: toggle }
  }, [narrow, mini, onDrawerOpenChange, onMinimisedChange])

  const inside = (
    <SidebarContext value={place}>
      <div className={column}>
        {header}
        <nav className={nav} aria-label={navigation.mainMenu}>
          <ul className={list}>{children}</ul>
        </nav>
        {footer !== undefined && <div className={footerClass}>{footer}</div>}
      </div>
    </SidebarContext>
  )
  if (narrow)
    return (
      drawerUsed && (
        <Suspense>
          <SidebarDrawer open={drawerOpen} onOpenChange={onDrawerOpenChange}>
            {inside}
          </SidebarDrawer>
        </Suspense>
      )
    )
  return (
    <aside
      className={aside}
      data-state={mini ? 'minimised' : 'full'}
      aria-label={label ?? navigation.sidebar}
    >
      {inside}
    </aside>
  )
}
