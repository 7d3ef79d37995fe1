/** Vietnamese text in plain letters, 'Đội Bảo vệ' is 'Doi Bao ve'. */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
}
