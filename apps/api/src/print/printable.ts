/** What has no shape on paper and could only mislead: controls, unseen characters that turn text around, and their like. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu
/** A word longer than this would push a table's column off the page. */
const longestWord = 40

/** A value from outside as it stands on paper: one form of each letter, on one line, with breaks in endless words. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(unprintable, '')
    .replaceAll(new RegExp(`\\S{${longestWord}}(?=\\S)`, 'gu'), '$& ')
    .trim()
}
