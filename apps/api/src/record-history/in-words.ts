/** A value that can be shown as it is; a code as its word. */
export function inWords(
  value: unknown,
  words: Readonly<Record<string, string>> | undefined,
): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'object') return JSON.stringify(value)
  // The history keeps what JSON can say.
  const plain = value as string | number | boolean
  return words?.[String(plain)] ?? plain
}
