import type { ChartRow } from '../chart-data.ts'

/** As many months as asked for, with figures that go up and down. */
export function demoMonths(count: number, series = 1): ChartRow[] {
  return Array.from({ length: count }, (_, at) => ({
    key: String(at),
    label: `${String((at % 12) + 1).padStart(2, '0')}/${2022 + Math.floor(at / 12)}`,
    values: Array.from({ length: series }, (__, place) => ((at * 7 + place * 5) % 23) + 4),
  }))
}

/** Bands of age with men and women. */
export const demoAges: ChartRow[] = [
  { key: '20', label: '20–24 tuổi', values: [31, 44] },
  { key: '25', label: '25–29 tuổi', values: [412, 305] },
  { key: '30', label: '30–34 tuổi', values: [286, 340] },
  { key: '35', label: '35–39 tuổi', values: [120, 118] },
]

export const demoSexes = [
  { key: 'male', label: 'Nam' },
  { key: 'female', label: 'Nữ' },
]

/** A name that has no room anywhere. */
export const demoLong = 'Xí nghiệp Khai thác cảng và Dịch vụ kho vận quốc tế khu vực phía Bắc và duyên hải'
