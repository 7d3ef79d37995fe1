import type { TreeItem } from '../../tree-item.ts'

const kinds = ['Tổng công ty', 'Chi nhánh', 'Phòng', 'Đội', 'Tổ'] as const
const fields = [
  'Vận tải',
  'Kho lạnh',
  'Bốc xếp',
  'Điện lạnh',
  'Kế toán',
  'Cẩu bờ',
  'Giao nhận',
  'Bảo vệ',
  'Đóng gói',
  'Cơ khí',
]

/**
 * A group of `count` units, ten under each, five deep at 10,000; names and numbers are the same every time.
 *
 * @param count all nodes together
 */
export function manyUnits(count: number): readonly TreeItem<{ people: number }>[] {
  const make = (id: number, depth: number): TreeItem<{ people: number }> => {
    const below = Array.from({ length: 10 }, (_, place) => id * 10 + place).filter((child) => child < count)
    return {
      id,
      label: `${kinds[Math.min(depth, kinds.length - 1)]} ${fields[id % 10]} số ${id}`,
      data: { people: (id * 37) % 90 },
      ...(below.length > 0 && { children: below.map((child) => make(child, depth + 1)) }),
    }
  }
  return Array.from({ length: 9 }, (_, place) => make(place + 1, 0))
}
