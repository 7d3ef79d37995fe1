const toneMarks = /[\u0300\u0301\u0303\u0309\u0323]/u

/**
 * One spelling for every list: composed letters, one kind of apostrophe, 'Thành phố' and not 'Thành Phố', 'É Tòng' and not 'é Tòng', and the tone on
 * the first vowel of oa, oe and uy at the end of a word ('Hòa', 'Thủy'), as in Quyết định 19/2025/QĐ-TTg.
 */
export function spelled(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(
      /^(Thành|Thị) (Phố|Xã|Trấn) /u,
      (_, first: string, second: string) => `${first} ${second.toLowerCase()} `,
    )
    .replaceAll(/(?<= )[áàéèíìóòúùýỳủ](?=\p{L}|$)/gu, (letter) => letter.toUpperCase())
    .split(' ')
    .map(withToneUpFront)
    .join(' ')
}

function withToneUpFront(word: string): string {
  const apart = word.normalize('NFD')
  const moved = apart.replace(
    /(?<!q)(o|u)(a|e|y)([\u0300\u0301\u0303\u0309\u0323])$/iu,
    (all, first: string, last: string, tone: string) =>
      /oa|oe|uy/iu.test(first + last) && toneMarks.test(tone) ? first + tone + last : all,
  )
  return moved.normalize('NFC')
}
