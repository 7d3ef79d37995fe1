/**
 * Initials of a Vietnamese name: of the last two words, because the family name stands first and is shared by half of
 * a list. 'Nguyễn Thị Hồng Đào' → 'HĐ', 'An' → 'A'.
 */
export function initials(name: string): string {
  return name
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean)
    .slice(-2)
    .map((word) => word.slice(0, 1))
    .join('')
    .toLocaleUpperCase('vi')
}
