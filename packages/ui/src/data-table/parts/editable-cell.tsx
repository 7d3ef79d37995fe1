import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { type EditableColumn, valueOf } from '../column.ts'
import { renderValue } from './cell-value.ts'
import { shownValue } from './editable-cell.css.ts'

// Comes with the first cell that is edited: a list that is only read pays nothing for it.
const CellEditor = lazy(() => import('./cell-editor.tsx'))

interface EditableCellProps<Row> {
  column: EditableColumn<Row>
  row: Row
}

/** A cell that a press, Enter or F2 opens for typing. Where it is off for a row it is drawn as if it were only read. */
export function EditableCell<Row>({ column, row }: EditableCellProps<Row>) {
  const { dataTable } = useLabels()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  useEffect(() => {
    if (open || !returns.current) return
    returns.current = false
    const cell = button.current?.closest<HTMLElement>('td[tabindex]')
    ;(cell ?? button.current)?.focus()
  }, [open])
  const text = renderValue(column, row)
  if (column.edit.locked?.(row)) return column.cell?.(row) ?? text
  const close = (focus: boolean) => {
    returns.current = focus
    setOpen(false)
  }
  if (open)
    return (
      <Suspense fallback={text}>
        <CellEditor
          label={column.header}
          kind={column.kind}
          start={valueOf(column, row)}
          save={(value) => column.edit.save(row, value)}
          onClose={close}
        />
      </Suspense>
    )
  return (
    <button
      ref={button}
      type="button"
      data-edit
      className={shownValue}
      aria-label={dataTable.editCell(column.header, text)}
      onClick={() => setOpen(true)}
    >
      {text}
    </button>
  )
}
