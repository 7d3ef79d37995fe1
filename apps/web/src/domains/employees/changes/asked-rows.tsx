import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Plus, Trash2, Undo2 } from 'lucide-react'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import type { AnyRow } from '#web/kit/resource/define-resource.ts'
import type { RowSet } from '../rows/row-sets.ts'
import { rowFields, type Settings } from './askable.ts'
import type { Asking } from './use-asking.ts'

interface AskedRowsProps {
  set: RowSet
  rows: readonly AnyRow[]
  settings: Settings
  asking: Asking
}

/** The rows of a set: changed in place, asked to be removed, or added. */
export function AskedRows({ set, rows, settings, asking }: AskedRowsProps) {
  const { key, title, label, nameOf } = set
  const added = asking.added.filter((row) => row.startsWith(`${key}.`))
  if (rowFields(set, 'new-1', settings).length === 0) return null
  return (
    <Card
      title={title}
      actions={
        <Button size="small" icon={Plus} onClick={() => asking.addRow(set)}>
          Thêm {label}
        </Button>
      }
    >
      <Stack gap="lg">
        {rows.length + added.length === 0 && <Text tone="soft">Chưa có {label} nào.</Text>}
        {rows.map((row) => {
          const path = `${key}.${row.id}`
          const isGone = asking.removed.has(path)
          return (
            <Stack key={path} gap="sm">
              <Inline justify="between">
                <Heading level={3}>{nameOf(row)}</Heading>
                <Button
                  size="small"
                  icon={isGone ? Undo2 : Trash2}
                  aria-label={`${isGone ? 'Giữ lại' : 'Đề nghị xóa'} ${nameOf(row)}`}
                  onClick={() => asking.toggleRow(path)}
                >
                  {isGone ? 'Giữ lại' : 'Đề nghị xóa'}
                </Button>
              </Inline>
              {isGone ? (
                <Text tone="bad">Sẽ được xóa khỏi hồ sơ khi được duyệt.</Text>
              ) : (
                <FormFields fields={rowFields(set, String(row.id), settings)} />
              )}
            </Stack>
          )
        })}
        {added.map((path, place) => (
          <Stack key={path} gap="sm">
            <Inline justify="between">
              <Heading level={3}>
                {title}: thêm mới {place + 1}
              </Heading>
              <Button size="small" icon={Trash2} onClick={() => asking.dropRow(path)}>
                Bỏ dòng này
              </Button>
            </Inline>
            <FormFields fields={rowFields(set, path.split('.')[1] ?? '', settings)} />
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
