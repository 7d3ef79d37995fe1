/** The columns of an export to choose from, those that stand on the screen first and in its order. */
export function asOnScreen(
  columns: Readonly<Record<string, string>>,
  first: readonly string[],
): Readonly<Record<string, string>> {
  const paths = Object.keys(columns)
  const shown = first.flatMap((field) =>
    paths.filter((path) => path === field || path.startsWith(`${field}.`)),
  )
  return Object.fromEntries([...new Set([...shown, ...paths])].map((path) => [path, columns[path] ?? path]))
}
