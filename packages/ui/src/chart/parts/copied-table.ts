import type { ChartRow, ChartSeries } from '../chart-data.ts'

/**
 * A table as text that a spreadsheet takes apart: tabs between cells, one line a row, figures without separators.
 * A name that a spreadsheet would take for a formula is kept a text.
 */
export function copiedTable(
  rowTitle: string,
  series: readonly ChartSeries[],
  rows: readonly ChartRow[],
): string {
  const lines = [
    [rowTitle, ...series.map(({ label }) => label)].map(plainText),
    ...rows.map(({ label, values }) => [
      plainText(label),
      ...series.map((_, place) => String(values[place] ?? '')),
    ]),
  ]
  return lines.map((line) => line.join('\t')).join('\n')
}

const plainText = (text: string): string => {
  const oneLine = text.replaceAll(/\s+/g, ' ')
  return /^[=+\-@]/.test(oneLine) ? `'${oneLine}` : oneLine
}
