import { ChevronRight } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '#ui/dialog/dialog-parts.tsx'
import { Dialog, DialogTrigger } from '#ui/dialog/dialog.tsx'
import { DrawerContent } from '#ui/drawer/drawer-content.tsx'
import { type DraftProblem, draftOf, type FilterDraft, filterOf } from '#ui/filter-popover/filter-draft.ts'
import type { Filter, FilterDefinition } from '#ui/filter-popover/filter-model.ts'
import { FilterFields } from '#ui/filter-popover/parts/filter-fields.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { Select } from '#ui/select/select.tsx'
import type { DataTableColumn } from '../column.ts'
import type { SortEntry } from '../table-state.ts'
import { form, group, groupBody, groupMark, groupName } from './filter-drawer.css.ts'
import type { FilterPanelProps } from './filter-drawer.tsx'

/** The drawer of all filters, open. */
export function FilterDrawerPanel<Row>({
  columns,
  state,
  onApply,
  button,
}: FilterPanelProps<Row> & OpenedProps) {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger>{button}</DialogTrigger>
      <DrawerContent side="bottom">
        <FilterDrawerForm
          columns={columns}
          state={state}
          onApply={(filters, sort) => {
            setOpen(false)
            onApply(filters, sort)
          }}
        />
      </DrawerContent>
    </Dialog>
  )
}

interface FilterGroup {
  id: string
  header: string
  definition: FilterDefinition
}

function FilterDrawerForm<Row>({ columns, state, onApply }: FilterPanelProps<Row>) {
  const { dataTable } = useLabels()
  const groups = columns.flatMap(({ id, header, filter }): FilterGroup[] =>
    filter ? [{ id, header, definition: filter }] : [],
  )
  const [drafts, setDrafts] = useState<Readonly<Record<string, FilterDraft>>>({})
  const [problems, setProblems] = useState<Readonly<Record<string, DraftProblem>>>({})
  const [sort, setSort] = useState(state.sort)
  const draftFor = ({ id, definition }: FilterGroup) =>
    drafts[id] ?? draftOf(definition.kind, state.filters[id])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const results = groups.map((one) => [one.id, filterOf(one.definition, draftFor(one))] as const)
    const wrong = results.flatMap(([id, result]) =>
      typeof result === 'string' ? [[id, result] as const] : [],
    )
    setProblems(Object.fromEntries(wrong))
    if (wrong.length > 0) return
    const set = results.flatMap(([id, result]): [string, Filter][] =>
      result !== null && typeof result !== 'string' ? [[id, result]] : [],
    )
    onApply(Object.fromEntries(set), sort)
  }
  return (
    <form className={form} onSubmit={submit} noValidate>
      <DialogHeader title={dataTable.filters} />
      <DialogBody>
        <SortField columns={columns} sort={sort} onChange={setSort} />
        {groups.map((one) => {
          const problem = problems[one.id]
          return (
            <details
              key={one.id}
              className={group}
              open={state.filters[one.id] !== undefined || problem !== undefined}
            >
              <summary className={groupName}>
                {one.header}
                <span className={groupMark}>
                  <Icon of={ChevronRight} />
                </span>
              </summary>
              <div className={groupBody}>
                <FilterFields
                  label={one.header}
                  definition={one.definition}
                  draft={draftFor(one)}
                  problem={problem ?? null}
                  onChange={(part) =>
                    setDrafts((before) => ({
                      ...before,
                      [one.id]: { ...(before[one.id] ?? draftFor(one)), ...part },
                    }))
                  }
                />
              </div>
            </details>
          )
        })}
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => onApply({}, sort)}>{dataTable.clear}</Button>
        <Button tone="primary" type="submit">
          {dataTable.apply}
        </Button>
      </DialogFooter>
    </form>
  )
}

const UNSORTED = 'none'

interface SortFieldProps<Row> {
  columns: readonly DataTableColumn<Row>[]
  sort: readonly SortEntry[]
  onChange: (sort: readonly SortEntry[]) => void
}

function SortField<Row>({ columns, sort, onChange }: SortFieldProps<Row>) {
  const { dataTable } = useLabels()
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  const choices = sortable.flatMap(({ id, header }) =>
    [false, true].map((descending) => ({
      value: `${descending ? '-' : ''}${id}`,
      label: dataTable.sortChoice(header, descending),
      entry: { field: id, descending },
    })),
  )
  const [first] = sort
  return (
    <Select
      label={dataTable.sort}
      options={[{ value: UNSORTED, label: dataTable.sortNone }, ...choices]}
      value={first ? `${first.descending ? '-' : ''}${first.field}` : UNSORTED}
      onValueChange={(value) => {
        const choice = choices.find((one) => one.value === value)
        onChange(choice ? [choice.entry] : [])
      }}
    />
  )
}
