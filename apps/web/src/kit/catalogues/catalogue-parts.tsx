import { inUseLabels } from '@nhansu/sdk/domains/organisation'
import { Status } from '@nhansu/ui/badge/status.tsx'

// Columns and fields that catalogues have in common: they mean the same and look the same everywhere.

/** Whether an item of a catalogue can still be chosen. */
export function InUse({ isActive }: { isActive: boolean }) {
  return <Status tone={isActive ? 'plain' : 'neutral'}>{inUseLabels[isActive ? 'true' : 'false']}</Status>
}

/** The code of an item. */
export const codeColumn = { field: 'code', filter: 'text', kind: 'code', width: 130 } as const

/** What an item is for. */
export const descriptionColumn = { field: 'description', width: 240 } as const

/** Whether an item can still be chosen. */
export const activeColumn = {
  field: 'is_active',
  filter: { labels: inUseLabels },
  width: 145,
  cell: (isActive: boolean) => <InUse isActive={isActive} />,
} as const

/** When an item was last changed. */
export const updatedColumn = {
  field: 'updated_at',
  filter: 'datetime',
  width: 190,
} as const

/** Types the code of an item. */
export const codeField = {
  field: 'code',
  input: 'text',
  hint: 'Chữ không dấu, chữ số, - hoặc _; chữ thường được đổi thành chữ in hoa.',
} as const

/** Types the name of an item. */
export const nameField = { field: 'name', input: 'text' } as const

/** Says what an item is for. */
export const descriptionField = { field: 'description', input: 'long-text' } as const

/** Takes an item out of use without deleting it. */
export const activeField = {
  field: 'is_active',
  // A check box says what a tick in it means; the title 'Trạng thái' names the column of both states.
  label: 'Đang sử dụng',
  input: 'switch',
  initial: true,
} as const
