interface OfferedColumns {
  columns: Readonly<Record<string, string>>
  /** Rights any one of which shows a column, by its path. */
  needs: Readonly<Record<string, readonly string[]>>
}

/** The columns of an export that a holder of these rights may see on any row at all. */
export function offeredTo(
  held: ReadonlySet<string>,
  { columns, needs }: OfferedColumns,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(columns).filter(([path]) => needs[path]?.some((right) => held.has(right)) ?? true),
  )
}

/**
 * The columns of an export to choose from, those that stand on the screen first and in its order: a screen shows the name
 * of what a record points at, of which a file has the reference.
 */
export function asOnScreen(
  columns: Readonly<Record<string, string>>,
  first: readonly string[],
): Readonly<Record<string, string>> {
  const paths = Object.keys(columns)
  const shown = first.flatMap((field) =>
    paths.filter(
      (path) =>
        path === field || path.startsWith(`${field}.`) || path === `${field.replace(/_name$/, '')}_id`,
    ),
  )
  return Object.fromEntries([...new Set([...shown, ...paths])].map((path) => [path, columns[path] ?? path]))
}
