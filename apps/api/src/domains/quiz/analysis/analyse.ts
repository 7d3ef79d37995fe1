/** What somebody made of a question: the share of its points that he got, and the letters of the options that he chose. */
export interface AnsweredItem {
  versionId: number
  /** From 0 to 1. */
  share: number
  points: number
  /** In the letters of the question as it was drawn; empty where nothing is chosen by letters. */
  chosen: readonly string[]
  isBlank: boolean
}

/** How often an option was chosen, by everybody and by the best and the weakest. */
export interface OptionFigures {
  letter: string
  all: number
  upper: number
  lower: number
}

/** What the answers to a question say of it. */
export interface ItemFigures {
  takers: number
  left_out: number
  /** The mean share of its points. */
  facility: number
  /** How its points go with those of the rest of the paper, from -1 to 1; null where nothing varies. */
  discrimination: number | null
  /** The mean share among the best 27 % and the weakest 27 %. */
  upper: number
  lower: number
  options: OptionFigures[]
}

/** The share of takers that stand for the best and for the weakest. */
const tail = 0.27

/** What is said of every question that these papers hold, by the number of its version. */
export function analyseItems(
  papers: readonly (readonly AnsweredItem[])[],
  lettersOf: (versionId: number) => readonly string[],
): Map<number, ItemFigures> {
  const held = new Map<number, Held[]>()
  for (const items of papers) {
    const total = items.reduce((sum, { share, points }) => sum + share * points, 0)
    for (const item of items) {
      const among = held.get(item.versionId) ?? []
      among.push({ item, total, rest: total - item.share * item.points })
      held.set(item.versionId, among)
    }
  }
  return new Map([...held].map(([versionId, rows]) => [versionId, figuresOf(rows, lettersOf(versionId))]))
}

interface Held {
  item: AnsweredItem
  total: number
  rest: number
}

function figuresOf(rows: readonly Held[], letters: readonly string[]): ItemFigures {
  const ranked = rows.toSorted((one, other) => other.total - one.total)
  const size = Math.max(1, Math.round(rows.length * tail))
  const upper = ranked.slice(0, size)
  const lower = ranked.slice(-size)
  const chose = (among: readonly Held[], letter: string) =>
    among.filter(({ item }) => item.chosen.includes(letter)).length / among.length
  return {
    takers: rows.length,
    left_out: rows.filter(({ item }) => item.isBlank).length,
    facility: rounded(meanShare(rows)),
    discrimination: correlation(rows.map(({ item, rest }) => [item.share, rest])),
    upper: rounded(meanShare(upper)),
    lower: rounded(meanShare(lower)),
    options: letters.map((letter) => ({
      letter,
      all: rounded(chose(rows, letter)),
      upper: rounded(chose(upper, letter)),
      lower: rounded(chose(lower, letter)),
    })),
  }
}

function meanShare(rows: readonly Held[]): number {
  return mean(rows.map(({ item }) => item.share))
}

/** How well two figures go together, from -1 to 1; null where one of them never changes. */
function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))]
  let [together, ofX, ofY] = [0, 0, 0]
  for (const [one, other] of pairs) {
    together += (one - x) * (other - y)
    ofX += (one - x) ** 2
    ofY += (other - y) ** 2
  }
  // What should be nought is not always: shares are thirds and sevenths.
  return ofX < 1e-9 || ofY < 1e-9 ? null : rounded(together / Math.sqrt(ofX * ofY))
}

/** How far the papers of an exam measure one thing. */
export interface Reliability {
  /** Cronbach's alpha, up to 1. */
  alpha: number
  /** Out of ten points. */
  standard_error: number
}

/** Null where not all papers hold the same questions, or nothing varies. */
export function reliabilityOf(papers: readonly (readonly AnsweredItem[])[]): Reliability | null {
  const ids = papers[0]?.map(({ versionId }) => versionId) ?? []
  const columns = new Map<number, number[]>(ids.map((id) => [id, []]))
  const totals: number[] = []
  let most = 0
  for (const items of papers) {
    if (items.length !== ids.length) return null
    for (const { versionId, share, points } of items) {
      const column = columns.get(versionId)
      if (column === undefined) return null
      column.push(share * points)
    }
    totals.push(items.reduce((sum, { share, points }) => sum + share * points, 0))
    most = items.reduce((sum, { points }) => sum + points, 0)
  }
  const whole = variance(totals)
  if (ids.length < 2 || whole < 1e-9 || most === 0) return null
  const parts = [...columns.values()].reduce((sum, column) => sum + variance(column), 0)
  const alpha = (ids.length / (ids.length - 1)) * (1 - parts / whole)
  return {
    alpha: rounded(alpha),
    standard_error: rounded((Math.sqrt(whole * Math.max(0, 1 - alpha)) * 10) / most),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function variance(values: readonly number[]): number {
  const middle = mean(values)
  return mean(values.map((value) => (value - middle) ** 2))
}

/** Four decimals. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
