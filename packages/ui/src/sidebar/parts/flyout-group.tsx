import { joinClasses } from '#ui/dev/join-classes.ts'
import type { NativeProps } from '#ui/dev/native-props.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { OpensLater } from '#ui/overlay/opens-later.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { item, places } from '../sidebar-item.css.ts'
import type { GroupProps } from './folding-group.tsx'

const load = () => import('./flyout-items.tsx').then((loaded) => loaded.FlyoutItems)

/** A group in the minimised sidebar: its items stand in a menu beside it. */
export function FlyoutGroup({ children, ...group }: GroupProps) {
  return (
    <li>
      <OpensLater
        early
        popup="menu"
        load={load}
        props={{ label: group.label, children }}
        button={<FlyoutButton {...group} />}
      />
    </li>
  )
}

type FlyoutButtonProps = NativeProps<'button'> & Omit<GroupProps, 'children'>

function FlyoutButton({ label, icon, current, ...rest }: FlyoutButtonProps) {
  return (
    <Tooltip label={label} side="right">
      <button
        {...rest}
        type="button"
        aria-label={label}
        className={joinClasses(item, places.mini)}
        data-holds-current={current ? '' : undefined}
      >
        <Icon of={icon} />
      </button>
    </Tooltip>
  )
}
