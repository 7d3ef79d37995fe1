/** What is told of columns from whose cells signs were taken out that nobody sees; empty where nothing was. */
export function cleanedWords(columns: readonly string[]): string {
  return columns.length === 0 ? '' : `Bỏ ký tự ẩn trong các cột: ${columns.join(', ')}.`
}
