/**
 * The form in which Vietnamese is compared when marks do not count: 'Đỗ Đình Đạt' → 'do dinh dat'. Typed and stored
 * text may be composed or decomposed (macOS decomposes), so both give the same.
 */
export function foldVietnamese(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()
}

/**
 * True when every word of the query stands somewhere in the text, marks and order aside; an empty query matches all.
 *
 * @param folded the text after `foldVietnamese`, so that a long list is folded once and not on every key
 */
export function matchesFolded(folded: string, query: string): boolean {
  return foldedMatcher(query)(folded)
}

/** `matchesFolded` for one query and many texts: the query is folded once. */
export function foldedMatcher(query: string): (folded: string) => boolean {
  const words = foldVietnamese(query).split(/\s+/).filter(Boolean)
  return (folded) => words.every((word) => folded.includes(word))
}
