import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { DialogBody } from '#ui/dialog/dialog-parts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ScrollArea } from '#ui/layout/scroll-area.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { failure, failureIcon, touchedItem, touchedList } from '../confirm-dialog.css.ts'

/** What the confirmed work will touch. */
export interface TouchedItems {
  /** What the names are: '3 trình độ sẽ bị xóa'. */
  label: string
  /** Each name as the reader knows it. */
  names: readonly string[]
}

interface ConfirmBodyProps {
  touched: TouchedItems | undefined
  failed: ReactNode
}

/** The names that will be touched, and the sentence of a failure. */
export function ConfirmBody({ touched, failed }: ConfirmBodyProps) {
  if (!touched && failed === undefined) return null
  return (
    <DialogBody>
      <Stack gap="md">
        {touched && <TouchedList {...touched} />}
        {failed !== undefined && (
          <div role="alert" className={failure}>
            <span className={failureIcon}>
              <Icon of={CircleAlert} />
            </span>
            <div>{failed}</div>
          </div>
        )}
      </Stack>
    </DialogBody>
  )
}

function TouchedList({ label, names }: TouchedItems) {
  return (
    <Stack gap="xs">
      <Text size="label" tone="soft">
        {label}
      </Text>
      <div className={touchedList}>
        <ScrollArea label={label} height="small">
          <ul>
            {names.map((name, at) => (
              // Two things may bear one name, so the place in the list is part of the key.
              <li key={`${name} ${at}`} className={touchedItem}>
                {name}
              </li>
            ))}
          </ul>
        </ScrollArea>
      </div>
    </Stack>
  )
}
