import type { Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/statistics-queries'
import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Pencil, Save, SaveAll, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'

/** Conditions and columns that somebody keeps under a name. */
export type SavedQuery = Schemas['StatisticsQuery']
/** What of them is kept. */
export type QueryContent = Schemas['StatisticsQueryContent']

const nameField = withFacts(fieldFacts, [{ field: 'name', input: 'text' }] as const)
const sharedField = withFacts(fieldFacts, [
  {
    field: 'is_shared',
    input: 'switch',
    hint: 'Ai xem được báo cáo trong công ty đều dùng được mẫu, mỗi người chỉ thấy phần mình có quyền.',
  },
] as const)

interface SavedQueriesProps {
  queries: readonly SavedQuery[]
  mayShare: boolean
  /** The one that was opened. */
  opened: SavedQuery | undefined
  /** What stands in the builder now. */
  content: () => QueryContent
  /** Fills the builder with a query, or leaves it as it stands. */
  onOpen: (query: SavedQuery | undefined) => void
  /** Tells that what stands in the builder is kept under this query now. */
  onSaved: (query: SavedQuery) => void
}

/** Mẫu: saved conditions are opened, kept, renamed, shared and deleted with a way back. */
export function SavedQueries({ queries, mayShare, opened, content, onOpen, onSaved }: SavedQueriesProps) {
  const [dialog, setDialog] = useState<'store' | 'rename'>()
  const [calls] = useState(() => ({
    store: mutation('statisticsQueries.store'),
    update: mutation('statisticsQueries.update'),
    destroy: mutation('statisticsQueries.destroy'),
    restore: mutation('statisticsQueries.restore'),
  }))
  const { mutateAsync: store } = useMutation(calls.store)
  const { mutateAsync: update } = useMutation(calls.update)
  const { mutateAsync: destroy } = useMutation(calls.destroy)
  const { mutateAsync: restore } = useMutation(calls.restore)
  const toast = useToast()
  const fail = (error: unknown) => toast.bad(errorText(error))
  const fields = [...nameField, ...(mayShare ? sharedField : [])]

  const overwrite = async ({ id, name, version }: SavedQuery) => {
    try {
      const { query } = await update({ path: { id }, body: { query: content(), version } })
      onSaved(query)
      toast.ok('Đã lưu điều kiện vào mẫu.', { description: name })
    } catch (error) {
      fail(error)
    }
  }
  const remove = async ({ id, name }: SavedQuery) => {
    try {
      await destroy({ path: { id } })
      onOpen(undefined)
      const undo = () =>
        void restore({ body: { ids: [id] } }).then(
          () => toast.ok(messages.restored, { description: name }),
          fail,
        )
      toast.ok('Đã xóa mẫu.', { description: name, action: { run: undo } })
    } catch (error) {
      fail(error)
    }
  }

  const actions: PageAction[] = [
    { id: 'store', label: 'Lưu thành mẫu mới', icon: SaveAll, onSelect: () => setDialog('store') },
  ]
  if (opened?.is_own === true)
    actions.push(
      { id: 'overwrite', label: 'Lưu vào mẫu này', icon: Save, onSelect: () => void overwrite(opened) },
      { id: 'rename', label: 'Sửa tên mẫu', icon: Pencil, folded: true, onSelect: () => setDialog('rename') },
      { id: 'remove', label: 'Xóa mẫu', icon: Trash2, folded: true, onSelect: () => void remove(opened) },
    )
  return (
    <Stack>
      <Columns count={2}>
        <Combobox
          label="Mẫu đã lưu"
          hint={
            queries.length === 0 ? 'Chưa có mẫu nào. Đặt điều kiện rồi lưu thành mẫu để dùng lại.' : undefined
          }
          options={queries.map(optionOf)}
          value={opened?.id ?? null}
          onValueChange={(id) => onOpen(queries.find((query) => query.id === id))}
        />
      </Columns>
      {opened !== undefined && opened.faults.length > 0 && (
        <Text tone="warn">{`Mẫu này có phần không dùng được và đã bỏ qua: ${opened.faults.join(' ')}`}</Text>
      )}
      <Inline>
        <PageActions actions={actions} />
      </Inline>
      {dialog === 'store' && (
        <PartDialog
          title="Lưu thành mẫu mới"
          description="Giữ điều kiện và cột hiển thị, không giữ danh sách: mỗi lần dùng là một lần tìm mới. Điều kiện để trống giá trị sẽ được hỏi khi dùng."
          fields={fields}
          done="Đã lưu mẫu."
          save={async (values) => {
            const { query } = await store({ body: { ...namedBy(values), query: content() } })
            onSaved(query)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'rename' && opened && (
        <PartDialog
          title="Sửa tên mẫu"
          fields={fields}
          record={{ name: opened.name, is_shared: opened.is_shared }}
          save={async (values) => {
            const { query } = await update({
              path: { id: opened.id },
              body: { ...namedBy(values), version: opened.version },
            })
            onSaved(query)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Stack>
  )
}

const optionOf = ({ id, name, is_shared: isShared, is_own: isOwn, owner_name: owner }: SavedQuery) => ({
  value: id,
  label: name,
  ...(isShared && { description: isOwn ? 'Dùng chung' : `Dùng chung, ${owner ?? 'người đã rời công ty'}` }),
})

/** What the form of the name holds; the switch is only there for who may share. */
const namedBy = ({ name, is_shared: isShared }: Readonly<Record<string, unknown>>) => ({
  name: typeof name === 'string' ? name : '',
  ...(typeof isShared === 'boolean' && { is_shared: isShared }),
})
