import { formatDate } from '@nhansu/ui/format/date.ts'

type Value = string | number | boolean | null

/** A changed field as histories tell it; a dotted one comes without values. */
export interface ToldChange {
  label: string
  is_dotted: boolean
  old_value?: Value
  new_value?: Value
}

/** 'Thân nhân › Họ và tên: Nguyễn Văn Em → Nguyễn Văn Út'. */
export function changeWords({ label, is_dotted, old_value, new_value }: ToldChange): string {
  if (is_dotted) return `${label}: đã thay đổi (đang che)`
  return `${label}: ${shown(old_value)} → ${shown(new_value)}`
}

function shown(value: Value | undefined): string {
  if (value === null || value === undefined || value === '') return '(trống)'
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text
}
