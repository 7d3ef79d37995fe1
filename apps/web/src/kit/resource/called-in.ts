/** What a toast is about: 'Trình độ: Đại học'. */
export function calledIn<Row>(
  { label, nameOf }: { label: string; nameOf: (row: Row) => string },
  row: Row,
): string {
  return `${label.charAt(0).toLocaleUpperCase('vi')}${label.slice(1)}: ${nameOf(row)}`
}
