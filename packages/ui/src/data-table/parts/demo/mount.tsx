import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { stillMotion } from '#ui/overlay/still-motion.ts'
import '#ui/theme/global.css.ts'
import { DataTable, type DataTableProps } from '../../data-table.tsx'
import { localPage } from '../../local-rows.ts'
import { type DataTableState, initialTableState } from '../../table-state.ts'
import { people, type Person } from './people.ts'
import { peopleColumns } from './people-columns.tsx'

let root: Root | undefined

/** Draws into an empty page; what was there before goes away. */
export function mount(element: ReactNode) {
  unmount()
  stillMotion()
  const made = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => made.render(element))
  root = made
}

/** Empties the page. */
export function unmount() {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}

/** A caller outside of React's reach: it is told of every change, and can set the state as the Back key does. */
export interface Caller {
  state: DataTableState
  told: DataTableState[]
  set: (state: DataTableState) => void
  /** Draws the table again with other props: rows that were loaded again. */
  setProps: (props: Partial<DataTableProps<Person>>) => void
}

const rowId = (row: Person) => row.id
const rowName = (row: Person) => row.full_name

type TableProps = Partial<DataTableProps<Person>> & { answers?: boolean }

/**
 * Mounts a table over the sample people.
 *
 * @param answers false: the caller is told, and shows what it showed before
 */
export function mountTable(
  start: Partial<DataTableState>,
  { answers = true, ...props }: TableProps = {},
): Caller {
  const caller: Caller = {
    state: { ...initialTableState, ...start },
    told: [],
    set: () => undefined,
    setProps: () => undefined,
  }
  function App() {
    const [state, setState] = useState(caller.state)
    const [others, setOthers] = useState<Partial<DataTableProps<Person>>>(props)
    caller.set = setState
    caller.setProps = (changed) => setOthers((before) => ({ ...before, ...changed }))
    const columns = others.columns ?? peopleColumns
    return (
      <DataTable
        label="Danh sách nhân viên"
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        searchLabel="Tìm nhân viên"
        {...localPage(people, columns, state)}
        {...others}
        state={state}
        onStateChange={(next) => {
          caller.told.push(next)
          if (answers) setState(next)
        }}
      />
    )
  }
  mount(<App />)
  return caller
}
