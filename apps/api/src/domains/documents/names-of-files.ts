import { withoutMarks } from '../../without-marks.ts'

type Type = Readonly<{ id: number; name: string }>

/** A company's types of documents by the words by which names of files say them. */
export interface TypeWords {
  /** The types that a run of letters and digits says: a name or a code, written together. */
  saidBy: ReadonlyMap<string, readonly Type[]>
  /** Letters and digits of the longest run. */
  longest: number
}

/** Types of documents, to be looked for in names by their names and their codes. */
export function typeWords(types: readonly { id: number; code: string; name: string }[]): TypeWords {
  const runs = types.flatMap(({ id, code, name }) =>
    [...new Set([code, name].map((words) => wordsOf(words).join('')))].map((run) => ({
      run,
      type: { id, name },
    })),
  )
  const groups = Map.groupBy(runs, ({ run }) => run)
  return {
    saidBy: new Map([...groups].map(([run, said]) => [run, said.map(({ type }) => type)])),
    longest: runs.reduce((most, { run }) => Math.max(most, run.length), 0),
  }
}

/** What may be employees' codes in the name of a file: words between signs, each once. */
export function codesIn(fileName: string): string[] {
  const words = withoutEnding(fileName)
    .normalize('NFC')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words)].filter((word) => /^[A-Z0-9]{4,12}$/.test(word))
}

/**
 * The types that the name of a file says, each once. What is said by words inside those of a longer name is not counted:
 * 'Phụ lục hợp đồng' is no 'Hợp đồng'. Words may be written together: 'BangCap' is 'Bằng cấp'.
 */
export function typesIn(fileName: string, { saidBy, longest }: TypeWords): Type[] {
  const words = wordsOf(withoutEnding(fileName))
  const said = new Map<number, Type>()
  // Words that end no further than those of an earlier beginning lie inside them.
  let reach = -1
  for (let from = 0; from < words.length; from += 1) {
    const { to, types } = longestFrom(words, from, { saidBy, longest })
    if (to <= reach) continue
    reach = to
    for (const type of types) said.set(type.id, type)
  }
  return [...said.values()]
}

/** The types that the most words in a row say, from one word on; none end before the first. */
function longestFrom(
  words: readonly string[],
  from: number,
  { saidBy, longest }: TypeWords,
): { to: number; types: readonly Type[] } {
  let run = ''
  let found: { to: number; types: readonly Type[] } = { to: -1, types: [] }
  for (let to = from; to < words.length && run.length < longest; to += 1) {
    run += words[to]
    const types = saidBy.get(run)
    if (types) found = { to, types }
  }
  return found
}

function wordsOf(text: string): string[] {
  return withoutMarks(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function withoutEnding(fileName: string): string {
  return fileName.replace(/\.[^.\s]{1,5}$/, '')
}
