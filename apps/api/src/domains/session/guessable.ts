/** Keys beside each other, as fingers run over them, there and back. */
const keyRows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
].flatMap((row) => [row, Array.from(row).toReversed().join('')])
/** What some write for a letter. */
const disguises: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const longestWord = 30
const shortestRun = 3
const year = /^(19|20)\d\d$/
const date =
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)?\d\d$|^(19|20)?\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/

/** Whether somebody who guesses knows a word; it is folded. */
export type IsWord = (word: string) => boolean

/** A text as guessing programs try it: without marks, in small letters, without separators. */
export function fold(text: string): string {
  return bare(plain(text))
}

/**
 * How many things somebody must guess who knows these words, years and dates, runs of keys and repetitions: each of
 * them counts for one, and so does every other letter. 'MatKhau@CongTy2026' is three.
 */
export function piecesToGuess(password: string, isWord: IsWord): number {
  const text = plain(password)
  const undisguised = text.replaceAll(/./gu, (letter) => disguises[letter] ?? letter)
  return Math.min(countPieces(once(bare(text)), isWord), countPieces(once(bare(undisguised)), isWord))
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

function bare(text: string): string {
  return text.replaceAll(/[\p{P}\p{Z}\p{Sm}\p{Sc}\p{Sk}]/gu, '')
}

/** 'abcabcabc' is no harder than 'abc'. */
function once(text: string): string {
  const period = (text + text).indexOf(text, 1)
  return period < text.length ? text.slice(0, period) : text
}

/** The fewest pieces that make up a text, found from its start: the best end at each letter builds on earlier ones. */
function countPieces(text: string, isWord: IsWord): number {
  const fewest = [0]
  for (let end = 1; end <= text.length; end += 1) {
    let best = (fewest[end - 1] ?? 0) + 1
    for (let start = Math.max(0, end - longestWord); start < end - 1; start += 1) {
      const before = fewest[start] ?? 0
      if (before + 1 < best && isKnown(text.slice(start, end), isWord)) best = before + 1
    }
    fewest.push(best)
  }
  return fewest.at(-1) ?? 0
}

function isKnown(piece: string, isWord: IsWord): boolean {
  return isWord(piece) || year.test(piece) || date.test(piece) || isRun(piece)
}

function isRun(piece: string): boolean {
  if (piece.length < shortestRun) return false
  const codes = Array.from(piece, (letter) => letter.charCodeAt(0))
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  const [step] = steps
  if (steps.size === 1 && step !== undefined && Math.abs(step) <= 1) return true
  return keyRows.some((row) => row.includes(piece))
}
