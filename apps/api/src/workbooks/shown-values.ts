import type { CellValue, ColumnKind } from './xlsx/sheet.ts'

/** '2026-01-31' as all screens show it: '31-01-2026'. Other text stays. */
export function shownDate(text: string): string {
  return text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1')
}

/** '2026-01-31T08:30:00+07:00' as all screens show it: '31-01-2026 08:30:00'. Other text stays. */
export function shownInstant(text: string): string {
  return text.replace(/^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d).*$/, '$3-$2-$1 $4')
}

const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** An amount or an average as all screens show it: '1,234.5'. */
export function shownAmount(value: number): string {
  return amount.format(value)
}

/** What a column says of a row, for a reader of a preview: days, instants and amounts as all screens show them. */
export function shownValue(
  { kind, valueOf }: { kind: ColumnKind; valueOf: (row: Readonly<Record<string, unknown>>) => CellValue },
  row: Readonly<Record<string, unknown>>,
): string | null {
  const value = valueOf(row)
  if (value === null) return null
  if (kind === 'money' && typeof value === 'number') return shownAmount(value)
  return kind === 'date' ? shownDate(String(value)) : shownInstant(String(value))
}
