import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { PopoverContent } from '#ui/popover/popover-content.tsx'
import { Popover, PopoverTrigger } from '#ui/popover/popover.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Text } from '#ui/text/text.tsx'
import { currentView, type TableView } from '../table-views.ts'
import type { SavedViewsPanelProps } from './saved-views.tsx'
import { grow, item, list, panel, panelFoot, viewButton } from './settings.css.ts'

/** The list of views, open. */
export function SavedViewsPanel(props: SavedViewsPanelProps & OpenedProps) {
  const { views, all, state, layout, onApply, button } = props
  const { dataTable } = useLabels()
  const [open, setOpen] = useState(true)
  const current = currentView(all, state)
  const [appliedId, setAppliedId] = useState(current?.id ?? null)
  // A view that was chosen and then changed can take the change over.
  const changed = current ? undefined : all.find(({ id, editable }) => id === appliedId && editable !== false)
  const save = (id: string, name: string) => {
    setOpen(false)
    setAppliedId(id)
    const { page: _page, ...asked } = state
    void views.save({ id, name, state: asked, layout })
  }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger>{button}</PopoverTrigger>
      <PopoverContent label={dataTable.views} width="medium">
        <div className={panel}>
          {all.length === 0 && (
            <Text size="label" tone="hint">
              {dataTable.viewsEmpty}
            </Text>
          )}
          <ul className={list}>
            {all.map((view) => (
              <ViewItem
                key={view.id}
                view={view}
                current={view.id === current?.id}
                onApply={() => {
                  setOpen(false)
                  setAppliedId(view.id)
                  onApply(view)
                }}
                onRemove={() => void views.remove(view.id)}
              />
            ))}
          </ul>
          {changed && (
            <Button size="small" onClick={() => save(changed.id, changed.name)}>
              {dataTable.updateView(changed.name)}
            </Button>
          )}
          <SaveView all={all} onSave={(name) => save(newId(), name)} />
        </div>
      </PopoverContent>
    </Popover>
  )
}

interface ViewItemProps {
  view: TableView
  current: boolean
  onApply: () => void
  onRemove: () => void
}

function ViewItem({ view, current, onApply, onRemove }: ViewItemProps) {
  const { dataTable } = useLabels()
  return (
    <li className={item}>
      <button type="button" className={viewButton} aria-current={current} onClick={onApply}>
        {view.name}
        {view.shared && (
          <Text size="hint" tone="hint">
            {` · ${dataTable.sharedView}`}
          </Text>
        )}
      </button>
      {view.editable !== false && (
        <IconButton size="small" icon={Trash2} label={dataTable.deleteView(view.name)} onClick={onRemove} />
      )}
    </li>
  )
}

function SaveView({ all, onSave }: { all: readonly TableView[]; onSave: (name: string) => void }) {
  const { dataTable } = useLabels()
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A popover stands in a portal, but React hands its events to the form around the table, if there is one.
    event.stopPropagation()
    const words = name.normalize('NFC').trim()
    const taken = all.some((view) => view.name.toLowerCase() === words.toLowerCase())
    if (words === '') setError(dataTable.viewNameMissing)
    else if (taken) setError(dataTable.viewNameTaken)
    else onSave(words)
  }
  return (
    <form className={panelFoot} onSubmit={submit} noValidate>
      <div className={grow}>
        <TextField
          label={dataTable.viewName}
          value={name}
          maxLength={80}
          onChange={(event) => {
            setName(event.target.value)
            setError('')
          }}
          {...(error !== '' && { error })}
        />
      </div>
      <Button type="submit">{dataTable.save}</Button>
    </form>
  )
}

/** `randomUUID` is missing on plain http, where some companies run it. */
const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')
