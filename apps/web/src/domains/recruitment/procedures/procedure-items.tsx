import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { todayInVietNam } from '#web/kit/today.ts'
import type { Procedure } from './procedure-tab.tsx'
import { type Item, itemToSend, saveItems } from './save-items.ts'

const ItemDialog = lazy(() => import('./item-dialog.tsx'))

/** What is to be done before the first day and after, each with who does it and until when. */
export function ProcedureItems({ procedure, mayEdit }: { procedure: Procedure; mayEdit: boolean }) {
  const { items } = procedure
  const [edited, setEdited] = useState<Item | 'new'>()
  const toast = useToast()
  const save = async (next: readonly Item[], done: string) => {
    try {
      await saveItems(procedure, next.map(itemToSend))
      toast.ok(done)
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const remove = async (item: Item) => {
    const left = items.filter(({ id }) => id !== item.id)
    await save(left, `Đã bỏ việc: ${item.name}.`)
  }
  return (
    <Stack>
      <Heading level={3}>Công việc</Heading>
      {items.length === 0 && <Text tone="soft">Chưa có công việc nào.</Text>}
      <Stack as="ul" gap="md">
        {items.map((item) => (
          <li key={item.id}>
            <Inline gap="md" justify="between">
              <Stack gap="xs">
                <Text weight="medium">{item.name}</Text>
                <Text tone="soft">{stateOf(item)}</Text>
                {item.note !== null && <Text tone="soft">{item.note}</Text>}
              </Stack>
              {mayEdit && (
                <Inline gap="sm">
                  <ItemButton
                    label={item.done_on === null ? 'Đánh dấu đã xong' : 'Bỏ đánh dấu'}
                    item={item}
                    onClick={() => void save(withDone(items, item), `Đã lưu việc: ${item.name}.`)}
                  />
                  <ItemButton label="Sửa" item={item} onClick={() => setEdited(item)} />
                  <ItemButton label="Bỏ" item={item} onClick={() => void remove(item)} />
                </Inline>
              )}
            </Inline>
          </li>
        ))}
      </Stack>
      {mayEdit && (
        <Inline>
          <Button onClick={() => setEdited('new')}>Thêm công việc</Button>
        </Inline>
      )}
      <Suspense>
        {edited !== undefined && (
          <ItemDialog procedure={procedure} item={edited} onClose={() => setEdited(undefined)} />
        )}
      </Suspense>
    </Stack>
  )
}

function ItemButton({ label, item, onClick }: { label: string; item: Item; onClick: () => void }) {
  return (
    <Button size="small" aria-label={`${label}: ${item.name}`} onClick={onClick}>
      {label}
    </Button>
  )
}

function withDone(items: readonly Item[], item: Item): Item[] {
  const today = todayInVietNam()
  return items.map((each) =>
    each.id === item.id
      ? { ...each, done_on: item.done_on === null ? today : null, waived_reason: null }
      : each,
  )
}

/** 'Cần trước ngày nhận việc · hạn 25-01-2031 · Nguyễn Thị Hồng Đào · chưa xong'. */
function stateOf(item: Item): string {
  const { is_needed: needed, needs_paper: paper, due_date: due, owner_name: owner } = item
  return [
    needed && 'Cần trước ngày nhận việc',
    paper && 'cần giấy tờ',
    due && `hạn ${formatDate(due)}`,
    owner,
    item.done_on
      ? `xong ${formatDate(item.done_on)}`
      : item.waived_reason
        ? `miễn: ${item.waived_reason}`
        : 'chưa xong',
  ]
    .filter(Boolean)
    .join(' · ')
}
