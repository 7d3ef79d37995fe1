const formats = new Map<number, Intl.NumberFormat>()

/**
 * Shows a number with comma thousands and a decimal point (the product's rule, not Vietnam's own dots).
 *
 * @param decimals fixed number of decimals
 * @returns empty for nothing
 */
export function formatNumber(value: number | null | undefined, decimals = 0): string {
  return value == null ? '' : formatOf(decimals).format(value)
}

/**
 * Shows an amount in đồng: comma thousands and one decimal.
 *
 * @returns `12,500,000.0`; empty for nothing
 */
export function formatMoney(amount: number | null | undefined): string {
  return formatNumber(amount, 1)
}

/**
 * Understands a typed number with either habit of separators: `1,500,000.5`, `1.500.000,5`, `1 500 000`.
 * One separator before exactly three digits parts thousands (`1.500` is 1500), any other one parts decimals (`1,5`).
 *
 * @returns the number, or null when the text is no number
 */
export function parseNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s_₫đ]|vnd/gi, '')
  if (!/^[-−]?(\d+|\d{1,3}([.,]\d{3})+|\d+[.,]\d+|\d{1,3}(,\d{3})+\.\d+|\d{1,3}(\.\d{3})+,\d+)$/.test(plain))
    return null
  const value = Number(toPlainDigits(plain.replace('−', '-')))
  return Number.isFinite(value) ? value : null
}

/** Shows a share of a hundred with at most one decimal: `87.5%`. @param percent 0 to 100 */
export function formatPercent(percent: number | null | undefined): string {
  return percent == null ? '' : `${Number(percent.toFixed(1))}%`
}

function toPlainDigits(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return text
  const thousandsOnly = /^-?\d{1,3}((,\d{3})+|(\.\d{3})+)$/.test(text)
  const digits = (part: string) => part.replaceAll(/[.,]/g, '')
  return thousandsOnly ? digits(text) : `${digits(text.slice(0, last))}.${text.slice(last + 1)}`
}

function formatOf(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formats.set(decimals, made)
  return made
}
