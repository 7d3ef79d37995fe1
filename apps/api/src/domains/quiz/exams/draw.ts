import { createHash } from 'node:crypto'

/** A question that may be drawn, by the version that is kept of it now. */
export interface Drawable {
  versionId: number
  kind: string
  options: readonly string[]
  keepOrder: boolean
}

/** So many questions of those that fit a row of the blueprint. */
export interface Cell {
  count: number
  points: number
  /** How many rows of the blueprint it leaves open to: the narrowest are drawn first. */
  width: number
  pool: readonly Drawable[]
}

/** One question of a paper. */
export interface Slot {
  versionId: number
  optionOrder: readonly string[]
  points: number
}

/** What a paper is drawn by. */
export interface DrawSettings {
  /** The same seed over the same pool draws the same paper. */
  seed: string
  shuffleQuestions: boolean
  shuffleOptions: boolean
}

const letters = ['A', 'B', 'C', 'D', 'E', 'F']
/** 'Tất cả các đáp án trên' means nothing elsewhere. */
const staysInPlace = /^\s*(tất cả|cả [a-f0-9]|không có đáp án|không đáp án)/iu

/**
 * Draws a paper: no question twice, narrow rows before wide ones, in the order of the blueprint unless it is shuffled.
 * @returns the questions, and for each row how many it lacks
 */
export function drawPaper(
  cells: readonly Cell[],
  { seed, shuffleQuestions, shuffleOptions }: DrawSettings,
): { slots: Slot[]; missing: number[] } {
  const random = randomOf(seed)
  const taken = new Set<number>()
  const missing = cells.map(() => 0)
  const drawn = cells.map((): Slot[] => [])
  const order = cells
    .map((_, at) => at)
    .toSorted((a, b) => (cells[a]?.width ?? 0) - (cells[b]?.width ?? 0) || a - b)
  for (const at of order) {
    const cell = cells[at]
    if (cell === undefined) continue
    const free = cell.pool.filter(({ versionId }) => !taken.has(versionId))
    const chosen = shuffled(free, random).slice(0, cell.count)
    missing[at] = cell.count - chosen.length
    for (const question of chosen) taken.add(question.versionId)
    drawn[at] = chosen.map((question) => ({
      versionId: question.versionId,
      optionOrder: orderOf(question, shuffleOptions, random),
      points: cell.points,
    }))
  }
  const slots = drawn.flat()
  return { slots: shuffleQuestions ? shuffled(slots, random) : slots, missing }
}

function orderOf({ kind, options, keepOrder }: Drawable, shuffles: boolean, random: () => number): string[] {
  if (kind === 'true_false') return ['A', 'B']
  const written = letters.slice(0, options.length)
  if (!shuffles || keepOrder || (kind !== 'single' && kind !== 'multiple')) return written
  const free = written.filter((_, at) => !staysInPlace.test(options[at] ?? ''))
  const moved = shuffled(free, random)
  return written.map((letter) => (free.includes(letter) ? (moved.shift() ?? letter) : letter))
}

/** Fisher and Yates. */
function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = random() % (at + 1)
    // Both are within the list.
    ;[mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T]
  }
  return mixed
}

/** Whole numbers of 32 bits, each from the hash of the seed and its place. */
function randomOf(seed: string): () => number {
  let place = 0
  return () => {
    place += 1
    return createHash('sha256').update(`${seed}|${place}`).digest().readUInt32BE(0)
  }
}
