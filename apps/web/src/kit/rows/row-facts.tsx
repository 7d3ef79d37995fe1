import { isApiError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { type Description, DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { type ReactNode, useState } from 'react'
import { ValueWords } from '#web/kit/conflict/value-words.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { AnyField, AnyRow } from '#web/kit/resource/define-resource.ts'
import { hiddenFields, type RowCalls, warningsOf } from './row-calls.ts'

interface RowFactsProps {
  row: AnyRow
  /** What the row is called where its buttons are read aloud. */
  name: string
  fields: readonly AnyField[]
  /** Words for what follows from the rows, such as 'Cao nhất'. */
  mark?: ReactNode
  reveal: RowCalls['reveal']
  /** Begins to change the row; without it there is no button. */
  onEdit?: (() => void) | undefined
}

/** A row as it is read: what is filled, what stands behind dots, what to look at twice. */
export function RowFacts({ row, name, fields, mark, reveal, onEdit }: RowFactsProps) {
  const [opened, setOpened] = useState<Readonly<Record<string, unknown>>>({})
  const { dotted } = hiddenFields(row)
  const closed = dotted.filter((field) => !(field in opened))
  const toast = useToast()
  const open = () => {
    reveal?.(row, closed).then(setOpened, (error: unknown) => {
      toast.bad(errorText(error), isApiError(error) && error.requestId ? { requestId: error.requestId } : {})
    })
  }
  const items = fields.flatMap((field): Description[] => {
    const value = opened[field.field] ?? row[field.field]
    if (closed.includes(field.field)) return [{ term: field.label, value: '••••' }]
    if (value === null || value === undefined || value === false) return []
    return [{ term: field.label, value: <ValueWords field={field} value={value} row={row} /> }]
  })
  return (
    <Stack gap="sm">
      {mark && <Inline>{mark}</Inline>}
      <DescriptionList items={items} columns={3} layout="under" />
      {warningsOf(row).map((text) => (
        <Text key={text} as="p" tone="warn" size="hint">
          {text}
        </Text>
      ))}
      {(onEdit || (reveal && closed.length > 0)) && (
        <Inline gap="sm">
          {onEdit && (
            <Button size="small" aria-label={`Sửa ${name}`} onClick={onEdit}>
              Sửa
            </Button>
          )}
          {reveal && closed.length > 0 && (
            <Button size="small" aria-label={`Hiện ${name}`} onClick={open}>
              Hiện
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  )
}
