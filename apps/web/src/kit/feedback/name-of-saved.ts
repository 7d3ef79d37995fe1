/** By what a record is called, the plainest first; a number that was not drawn yet is none. */
const names = ['full_name', 'name', 'contract_number', 'decision_number', 'title', 'code', 'number'] as const

/**
 * What a toast is about, where nobody declares it: the name that a saved record or the values of its form bring.
 * @returns undefined where it has none, such as the settings of a company
 */
export function nameOfSaved(saved: unknown): string | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined
  const values = saved as Readonly<Record<string, unknown>>
  for (const field of names) {
    const value = values[field]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return undefined
}

/** The same as the part of a toast that stands below its title. */
export function aboutSaved(saved: unknown): { description?: string } {
  const description = nameOfSaved(saved)
  return description === undefined ? {} : { description }
}
