import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { DateBox } from '#ui/date-field/date-box.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { MoneyBox } from '#ui/money-field/money-box.tsx'
import { NumberBox } from '#ui/number-field/number-box.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextBox } from '#ui/text-field/text-box.tsx'
import type { CellKind, CellValue } from '../column.ts'
import { editor } from './editable-cell.css.ts'

interface CellEditorProps {
  label: string
  kind: CellKind | undefined
  start: unknown
  /** @returns why the value was refused; null when it is saved */
  save: (value: CellValue) => Promise<string | null>
  /** @param focus true when the reader's keys go back to the cell */
  onClose: (focus: boolean) => void
}

/** The open cell: Enter and Tab save, Escape gives up, and what was refused stays open with the reason under it. */
export default function CellEditor({ label, kind, start, save, onClose }: CellEditorProps) {
  const { dataTable } = useLabels()
  const area = useRef<HTMLDivElement>(null)
  const reason = useId()
  const closed = useRef(false)
  const [value, setValue] = useState<CellValue>(() => startOf(start))
  const [refusal, setRefusal] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    const box = area.current?.querySelector('input')
    box?.focus()
    box?.select()
  }, [])

  const close = (focus: boolean) => {
    closed.current = true
    onClose(focus)
  }
  const send = async (focus: boolean) => {
    // A browser may tell of lost focus once more while the box goes away.
    if (saving || closed.current) return
    // Text that its box does not understand: the value would be nothing, and what was typed lost without a word.
    const problem = area.current?.querySelector('input')?.validationMessage
    if (problem) return setRefusal(problem)
    if (value === startOf(start)) return close(focus)
    setSaving(true)
    setRefusal(null)
    const refused = await save(value).catch(() => dataTable.cellNotSaved)
    setSaving(false)
    if (refused === null) close(focus)
    else setRefusal(refused)
  }
  const keys = (event: KeyboardEvent) => {
    // Arrows and letters are the box's own while it is open.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close(true)
    if (event.key === 'Enter') void send(true)
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
  }
  const leave = (event: FocusEvent) => {
    // A calendar that the box has opened belongs to it.
    if (area.current?.contains(event.relatedTarget) || event.relatedTarget?.closest('[role=dialog]')) return
    if (refusal === null) void send(false)
  }
  const box = {
    'aria-label': label,
    'aria-busy': saving,
    readOnly: saving,
    ...(refusal !== null && { 'aria-invalid': true as const, 'aria-describedby': reason }),
  }
  const text = typeof value === 'string' ? value : null
  const number = typeof value === 'number' ? value : null
  return (
    // The keys of the box inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={area} data-editing className={editor} onKeyDown={keys} onBlur={leave}>
      {kind === 'money' && <MoneyBox {...box} onValueChange={setValue} value={number} />}
      {kind === 'number' && <NumberBox {...box} onValueChange={setValue} decimals={2} value={number} />}
      {kind === 'date' && <DateBox {...box} onValueChange={setValue} value={text} />}
      {!isTyped(kind) && <TextBox {...box} value={text ?? ''} onValueChange={setValue} />}
      {refusal !== null && (
        <div id={reason} role="alert">
          <Text size="hint" tone="bad">
            {refusal}
          </Text>
        </div>
      )}
    </div>
  )
}

const isTyped = (kind: CellKind | undefined) => kind === 'money' || kind === 'number' || kind === 'date'

const startOf = (value: unknown): CellValue =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null
