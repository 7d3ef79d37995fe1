const told = new Set<string>()

/**
 * Tells a developer about a misuse, once per message and never in production.
 *
 * @param wrong true when the misuse is there; a function where finding out takes work, which production is spared
 * @param message what is wrong and how to mend it
 */
export function devWarn(wrong: boolean | (() => boolean), message: string): void {
  if (!import.meta.env.DEV || told.has(message)) return
  if (!(typeof wrong === 'function' ? wrong() : wrong)) return
  told.add(message)
  console.warn(`[nhansu/ui] ${message}`)
}

/** Warns again of what it has warned of; for tests of warnings, whose files share a page. */
export function forgetWarnings(): void {
  told.clear()
}

/**
 * Throws on a misuse that cannot give a sensible screen, in development only: in production the reader still gets
 * what can be shown.
 *
 * @throws Error in development when `right` is false
 */
export function devAssert(right: boolean, message: string): void {
  if (import.meta.env.DEV && !right) throw new Error(`[nhansu/ui] ${message}`)
}

/** True where two of the values are one: ids, names that must tell things apart. */
export function hasTwins(values: readonly unknown[]): boolean {
  return new Set(values).size < values.length
}
