import { CandidateFormDialog } from '../candidates/candidate-form-dialog.tsx'
import { itemFields } from './procedure-fields.ts'
import type { Procedure } from './procedure-tab.tsx'
import { type Item, itemToSend, type SentItem, saveItems } from './save-items.ts'

interface ItemDialogProps {
  procedure: Procedure
  item: Item | 'new'
  onClose: () => void
}

/** The form of one item of a procedure. */
export default function ItemDialog({ procedure, item, onClose }: ItemDialogProps) {
  const isNew = item === 'new'
  return (
    <CandidateFormDialog
      title={isNew ? 'Thêm công việc' : `Sửa công việc: ${item.name}`}
      fields={itemFields}
      {...(!isNew && { record: item })}
      save={(values) => {
        const items = procedure.items.map(itemToSend)
        // The fields of the form are those of an item.
        const sent = values as unknown as SentItem
        return saveItems(
          procedure,
          isNew ? [...items, sent] : items.map((each) => (each.id === item.id ? { ...each, ...sent } : each)),
        )
      }}
      done="Đã lưu công việc."
      onClose={onClose}
    />
  )
}
