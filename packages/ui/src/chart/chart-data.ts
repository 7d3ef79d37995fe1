import type { ReactNode } from 'react'

/** One measure that is drawn in one colour: 'Nam'. */
export interface ChartSeries {
  key: string
  label: string
}

/** One group, month or band with its figure of each series; null for a figure that is not shown. */
export interface ChartRow {
  key: string
  label: string
  values: readonly (number | null)[]
}

/** The mark that was pressed, by the keys of its row and its series. */
export interface ChartChoice {
  row: string
  series: string
}

/** What all charts take. */
export interface ChartProps {
  /** What is shown: 'Nhân viên theo độ tuổi'. */
  title: string
  /** Level of the title in the page's outline. Default: 3. */
  level?: 2 | 3
  /** One sentence under the title. Default: the largest, the smallest, the total. */
  summary?: string
  /** What the rows are, over their names in the table: 'Độ tuổi'. */
  rowTitle: string
  /** What is measured, each in a colour of its own; beyond eight the rest shares the last one. */
  series: ReadonlyArray<ChartSeries>
  /** Groups, months or bands in their order. The first 200 are drawn. */
  rows: ReadonlyArray<ChartRow>
  /** What is counted, after a figure: 'người', '%'. */
  unit?: string
  /** Decimals of figures. Default: none. */
  decimals?: number
  /** Says of each mark its share of all; only where the marks add up to everything. */
  shares?: boolean
  /** Whose and of which day, for picture and paper: 'Công ty Sông Mẫu, 21/11/2026'. */
  note?: string
  /** Opens what stands behind a mark; without it marks are only read. */
  onChoose?: (choice: ChartChoice) => void
  /** Takes the chart as a PNG; without it the chart offers no picture. */
  onPicture?: (picture: Blob) => void
  /** A table of the same figures that stands in place of the chart's own, in the same order. */
  table?: ReactNode
  /** Where the table stands in a wide place. Default: below, opened by 'Bảng số liệu'. */
  tablePlace?: 'below' | 'beside'
  /** The figures are on their way. */
  loading?: boolean
  /** Why there are none. */
  error?: string
  /** Asks for them again. */
  onRetry?: () => void
}

/** Rows that are drawn; the table has all of them. */
export const MOST_ROWS = 200

/** The sum of the figures that are shown. */
export const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
