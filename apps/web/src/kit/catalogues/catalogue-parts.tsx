import { inUseLabels } from '@nhansu/sdk/domains/organisation'
import { Status } from '@nhansu/ui/badge/status.tsx'
import * as v from 'valibot'
import { codeRule } from './code-rule.ts'

// Columns and fields that catalogues have in common: they mean the same and look the same everywhere.

/** Whether an item of a catalogue can still be chosen. */
export function InUse({ isActive }: { isActive: boolean }) {
  return <Status tone={isActive ? 'plain' : 'neutral'}>{inUseLabels[isActive ? 'true' : 'false']}</Status>
}

/** The code of an item. */
export const codeColumn = { field: 'code', header: 'Mã', filter: 'text', kind: 'code', width: 130 } as const

/** What an item is for. */
export const descriptionColumn = { field: 'description', header: 'Mô tả', width: 240 } as const

/** Whether an item can still be chosen. */
export const activeColumn = {
  field: 'is_active',
  header: 'Trạng thái',
  filter: { labels: inUseLabels },
  width: 145,
  cell: (isActive: boolean) => <InUse isActive={isActive} />,
} as const

/** When an item was last changed. */
export const updatedColumn = {
  field: 'updated_at',
  header: 'Ngày cập nhật',
  filter: 'datetime',
  width: 190,
} as const

/** Types the code of an item. */
export const codeField = {
  field: 'code',
  label: 'Mã',
  input: 'text',
  required: true,
  hint: 'Chữ không dấu, chữ số, - hoặc _; chữ thường được đổi thành chữ in hoa.',
  rule: codeRule,
} as const

/** Types the name of an item. @param label such as 'Tên loại đào tạo' */
export const nameField = (label: string) =>
  ({ field: 'name', label, input: 'text', required: true, rule: atMost(label, 200) }) as const

/** Says what an item is for. */
export const descriptionField = {
  field: 'description',
  label: 'Mô tả',
  input: 'long-text',
  rule: v.pipe(v.string(), v.maxLength(1000, 'Mô tả không được vượt quá 1.000 ký tự.')),
} as const

/** Takes an item out of use without deleting it. */
export const activeField = {
  field: 'is_active',
  label: 'Đang sử dụng',
  input: 'switch',
  initial: true,
} as const

/** A text that has room for so many letters. */
export function atMost(label: string, letters: number) {
  return v.pipe(v.string(), v.maxLength(letters, `${label} không được vượt quá ${letters} ký tự.`))
}

/** A whole number between two others. */
export function wholeBetween(label: string, least: number, most: number) {
  return v.pipe(
    v.number(),
    v.integer(`${label} phải là số nguyên.`),
    v.minValue(least, `${label} phải từ ${least} trở lên.`),
    v.maxValue(most, `${label} không được lớn hơn ${most}.`),
  )
}
