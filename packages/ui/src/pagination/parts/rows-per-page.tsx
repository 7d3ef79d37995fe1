import { ChevronDown } from 'lucide-react'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { select, selectBox, selectMark, sizeField } from '../pagination.css.ts'

interface RowsPerPageProps {
  value: number
  options: readonly number[]
  onValueChange: (rows: number) => void
}

/** How many rows a page shows; the browser's own list, which every phone knows how to open. */
export function RowsPerPage({ value, options, onValueChange }: RowsPerPageProps) {
  const { navigation } = useLabels()
  return (
    <label className={sizeField}>
      {navigation.rowsPerPage}
      <span className={selectBox}>
        <select
          className={select}
          value={value}
          onChange={(event) => onValueChange(Number(event.target.value))}
        >
          {options.map((rows) => (
            <option key={rows} value={rows}>
              {rows}
            </option>
          ))}
        </select>
        <span className={selectMark}>
          <Icon of={ChevronDown} size="small" />
        </span>
      </span>
    </label>
  )
}
