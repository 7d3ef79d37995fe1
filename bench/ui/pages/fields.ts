import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatMoney } from '@nhansu/ui/format/number.ts'
import type { Person } from './people.ts'

/** One column, before each table says it in its own words. */
export interface Field {
  id: keyof Person
  header: string
  kind: 'text' | 'code' | 'date' | 'money' | 'status'
  /** Pixels. */
  width: number
}

/** The twelve columns. Together they fit the window, so that no table gains by leaving some out. */
export const fields: readonly Field[] = [
  { id: 'code', header: 'Mã nhân viên', kind: 'code', width: 130 },
  { id: 'full_name', header: 'Họ và tên', kind: 'text', width: 180 },
  { id: 'unit', header: 'Đơn vị', kind: 'text', width: 170 },
  { id: 'title', header: 'Chức vụ', kind: 'text', width: 140 },
  { id: 'join_date', header: 'Ngày vào', kind: 'date', width: 135 },
  { id: 'contract_end', header: 'Hết hạn HĐ', kind: 'date', width: 150 },
  { id: 'base_pay', header: 'Lương', kind: 'money', width: 140 },
  { id: 'allowance', header: 'Phụ cấp', kind: 'money', width: 130 },
  { id: 'status', header: 'Trạng thái', kind: 'status', width: 150 },
  { id: 'phone', header: 'Điện thoại', kind: 'code', width: 140 },
  { id: 'email', header: 'Email', kind: 'text', width: 210 },
  { id: 'file', header: 'Số hồ sơ', kind: 'code', width: 130 },
]

/** Stands where a row has nothing; every table shows the same. */
const NOTHING = '–'

/** The text of a cell, by the kit's formatters in every table. */
export function textOf(field: Field, row: Person): string {
  const value = row[field.id]
  if (value === null) return NOTHING
  if (field.kind === 'date') return formatDate(String(value))
  if (field.kind === 'money') return formatMoney(Number(value))
  return String(value)
}
