/** The id that a word of an address says; null where it says none. */
export function idInAddress(text: string | null): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
