const UNITS = ['B', 'KB', 'MB', 'GB', 'TB']

/**
 * Shows a file's size.
 *
 * @param bytes whole bytes; 1 KB is 1024 of them
 * @returns `0 B`, `1.5 MB`; empty for nothing
 */
export function formatFileSize(bytes: number | null | undefined): string {
  if (bytes == null) return ''
  let size = bytes
  let unit = 0
  // Rounding comes first: 1023.96 KB would otherwise show as '1024 KB'.
  while (Number(size.toFixed(1)) >= 1024 && unit < UNITS.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${Number(size.toFixed(1))} ${UNITS[unit]}`
}
