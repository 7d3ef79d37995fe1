/** Letters of a cell at most; Excel calls a file with more damaged. */
export const longestText = 32_767

/** What must not stand in XML as it is: markup, control and broken characters, and what looks like an escape of Excel's. */
const special = /[&<>"\r\p{Cc}\p{Cs}\p{Cn}]|_x[0-9a-f]{4}_/iu
/** Control characters but tab and line end, and what is no character at all. */
const forbidden = /(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu
const markup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Text as a workbook's XML holds it: NFC, cut where Excel stops, line ends as Excel has them, and `_x0041_`, which
 * Excel reads as 'A', guarded (ECMA-376 part 1, 22.4.2.4). Characters that XML 1.0 forbids become U+FFFD: one sees that
 * something was there.
 */
export function cellText(text: string): string {
  const whole = text.normalize('NFC')
  const cut = whole.length > longestText ? shortened(whole) : whole
  if (!special.test(cut)) return cut
  return cut
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(forbidden, '\ufffd')
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>"]/g, (sign) => markup[sign] ?? sign)
}

function shortened(text: string): string {
  // Half of a letter that takes two places would be broken.
  return `${text.slice(0, longestText - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
