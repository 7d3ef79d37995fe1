import { useEffect, useMemo, useRef, useState } from 'react'
import { useToast } from '#ui/toast/use-toast.ts'
import { localPage } from '../../local-rows.ts'
import type { BulkAction, BulkProgress, RowAction } from '../../row-action.ts'
import { allSelected, noSelection, type Selection, selectionTest } from '../../selection.ts'
import { type DataTableState, initialTableState } from '../../table-state.ts'
import { people, type Person } from './people.ts'
import { peopleColumns } from './people-columns.tsx'
import { PeopleTable } from './people-table.tsx'

/** Deletes at once and offers the way back; the row comes back where it was. */
export function DeletingTable() {
  const toast = useToast()
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const rows = useMemo(() => people.filter(({ id }) => !gone.has(id)), [gone])
  const rowActions = useMemo((): RowAction<Person>[] => {
    const restore = (id: number) => setGone((before) => new Set([...before].filter((one) => one !== id)))
    const remove = ({ id, full_name }: Person) => {
      setGone((before) => new Set([...before, id]))
      toast.ok(`Đã xóa ${full_name}`, { action: { run: () => restore(id) } })
    }
    return [{ id: 'delete', label: 'Xóa', intent: 'danger', onSelect: remove }]
  }, [toast])
  return <PeopleTable people={rows} rowActions={rowActions} />
}

/** Rows that one step of the invented server does. */
const AT_ONCE = 8
const STEP = 30
const hasExpired = ({ status }: Person) => status === 4

/** Locks accounts row by row; those of expired contracts fail, and stay chosen. */
export function BulkTable() {
  const [selection, setSelection] = useState<Selection>(allSelected)
  const [progress, setProgress] = useState<Omit<BulkProgress, 'onStop'>>()
  const [report, setReport] = useState<string>()
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => clearInterval(timer.current), [])

  const end = (asked: readonly Person[], done: number) => {
    clearInterval(timer.current)
    setProgress(undefined)
    const left = asked.filter((person, index) => index >= done || hasExpired(person))
    setSelection({ kind: 'some', ids: left.map(({ id }) => id) })
    setReport(
      `Đã khóa ${asked.length - left.length} trên ${asked.length} tài khoản; các dòng còn lại vẫn được chọn.`,
    )
  }
  const run = (chosen: Selection) => {
    const isChosen = selectionTest(chosen)
    const asked = people.filter(({ id }) => isChosen(id))
    let done = 0
    setReport(undefined)
    setProgress({ done, total: asked.length })
    timer.current = setInterval(() => {
      done = Math.min(asked.length, done + AT_ONCE)
      if (done === asked.length) end(asked, done)
      else setProgress({ done, total: asked.length })
    }, STEP)
    stop.current = () => end(asked, done)
  }
  const bulkActions: BulkAction[] = [
    {
      id: 'lock',
      label: 'Khóa tài khoản',
      onSelect: run,
      limit: 5000,
      progress: progress && { ...progress, onStop: () => stop.current?.() },
    },
    { id: 'badge', label: 'In thẻ', onSelect: () => undefined, limit: 100 },
  ]
  return (
    <PeopleTable
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next)
        setReport(undefined)
      }}
      bulkActions={bulkActions}
      bulkReport={report}
    />
  )
}

/** Milliseconds until the invented server answers. */
const SLOW = 1200

/** A server that takes its time: the old page stays, dimmed, until the new one is there. */
export function SlowTable() {
  const [state, setState] = useState<DataTableState>(initialTableState)
  const [answered, setAnswered] = useState(state)
  const [selection, setSelection] = useState<Selection>(noSelection)
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(state), SLOW)
    return () => clearTimeout(timer)
  }, [state])
  const answer = useMemo(() => localPage(people, peopleColumns, answered), [answered])
  return (
    <PeopleTable
      {...answer}
      state={state}
      onStateChange={setState}
      loading={answered !== state}
      selection={selection}
      onSelectionChange={setSelection}
    />
  )
}
