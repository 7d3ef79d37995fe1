/** One invented person: twelve fields, as many as the tables have columns. */
export interface Person {
  id: number
  code: string
  full_name: string
  unit: string
  title: string
  /** `YYYY-MM-DD`. */
  join_date: string
  /** `YYYY-MM-DD`, or null for a contract without end. */
  contract_end: string | null
  /** Đồng. */
  base_pay: number
  /** Đồng. */
  allowance: number
  status: Status
  phone: string
  email: string
  file: string
}

export type Status = (typeof statuses)[number]

export const statuses = ['Đang làm việc', 'Thử việc', 'Sắp hết hạn', 'Đã hết hạn', 'Nghỉ phép'] as const
export const PAGE_SIZE = 100

const PAGES = 32
const names = ['Nguyễn Thị Hồng Đào', 'Trần Quốc Bảo', 'Phạm Văn Khải', 'Lê Hoàng Minh Thư', 'Đặng Thùy Linh']
const units = [
  'Phòng Kế toán',
  'Phòng Vận tải',
  'Đội xe container',
  'Ban Khai thác kho lạnh',
  'Nhà ăn tập thể',
]
const titles = ['Nhân viên', 'Chuyên viên', 'Tổ trưởng', 'Trưởng phòng']

/** 32 pages of people, always the same. */
export const people: readonly Person[] = Array.from({ length: PAGES * PAGE_SIZE }, (_, index) => {
  const number = String(index + 1).padStart(6, '0')
  return {
    id: index + 1,
    code: `NV${number}`,
    full_name: pick(names, index * 3),
    unit: pick(units, index * 2),
    title: pick(titles, index),
    join_date: date(2008 + (index % 18), index),
    contract_end: index % 3 === 0 ? null : date(2026 + (index % 4), index * 5),
    base_pay: 7_500_000 + ((index * 350_000) % 24_000_000),
    allowance: 300_000 + ((index * 45_000) % 2_000_000),
    status: pick(statuses, index * index),
    phone: `0900${number}`,
    email: `nv${number}@example.com`,
    file: `HS${number}`,
  }
})

// Cut beforehand, so that turning a page measures the table alone.
const pages = Array.from({ length: PAGES }, (_, page) =>
  people.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
)

/** The rows of a page. @param page from 1 */
export const pageOf = (page: number): readonly Person[] => pages[page - 1] ?? []

function pick<Value>(list: readonly Value[], index: number): Value {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('an empty list has nothing to pick')
  return value
}

function date(year: number, index: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two((index % 12) + 1)}-${two((index % 28) + 1)}`
}
