import type { LinkComponentProps } from '@nhansu/ui/link/link-provider.tsx'
import { Link, useLocation } from 'react-router-dom'
import { withMode } from './menu-address.ts'

/** The kit's link inside this app: moves without loading the page and carries `mode=test` on. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const { search } = useLocation()
  if (!href.startsWith('/'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <Link to={withMode(href, search)} {...rest}>
      {children}
    </Link>
  )
}
