import type { Paper } from './paper.ts'

/** What has no shape on paper and could only mislead: controls, unseen characters that turn text around, and their like. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu
/** A word longer than this would push a table's column off the page. */
const longestWord = 40
const longWord = new RegExp(`\\S{${longestWord}}(?=\\S)`, 'gu')

/** A value from outside as it is printed: one form of each letter, on one line, with breaks in endless words. */
export function printable(text: string): string {
  const line = text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(unprintable, '').trim()
  return line.length > longestWord ? line.replaceAll(longWord, '$& ') : line
}

/** The same paper with every text of it {@link printable}, wherever it comes from. */
export function printablePaper(paper: Paper): Paper {
  // Each value is replaced by one of its own kind, so the whole keeps its shape.
  return cleaned(paper) as Paper
}

function cleaned(data: unknown): unknown {
  if (typeof data === 'string') return printable(data)
  if (Array.isArray(data)) return data.map(cleaned)
  if (data === null || typeof data !== 'object' || data instanceof Uint8Array) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, cleaned(value)]))
}
