import { ChevronRight, House } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { AppLink } from '#ui/link/link-provider.tsx'
import {
  here,
  hereWords,
  home,
  homeLink,
  link,
  list,
  middle,
  nav,
  separator,
  wayBack,
} from './breadcrumb.css.ts'

/** One step of the way to the page. */
export interface Crumb {
  /** The screen's name, as in its menu item. */
  label: string
  /** Where it leads; a step that is only a group has none. */
  href?: string
}

export interface BreadcrumbProps {
  /** The way from the top to the page that shows, which stands last. */
  items: readonly Crumb[]
  /** Where the house leads. Default: '/'. */
  homeHref?: string
}

/** Where the reader is. On a phone the steps between home and the page give way, but for the nearest that leads back. */
export function Breadcrumb({ items, homeHref = '/' }: BreadcrumbProps) {
  const { navigation } = useLabels()
  const last = items.length - 1
  const nearest = items.findLastIndex(({ href }, at) => at < last && href !== undefined)
  return (
    <nav className={nav} aria-label={navigation.breadcrumb}>
      <ol className={list}>
        <li className={home}>
          <AppLink href={homeHref} className={homeLink}>
            <Icon of={House} label={navigation.home} />
          </AppLink>
        </li>
        {items.map((crumb, at) => (
          <Step
            key={`${crumb.label} ${crumb.href}`}
            label={crumb.label}
            className={at === last ? here : at === nearest ? wayBack : middle}
          >
            <StepWords crumb={crumb} isLast={at === last} />
          </Step>
        ))}
      </ol>
    </nav>
  )
}

function Step({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // Long names are cut; the whole one shows on hover.
    <li className={className} title={label}>
      <span className={separator}>
        <Icon of={ChevronRight} size="small" />
      </span>
      {children}
    </li>
  )
}

function StepWords({ crumb: { label, href }, isLast }: { crumb: Crumb; isLast: boolean }) {
  if (isLast)
    return (
      <span className={hereWords} aria-current="page">
        {label}
      </span>
    )
  if (href === undefined) return <span className={link}>{label}</span>
  return (
    <AppLink href={href} className={link}>
      {label}
    </AppLink>
  )
}
