import { isApiError } from '@nhansu/sdk/errors'
import { RepeatedRows } from '@nhansu/ui/repeated-rows/repeated-rows.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { type ReactNode, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { AnyField, AnyRow } from '#web/kit/resource/define-resource.ts'
import type { RowCalls } from './row-calls.ts'
import { RowFacts } from './row-facts.tsx'
import { RowForm } from './row-form.tsx'

export interface EditableRowsProps {
  title: string
  /** The rows as the server has them, in order. */
  rows: readonly AnyRow[]
  fields: readonly AnyField[]
  /** What a row is called in its buttons and in what is said aloud. */
  nameOf: (row: AnyRow) => string
  calls: RowCalls
  /** True for a reader who may not change the rows. */
  readOnly?: boolean
  /** True where people choose the order: it is kept in `display_order` of each row. */
  ordered?: boolean
  /** What the button that adds says: 'Thêm thân nhân'. */
  addLabel: string
  /** Instead of rows when there are none. */
  empty: string
  /** Words for what follows from the rows. */
  markOf?: (row: AnyRow) => ReactNode
}

const DRAFT: AnyRow = { id: 0 }

/**
 * Rows of a record that are saved one by one, each with its own version: added, changed in place, removed with a way back,
 * put into another order, all of it by keys as well.
 */
export function EditableRows(props: EditableRowsProps) {
  const { title, fields, nameOf, calls, readOnly = false, ordered = false, markOf } = props
  const [editing, setEditing] = useState<number>()
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const [order, setOrder] = useState<readonly number[]>()
  // Drawn anew after a failure: what was said to be removed or moved is where it was.
  const [attempt, setAttempt] = useState(0)
  const toast = useToast()

  const kept = inOrder(props.rows, order).filter(({ id }) => !gone.has(id))
  const rows = editing === DRAFT.id ? [...kept, DRAFT] : kept
  const run = (work: Promise<unknown>, settle: () => void) =>
    work.then(settle, (error: unknown) => {
      setGone(new Set())
      setOrder(undefined)
      setAttempt((count) => count + 1)
      toast.bad(errorText(error), isApiError(error) && error.requestId ? { requestId: error.requestId } : {})
    })
  const remove = (index: number) => {
    const row = rows[index]
    if (!row || row === DRAFT) return setEditing(undefined)
    setGone(new Set([...gone, row.id]))
    if (editing === row.id) setEditing(undefined)
    void run(calls.destroy(row), () => undefined)
  }
  const restore = (row: AnyRow) => {
    if (row === DRAFT) return setEditing(DRAFT.id)
    void run(calls.restore(row), () => setGone(new Set([...gone].filter((id) => id !== row.id))))
  }
  const move = (from: number, to: number) => {
    const row = kept[from]
    if (!row || to >= kept.length) return
    const moved = kept.toSpliced(from, 1).toSpliced(to, 0, row)
    setOrder(moved.map(({ id }) => id))
    void run(saveOrder(moved, calls), () => setOrder(undefined))
  }
  return (
    <RepeatedRows
      key={attempt}
      title={title}
      level={2}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowName={(row) => (row === DRAFT ? 'dòng mới' : nameOf(row))}
      empty={props.empty}
      addLabel={props.addLabel}
      renderRow={(row) => {
        const done = () => setEditing(undefined)
        const form = { fields, calls, nameOf: (one: AnyRow) => `${title}: ${nameOf(one)}` }
        if (row === DRAFT) return <RowForm {...form} onDone={done} />
        if (row.id === editing) return <RowForm row={row} {...form} onDone={done} />
        const edit = readOnly || editing !== undefined ? undefined : () => setEditing(row.id)
        return (
          <RowFacts
            row={row}
            name={nameOf(row)}
            fields={fields}
            mark={markOf?.(row)}
            reveal={calls.reveal}
            onEdit={edit}
          />
        )
      }}
      {...(!readOnly && {
        ...(editing === undefined && { onAdd: () => setEditing(DRAFT.id) }),
        ...(ordered && editing === undefined && { onMove: move }),
        onRemove: remove,
        onRestore: restore,
      })}
    />
  )
}

function inOrder(rows: readonly AnyRow[], order: readonly number[] | undefined): readonly AnyRow[] {
  if (order === undefined) return rows
  return rows.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}

/** Saves the places that have changed, one row after the other. */
async function saveOrder(rows: readonly AnyRow[], calls: RowCalls): Promise<void> {
  for (const [place, row] of rows.entries()) {
    if (row['display_order'] !== place) await calls.update(row, { display_order: place })
  }
}
