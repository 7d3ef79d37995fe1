import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { useRowFocus } from './parts/use-row-focus.ts'
import { isSheet, readSheet } from './read-sheet.ts'
import { list, removedRow, row as rowClass, tools } from './repeated-rows.css.ts'

export interface RepeatedRowsProps<Row> {
  /** What the rows are: 'Quá trình công tác'. */
  title: string
  /** Level of the title in the page's outline. Default: 3. */
  level?: 2 | 3
  /** The rows in order; the caller's. */
  rows: readonly Row[]
  /** Identifies a row while it moves; unique. */
  rowKey: (row: Row) => string
  /** What a row is called in its buttons and in what is said aloud. Default: 'dòng 2'. */
  rowName?: (row: Row, index: number) => string
  /** The fields of a row. */
  renderRow: (row: Row, index: number) => ReactNode
  /** Adds a row at the end; its first field gets focus. Without it no row can be added. */
  onAdd?: () => void
  /** Takes a row out. Its place offers to bring it back until the rows change again. */
  onRemove?: (index: number) => void
  /** Brings back a row that was taken out: the same one, to its place. */
  onRestore?: (row: Row, index: number) => void
  /** Moves a row. Without it the order means nothing and cannot be changed. */
  onMove?: (from: number, to: number) => void
  /** Rows of cells, pasted from a sheet into any field. Without it a paste is the field's own. */
  onPasteRows?: (cells: string[][], index: number) => void
  /** Which columns a pasted sheet has, in order: 'Dán từ Excel: Từ ngày, Đến ngày, Nơi làm việc'. */
  pasteHint?: string
  /** What the button that adds says. Default: 'Thêm dòng'. */
  addLabel?: string
  /** Instead of rows when there are none. Default: 'Chưa có dòng nào.' */
  empty?: ReactNode
}

/** Rows of fields in a form: added, taken out with a way back, moved by keys and pasted from a sheet. */
export function RepeatedRows<Row>(props: RepeatedRowsProps<Row>) {
  const { title, rows, rowKey, renderRow, onAdd, onRemove, onRestore, onMove, onPasteRows } = props
  const { forms } = useLabels()
  const titleId = useId()
  const area = useRef<HTMLElement>(null)
  const [removed, setRemoved] = useState<{ row: Row; index: number; name: string }>()
  const [said, say] = useState('')
  const focus = useRowFocus(area)
  const nameOf = (row: Row, index: number) => props.rowName?.(row, index) ?? forms.rowNumber(index + 1)

  const add = () => {
    setRemoved(undefined)
    say(forms.rowAdded(rows.length + 1))
    focus.lastRow()
    onAdd?.()
  }
  const remove = (row: Row, index: number) => {
    const name = nameOf(row, index)
    setRemoved({ row, index, name })
    say(forms.rowRemoved(name))
    focus.control(onRestore ? 'undo' : 'add')
    onRemove?.(index)
  }
  const restore = () => {
    if (!removed) return
    setRemoved(undefined)
    say(forms.rowRestored(removed.name))
    focus.control(`remove ${rowKey(removed.row)}`)
    onRestore?.(removed.row, removed.index)
  }
  const move = (row: Row, from: number, by: 1 | -1) => {
    const to = from + by
    if (!onMove || to < 0 || to >= rows.length) return
    setRemoved(undefined)
    say(forms.rowMoved(nameOf(row, from), to + 1, rows.length))
    focus.stay()
    onMove(from, to)
  }
  const moveByKey = (event: KeyboardEvent, row: Row, index: number) => {
    if (!event.altKey || event.nativeEvent.isComposing) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(row, index, event.key === 'ArrowUp' ? -1 : 1)
  }
  const paste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData('text/plain')
    if (!onPasteRows || !isSheet(text)) return
    event.preventDefault()
    const cells = readSheet(text)
    setRemoved(undefined)
    say(forms.rowsPasted(cells.length))
    onPasteRows(cells, index)
  }
  const undo = removed && onRestore && (
    <li key="removed" className={removedRow}>
      <Text tone="soft">{forms.rowRemoved(removed.name)}</Text>
      <Button size="small" data-control="undo" onClick={restore}>
        {forms.rowUndo}
      </Button>
    </li>
  )
  return (
    <section ref={area} aria-labelledby={titleId}>
      <Stack gap="md">
        <div>
          <Heading level={props.level ?? 3} id={titleId}>
            {title}
          </Heading>
          {onPasteRows && props.pasteHint !== undefined && (
            <Text as="p" size="hint" tone="hint">
              {props.pasteHint}
            </Text>
          )}
        </div>
        {rows.length === 0 && !undo && <Text tone="soft">{props.empty ?? forms.rowsEmpty}</Text>}
        {(rows.length > 0 || undo) && (
          <ol className={list} aria-labelledby={titleId}>
            {rows.flatMap((row, index) => {
              const key = rowKey(row)
              const name = nameOf(row, index)
              return [
                removed?.index === index && undo,
                // Keys and pastes of the fields inside; the row itself is no control.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                <li
                  key={key}
                  className={rowClass}
                  onKeyDown={(event) => moveByKey(event, row, index)}
                  onPaste={(event) => paste(event, index)}
                >
                  <div data-fields>{renderRow(row, index)}</div>
                  <div className={tools}>
                    {onMove && (
                      <>
                        <IconButton
                          icon={ArrowUp}
                          label={forms.rowUp(name)}
                          data-control={`up ${key}`}
                          disabled={index === 0}
                          onClick={() => move(row, index, -1)}
                        />
                        <IconButton
                          icon={ArrowDown}
                          label={forms.rowDown(name)}
                          data-control={`down ${key}`}
                          disabled={index === rows.length - 1}
                          onClick={() => move(row, index, 1)}
                        />
                      </>
                    )}
                    {onRemove && (
                      <IconButton
                        icon={Trash2}
                        label={forms.rowRemove(name)}
                        data-control={`remove ${key}`}
                        onClick={() => remove(row, index)}
                      />
                    )}
                  </div>
                </li>,
              ]
            })}
            {removed && removed.index >= rows.length && undo}
          </ol>
        )}
        {onAdd && (
          <Inline>
            <Button
              icon={Plus}
              data-control="add"
              onClick={add}
              onPaste={(event) => paste(event, rows.length)}
            >
              {props.addLabel ?? forms.rowAdd}
            </Button>
          </Inline>
        )}
      </Stack>
      <VisuallyHidden as="div">
        <output>{said}</output>
      </VisuallyHidden>
    </section>
  )
}
