import type { OpenedProps } from '@nhansu/ui/overlay/opens-later.tsx'
import { PopoverContent } from '@nhansu/ui/popover/popover-content.tsx'
import { Popover, PopoverTrigger } from '@nhansu/ui/popover/popover.tsx'
import { list } from './names-cell.css.ts'

interface AllNamesProps {
  label: string
  names: readonly string[]
}

/** The names of a cell, one a line, beside the button that opened them. */
export function AllNames({ label, names, button }: AllNamesProps & OpenedProps) {
  return (
    <Popover defaultOpen>
      <PopoverTrigger>{button}</PopoverTrigger>
      <PopoverContent label={label}>
        <ul className={list}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  )
}
