import { type HTMLAttributes, useId } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { heading, hit, hitHint, hitLabel } from '../command-palette.css.ts'
import type { PaletteGroup, PaletteItem } from '../palette-items.ts'

interface PaletteHitsProps {
  groups: readonly PaletteGroup[]
  getItemProps: (item: PaletteItem) => HTMLAttributes<HTMLElement>
}

/** The hits, group by group; one list of options for the keyboard. */
export function PaletteHits({ groups, getItemProps }: PaletteHitsProps) {
  return groups.map((group) => <HitGroup key={group.id} group={group} getItemProps={getItemProps} />)
}

function HitGroup({ group, getItemProps }: Pick<PaletteHitsProps, 'getItemProps'> & { group: PaletteGroup }) {
  const id = useId()
  return (
    // A fieldset groups fields; the options of a listbox have no element for it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={id}>
      <span id={id} className={heading} role="presentation">
        {group.label}
      </span>
      {group.items.map((item) => (
        <div key={item.id} {...getItemProps(item)} className={hit}>
          {item.icon && <Icon of={item.icon} />}
          <span className={hitLabel}>{item.label}</span>
          {item.hint !== undefined && <span className={hitHint}>{item.hint}</span>}
        </div>
      ))}
    </div>
  )
}
