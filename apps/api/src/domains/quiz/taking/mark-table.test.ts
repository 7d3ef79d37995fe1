import { expect, test } from 'vitest'
import { mark, type Marked } from './mark.ts'

const letters = ['A', 'B', 'C', 'D'] as const
const shuffled = ['C', 'A', 'D', 'B'] as const

const question = (more: Partial<Marked>): Marked => ({
  kind: 'single',
  content: 'Câu hỏi',
  options: ['một', 'hai', 'ba', 'bốn'],
  right_options: ['A'],
  blanks: null,
  partial_credit: false,
  ...more,
})

/** Every choice among these, the empty one too. */
function subsets<Each>(all: readonly Each[]): Each[][] {
  return all.reduce<Each[][]>((found, each) => [...found, ...found.map((some) => [...some, each])], [[]])
}

/** What a paper that is shuffled shows an option of the version as. */
const shownAs = (letter: string) => letters[shuffled.findIndex((each) => each === letter)] ?? ''

/** What a statement is shown as is never shuffled. */
const orderOf = ({ kind }: Marked) => (kind === 'true_false' ? letters : shuffled)

/** The worth of an answer, in thousandths, so that two computations are compared as whole numbers. */
function worth(asked: Marked, value: readonly string[]): number {
  const { of, out } = mark(asked, orderOf(asked), value)
  return Math.round((of / out) * 1000)
}

interface Row {
  words: string
  asked: Marked
  value: readonly string[]
  wanted: number
}

const chosen = (kinds: readonly { kind: 'single' | 'multiple'; partial_credit: boolean }[]): Row[] =>
  kinds.flatMap(({ kind, partial_credit }) =>
    subsets(letters)
      .filter((right) => (kind === 'single' ? right.length === 1 : right.length > 0))
      .flatMap((right) =>
        subsets(letters).map((given) => {
          const hit = right.filter((letter) => given.includes(letter)).length
          const wrong = given.length - hit
          const isWhole = hit === right.length && wrong === 0
          const part = Math.round((Math.max(0, hit - wrong) / right.length) * 1000)
          const wanted = kind === 'multiple' && partial_credit ? part : isWhole ? 1000 : 0
          return {
            words: `${kind}${partial_credit ? ' in parts' : ''}: ${given.join('')} of ${right.join('')}`,
            asked: question({ kind, right_options: right, partial_credit }),
            value: given.map(shownAs),
            wanted,
          }
        }),
      ),
  )

/** Four statements: each is marked true or false, or left out; 0, 10, 25, 50, 100 % for none to four right. */
const statements: Row[] = subsets(letters).flatMap((right) =>
  ['A', 'B', ''].flatMap((a) =>
    ['A', 'B', ''].flatMap((b) =>
      ['A', 'B', ''].flatMap((c) =>
        ['A', 'B', ''].map((d) => {
          const value = [a, b, c, d]
          const hits = letters.filter(
            (letter, at) => value[at] === (right.includes(letter) ? 'A' : 'B'),
          ).length
          return {
            words: `statements: ${value.join('-')} of ${right.join('')}`,
            asked: question({ kind: 'statements', right_options: right }),
            value,
            wanted: [0, 100, 250, 500, 1000][hits] ?? -1,
          }
        }),
      ),
    ),
  ),
)

const trueOrFalse: Row[] = ['A', 'B'].flatMap((right) =>
  [[], ['A'], ['B'], ['A', 'B']].map((value) => ({
    words: `true or false: ${value.join('')} of ${right}`,
    asked: question({ kind: 'true_false', options: [], right_options: [right] }),
    value,
    wanted: value.length === 1 && value[0] === right ? 1000 : 0,
  })),
)

/** Gaps: a share each; form, case and blanks are folded, accents count. */
const gaps: Row[] = subsets([0, 1, 2]).flatMap((filled) =>
  [
    { kind: 'as written', texts: ['Hà Nội', 'Huế', 'Đà Nẵng'], counts: true },
    { kind: 'another accepted text', texts: ['Thủ đô', 'Huế', 'Đà Nẵng'], counts: true },
    { kind: 'in other case and blanks', texts: ['  hà   NỘI ', 'HUẾ', 'đà nẵng'], counts: true },
    {
      kind: 'in another form of Unicode',
      texts: ['Hà Nội', 'Huế', 'Đà Nẵng'].map((text) => text.normalize('NFD')),
      counts: true,
    },
    { kind: 'without accents', texts: ['Ha Noi', 'Hue', 'Da Nang'], counts: false },
  ].map(({ kind, texts, counts }) => ({
    words: `gaps ${filled.join(',')} ${kind}`,
    asked: question({ kind: 'fill', options: [], blanks: 'Hà Nội|Thủ đô\nHuế\nĐà Nẵng' }),
    value: texts.map((text, at) => (filled.includes(at) ? text : '')),
    wanted: counts ? Math.round((filled.length / 3) * 1000) : 0,
  })),
)

/** What is written is marked by people: worth nothing here, whatever it says. */
const written: Row[] = [[], ['Bài viết'], ['A']].map((value) => ({
  words: `written: ${value.join('')}`,
  asked: question({ kind: 'essay', options: [], right_options: [] }),
  value,
  wanted: 0,
}))

test('every answer to every kind of question is worth what the table says: 1,955 of 1,955 rows', () => {
  const rows = [
    ...chosen([
      { kind: 'single', partial_credit: false },
      { kind: 'single', partial_credit: true },
      { kind: 'multiple', partial_credit: false },
      { kind: 'multiple', partial_credit: true },
    ]),
    ...trueOrFalse,
    ...statements,
    ...gaps,
    ...written,
  ]
  const wrong = rows.filter(({ asked, value, wanted }) => worth(asked, value) !== wanted)
  expect(wrong.map(({ words }) => words)).toEqual([])
  // 2 × 4 × 16, 2 × 15 × 16, 2 × 4, 16 × 81, 8 × 5 and 3.
  expect(rows).toHaveLength(128 + 480 + 8 + 1_296 + 40 + 3)
})
