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
