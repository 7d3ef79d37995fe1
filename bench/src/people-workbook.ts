import { buffer } from 'node:stream/consumers'
import type { SheetCell, SheetColumn } from '@nhansu/api/workbooks/xlsx/sheet.ts'
import { workbook } from '@nhansu/api/workbooks/xlsx/workbook.ts'
import { ask, type Product } from './product.ts'

const people = [
  'Mã nhân viên',
  'Họ và tên *',
  'Giới tính',
  'Ngày sinh',
  'Số điện thoại',
  'Ngày vào công ty',
  'Loại quyết định tiếp nhận',
  'Chức vụ',
  'Đơn vị',
]
const relatives = ['Mã nhân viên', 'Quan hệ', 'Họ và tên', 'Năm sinh']
const kin = [
  ['Con', 'Phan Minh An', '2015'],
  ['Bố', 'Phan Văn Bình', '1955'],
  ['Mẹ', 'Lê Thị Cúc', '1958'],
] as const

/** People who are new, with five relatives for every two of them, each time under other codes. */
export async function workbookOfPeople(
  product: Product,
  count: number,
): Promise<{ file: File; rows: number }> {
  const units = await codes(product, '/api/departments?pagination=false', 'departments')
  const positions = await codes(product, '/api/positions', 'positions')
  const mark = String(Date.now() % 1_000_000)
  const code = (n: number) => `B${mark.padStart(6, '0')}${String(n).padStart(5, '0')}`
  const who = Array.from({ length: count }, (_, n): SheetCell[] => [
    code(n),
    `Phan Thị Nhập ${['An', 'Bình', 'Chi', 'Dung'][n % 4]}`,
    'Nữ',
    '03/02/1985',
    `098${String(n).padStart(7, '0')}`,
    '03/06/2024',
    'Tiếp nhận thử việc',
    positions[n % positions.length] ?? '',
    units[n % units.length] ?? '',
  ])
  const whose = kin.flatMap(([relationship, name, year], place) =>
    Array.from({ length: place < 2 ? count : Math.floor(count / 2) }, (_, n): SheetCell[] => [
      code(n),
      relationship,
      name,
      year,
    ]),
  )
  const content = workbook([part('Nhân viên', people, who), part('Thân nhân', relatives, whose)])
  return { file: new File([await buffer(content)], 'nhan-vien.xlsx'), rows: who.length + whose.length }
}

function part(name: string, titles: readonly string[], rows: SheetCell[][]) {
  const columns = titles.map((title): SheetColumn => ({ title, kind: 'text', width: 20 }))
  return { name, columns, rows: [rows], header: true }
}

async function codes(product: Product, path: string, key: string): Promise<string[]> {
  const answer = await ask(product, path)
  // As the contract has both.
  const rows = answer[key] as { code: string; is_active: boolean }[]
  return rows.flatMap(({ code, is_active }) => (is_active ? [code] : []))
}
