/**
 * A number as every screen shows it: '12,500,000', '33.33'. Papers are written as Vietnamese papers are, by formats of their
 * own.
 */
export function inFigures(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 })
}
