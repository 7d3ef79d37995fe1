/** Invented people for the table's stories and tests. */
export interface Person {
  id: number
  code: string
  full_name: string
  unit_id: number
  unit: string
  title: string
  join_date: string
  contract_end: string | null
  salary: number
  status: number
  updated_at: string
}

const families = [
  'Nguyễn',
  'Trần',
  'Phạm',
  'Lê',
  'Đặng',
  'Vũ',
  'Hoàng',
  'Bùi',
  'Ngô',
  'Đỗ',
  'Lương',
  'Trịnh',
  'Cao',
]
const middles = [
  'Thị Hồng',
  'Quốc',
  'Văn',
  'Hoàng Minh',
  'Thùy',
  'Đình',
  'Nữ Kiều',
  'Xuân',
  'Thanh',
  'Thị Bích',
  'Nhật',
]
const givens = [
  'Đào',
  'Bảo',
  'Khải',
  'Thư',
  'Linh',
  'Trường',
  'Oanh',
  'Phúc',
  'Tùng',
  'Ngọc',
  'Hào',
  'Hân',
  'Thịnh',
  'Ấn',
]

/** Units as a tree, for the filter. */
export const units = [
  {
    id: 1,
    label: 'Ban Tổng Giám đốc',
    children: [
      { id: 2, label: 'Phòng Hành chính Nhân sự' },
      { id: 3, label: 'Phòng Kế toán' },
      { id: 4, label: 'Phòng Kinh doanh' },
      { id: 5, label: 'Phòng Công nghệ thông tin' },
    ],
  },
  {
    id: 6,
    label: 'Khối vận hành',
    children: [
      { id: 7, label: 'Phòng Vận tải' },
      { id: 8, label: 'Đội xe tải số 2' },
      { id: 9, label: 'Đội xe container' },
      { id: 10, label: 'Ban Khai thác kho lạnh' },
      { id: 11, label: 'Đội bốc xếp ca A' },
      { id: 12, label: 'Nhà ăn tập thể' },
    ],
  },
]
const unitNames = units.flatMap((unit) => [unit, ...unit.children])

const titles = ['Nhân viên', 'Chuyên viên', 'Tổ trưởng', 'Đội phó', 'Phó phòng', 'Trưởng phòng']

/** States of a person, for the select filter. */
export const statuses = [
  { value: 1, label: 'Đang làm việc' },
  { value: 2, label: 'Thử việc' },
  { value: 3, label: 'Sắp hết hạn' },
  { value: 4, label: 'Đã hết hạn' },
  { value: 5, label: 'Nghỉ không lương' },
]

/** Many options, so that the filter offers a search. */
export const titleOptions = titles.map((label) => ({ value: label, label }))

const pick = <Value>(list: readonly Value[], index: number): Value => {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('an empty list has nothing to pick')
  return value
}
const two = (number: number) => String(number).padStart(2, '0')

/** The person of an index, always the same. */
export function person(index: number): Person {
  const unit = pick(unitNames, index * 7 + 1)
  const day = two((index * 11) % 28 || 28)
  return {
    id: index + 1,
    code: `SM${String((index * 397 + 1842) % 100_000).padStart(6, '0')}`,
    full_name: `${pick(families, index)} ${pick(middles, index)} ${pick(givens, index)}`,
    unit_id: unit.id,
    unit: unit.label,
    title: pick(titles, index * 5),
    join_date: `${2008 + ((index * 5) % 18)}-${two(((index * 7) % 12) + 1)}-${day}`,
    contract_end: index % 3 === 0 ? null : `${2026 + (index % 3)}-${two(((index * 5) % 12) + 1)}-${day}`,
    salary: 7_500_000 + ((index * 350_000) % 24_000_000),
    status: (index * index) % 11 === 3 ? 3 : ([1, 1, 1, 2, 1, 1, 4, 1, 5][index % 9] ?? 1),
    updated_at: `2026-${two((index % 11) + 1)}-${day}T0${index % 10}:30:00+07:00`,
  }
}

/** 412 people. */
export const people: readonly Person[] = Array.from({ length: 412 }, (_, index) => person(index))
