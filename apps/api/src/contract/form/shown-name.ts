/** What a file is called that came without a name. */
const nameless = 'tep'
const longest = 150
/** Control characters, and those that are not seen but turn text around: 'hoso\u202Efdp.exe' would show as 'hosoexe.pdf'. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu
/** What some file system or shell takes for something else than a letter of a name. */
const special = /[<>:"|?*]/g

/**
 * A file's name as it may be shown and offered for saving: the last part of whatever path came, in NFC, without unseen
 * characters, at most 150 characters, its ending kept. It never becomes part of a path here.
 *
 * @param fallback for what leaves nothing
 */
export function shownName(sent: string | undefined, fallback = nameless): string {
  const last = (sent ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replaceAll(unseen, '')
    .replaceAll(special, '_')
    .replace(/^[.\s]+/, '')
    .replace(/(?<![.\s])[.\s]+$/, '')
  if (clean === '') return fallback
  if (clean.length <= longest) return clean
  const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(clean)?.[0] ?? ''
  // A cut may fall into the middle of a character of two units.
  return clean.slice(0, longest - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending
}
