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

/** A workbook to send. */
interface Made {
  file: File
  rows: number
}

/** People who are new, with five relatives for every two of them, each time under other codes. */
export async function workbookOfPeople(
  product: Product,
  count: number,
): Promise<Made & { codes: readonly string[] }> {
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
  const made = await packed([part('Nhân viên', people, who), part('Thân nhân', relatives, whose)])
  return { ...made, codes: Array.from({ length: count }, (_, n) => code(n)) }
}

/** What changes in the files of those people once they are there: card, papers and a relative of each, and more of every second. */
export async function workbookOfChanges(everybody: readonly string[]): Promise<Made> {
  // Another number each time, whoever has one from before.
  const mark = `0${String(Date.now()).slice(-6)}`
  const everySecond = everybody.filter((_, n) => n % 2 === 0)
  const numbers = everybody.map((code, n): SheetCell[] => [code, `${mark}${String(n).padStart(5, '0')}`])
  const sheet = (name: string, titles: readonly string[], of: readonly string[], cells: readonly string[]) =>
    part(
      name,
      ['Mã nhân viên', ...titles],
      of.map((code): SheetCell[] => [code, ...cells]),
    )
  return packed([
    sheet('Nhân viên', ['Số máy lẻ', 'Nơi sinh'], everybody, ['102', 'Hà Nội']),
    part('Giấy tờ', ['Mã nhân viên', 'Số căn cước'], numbers),
    sheet('Địa chỉ', ['Địa chỉ thường trú (số nhà, đường, thôn)'], everySecond, ['Số 9 phố Mới']),
    sheet('Thân nhân', ['Quan hệ', 'Họ và tên', 'Năm sinh'], everybody, ['Con', 'Phan Minh An', '2016']),
    sheet('Trình độ', ['Trình độ', 'Trường'], everySecond, ['Đại học', 'Đại học Bách khoa Hà Nội']),
    sheet('Ngân hàng', ['Ngân hàng', 'Số tài khoản', 'Chủ tài khoản'], everySecond, [
      'Vietcombank',
      '0011001234567',
      'PHAN THI NHAP',
    ]),
    sheet('Sổ theo năm', ['Năm', 'Ngày phép đã nghỉ'], everySecond, ['2025', '10.5']),
    sheet('Khám sức khỏe', ['Loại khám', 'Ngày khám'], everySecond, ['Khám định kỳ', '03/06/2025']),
  ])
}

async function packed(parts: readonly ReturnType<typeof part>[]): Promise<Made> {
  const content = await buffer(workbook(parts))
  const rows = parts.reduce((sum, { rows: [cells = []] }) => sum + cells.length, 0)
  return { file: new File([content], 'nhan-vien.xlsx'), rows }
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
