import { Ellipsis } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { useMediaQuery } from '#ui/media/use-media-query.ts'
import { OpensLater } from '#ui/overlay/opens-later.tsx'
import { media } from '#ui/theme/media.ts'
import type { PageAction } from './page-action.ts'

export interface PageActionsProps {
  /** In the order of their buttons; the primary one last. */
  actions: readonly PageAction[]
}

const load = () => import('./parts/page-action-items.tsx').then((loaded) => loaded.PageActionItems)

/**
 * What can be done on a page: buttons in a row, those that are rarely wanted behind one button; on a phone all but the
 * primary one, or but the first where none is primary.
 */
export function PageActions({ actions }: PageActionsProps) {
  const { basics } = useLabels()
  const phone = useMediaQuery(media.phone)
  const isPrimary = ({ tone }: PageAction) => tone === 'primary'
  const first = actions.some(isPrimary) ? undefined : actions.find(({ folded = false }) => !folded)
  const others = actions.filter(
    (action) => (action.folded === true || phone) && !isPrimary(action) && action !== first,
  )
  const folded = others.length > 1 ? others : []
  return (
    <>
      {actions
        .filter((action) => !folded.includes(action))
        .map((action) => (
          <ActionButton key={action.id} {...action} />
        ))}
      {folded.length > 0 && (
        <OpensLater
          popup="menu"
          load={load}
          props={{ actions: folded }}
          button={<IconButton tone="neutral" icon={Ellipsis} label={basics.moreActions} />}
        />
      )}
    </>
  )
}

function ActionButton({ label, icon, tone = 'neutral', disabled = false, onSelect, href }: PageAction) {
  const look = { tone, ...(icon && { icon }) }
  if (href !== undefined)
    return (
      <ButtonLink {...look} href={href}>
        {label}
      </ButtonLink>
    )
  return (
    <Button {...look} disabled={disabled} onClick={onSelect}>
      {label}
    </Button>
  )
}
