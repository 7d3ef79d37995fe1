import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { type OpenCell, type ReportAddress, reportPath, writeReportAddress } from './report-address.ts'

interface FigureLinkProps {
  value: number
  /** What is counted, for readers of screens: 'TD-2026-001, Hồ sơ nhận'. */
  name: string
  address: ReportAddress
  cell: Omit<OpenCell, 'page'>
  mayOpen: boolean
}

/** A count of candidates, which leads to them where there are any that the reader may see. */
export function FigureLink({ value, name, address, cell, mayOpen }: FigureLinkProps) {
  if (value === 0 || !mayOpen) return formatNumber(value)
  const search = writeReportAddress({ ...address, cell: { ...cell, page: 1 } })
  return (
    <Link href={`${reportPath}?${String(search)}`}>
      {formatNumber(value)}
      <VisuallyHidden>, {name}: xem danh sách</VisuallyHidden>
    </Link>
  )
}

/** A figure that leads nowhere, by what it measures; a dash where there is nothing to reckon from. */
export function shownFigure(value: number | null, kind: Schemas['RecruitmentColumn']['kind']): string {
  if (value === null) return '–'
  return formatNumber(value, kind === 'rate' ? 1 : 0)
}

/** The figure of a column in a line of a table. */
export function figureOf(
  { columns }: Schemas['RecruitmentTable'],
  values: readonly (number | null)[],
  key: string,
): number | null {
  return values[columns.findIndex((column) => column.key === key)] ?? null
}
