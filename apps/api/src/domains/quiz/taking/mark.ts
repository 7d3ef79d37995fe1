/** A share of a question's points, as an exact fraction. */
export interface Share {
  of: number
  out: number
}

/** A question as it is marked: what a version keeps. */
export interface Marked {
  kind: 'single' | 'multiple' | 'true_false' | 'statements' | 'fill' | 'essay'
  content: string
  options: readonly string[]
  right_options: readonly string[]
  blanks: string | null
  partial_credit: boolean
}

const none: Share = { of: 0, out: 1 }
const all: Share = { of: 1, out: 1 }
const letters = ['A', 'B', 'C', 'D', 'E', 'F']
/** Points for one to four right statements, in hundredths, as in the school-leaving exam since 2025. */
const forStatements = [0, 10, 25, 50, 100]

/**
 * Marks an answer; a written one is worth nothing here, people mark it.
 * @param order the letters of the version's options in the order in which the paper showed them
 * @param value the answer as it was given: shown letters, A or B for each statement, or a text for each gap
 */
export function mark(question: Marked, order: readonly string[], value: readonly string[]): Share {
  if (question.kind === 'statements') return markStatements(question, value)
  if (question.kind === 'fill') return markGaps(question, value)
  if (question.kind === 'essay') return none
  const chosen = new Set(value.map((shown) => order[letters.indexOf(shown)]))
  const right = new Set(question.right_options)
  const hit = [...chosen].filter((letter) => letter !== undefined && right.has(letter)).length
  const missed = chosen.size - hit
  if (question.kind === 'multiple' && question.partial_credit) {
    return { of: Math.max(0, hit - missed), out: right.size }
  }
  return hit === right.size && missed === 0 ? all : none
}

function markStatements({ options, right_options }: Marked, value: readonly string[]): Share {
  const right = options.filter((_, at) => {
    const isTrue = right_options.includes(letters[at] ?? '')
    return value[at] === (isTrue ? 'A' : 'B')
  }).length
  return { of: forStatements[right] ?? 0, out: 100 }
}

function markGaps({ blanks }: Marked, value: readonly string[]): Share {
  const gaps = (blanks ?? '').split('\n').map((line) => line.split('|').map(compared))
  const right = gaps.filter((accepted, at) => accepted.includes(compared(value[at] ?? ''))).length
  return { of: right, out: Math.max(1, gaps.length) }
}

/** One form for comparing: accents count, case and blanks do not. */
function compared(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** What a paper came to. Points are in hundredths, so that nothing is lost on the way. */
export interface Total {
  points: number
  score: number
  passed: boolean
}

/**
 * Adds the shares of a paper up and rounds once, at the end, half up.
 * @param slots the share and the points of each question
 * @param passPercent how much of all points is needed to pass
 */
export function total(slots: readonly { share: Share; points: number }[], passPercent: number): Total {
  let top = 0n
  let bottom = 1n
  let most = 0n
  for (const { share, points } of slots) {
    const hundredths = BigInt(Math.round(points * 100))
    most += hundredths
    top = top * BigInt(share.out) + hundredths * BigInt(share.of) * bottom
    bottom *= BigInt(share.out)
    const common = divisor(top, bottom)
    top /= common
    bottom /= common
  }
  if (most === 0n) return { points: 0, score: 0, passed: false }
  return {
    points: Number(halfUp(top * 100n, bottom)) / 10_000,
    score: Number(halfUp(top * 1000n, bottom * most)) / 100,
    passed: top * 100n >= BigInt(passPercent) * most * bottom,
  }
}

function halfUp(top: bigint, bottom: bigint): bigint {
  return (2n * top + bottom) / (2n * bottom)
}

function divisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one || 1n : divisor(other, one % other)
}
