import { describe, expect, test } from 'vitest'
import { analyseItems, type AnsweredItem, reliabilityOf } from './analyse.ts'
import { flagsOf, turnedOut } from './flags.ts'

const letters = () => ['A', 'B', 'C']

/** The paper of somebody who got these shares of one point each, having chosen A where he got it and B elsewhere. */
function paper(...shares: number[]): AnsweredItem[] {
  return shares.map((share, at) => ({
    versionId: at + 1,
    share,
    points: 1,
    chosen: share === 1 ? ['A'] : ['B'],
    isBlank: false,
  }))
}

describe('what answers say of a question', () => {
  // Four people, three questions; the figures are reckoned by hand.
  const papers = [paper(1, 1, 1), paper(1, 1, 0), paper(1, 0, 0), paper(0, 0, 1)]
  const figures = analyseItems(papers, letters)

  test('is the mean share of its points and how it goes with the rest of the paper', () => {
    expect(figures.get(1)).toMatchObject({ takers: 4, facility: 0.75, discrimination: 0 })
    // Shares 1 1 0 0 against rests 2 1 1 1: 0.5 / sqrt(1 * 0.75).
    expect(figures.get(2)).toMatchObject({ facility: 0.5, discrimination: 0.5774 })
    // Shares 1 0 0 1 against rests 2 2 1 0: -0.5 / sqrt(1 * 2.75).
    expect(figures.get(3)).toMatchObject({ facility: 0.5, discrimination: -0.3015 })
  })

  test('tells what the best and the weakest chose', () => {
    expect(figures.get(1)).toMatchObject({ upper: 1, lower: 0 })
    expect(figures.get(1)?.options).toEqual([
      { letter: 'A', all: 0.75, upper: 1, lower: 0 },
      { letter: 'B', all: 0.25, upper: 0, lower: 1 },
      { letter: 'C', all: 0, upper: 0, lower: 0 },
    ])
  })

  test('says nothing of discrimination where nobody differs', () => {
    const same = analyseItems([paper(1, 0), paper(1, 1)], letters)
    expect(same.get(1)).toMatchObject({ facility: 1, discrimination: null })
  })

  test('knows how far papers with the same questions measure one thing', () => {
    // Variances 0.1875 + 0.25 + 0.25 of the questions and 0.6875 of the totals 3 2 1 1.
    expect(reliabilityOf(papers)).toEqual({ alpha: 0, standard_error: 2.7639 })
    expect(reliabilityOf([paper(1, 1), paper(0)])).toBeNull()
    expect(reliabilityOf([])).toBeNull()
  })
})

describe('a question', () => {
  const many = (right: number) =>
    analyseItems(
      Array.from({ length: 40 }, (_, at) => [
        ...paper(at < right ? 1 : 0),
        { versionId: 2, share: at < 20 ? 1 : 0, points: 1, chosen: [], isBlank: at === 39 },
      ]),
      letters,
    ).get(1)

  test('is flagged where the key may be wrong, it is too easy or too hard, or an option misleads nobody', () => {
    const good = many(20)
    expect(good && flagsOf(good, 'single', ['A'])).toEqual(['unchosen'])
    expect(good && flagsOf(good, 'single', ['B'])).toEqual(['wrong_key', 'unchosen'])
    const easy = many(39)
    expect(easy && [flagsOf(easy, 'single', ['A']), turnedOut(easy)]).toEqual([['too_easy', 'unchosen'], 1])
    const hard = many(4)
    expect(hard && [flagsOf(hard, 'multiple', ['A']), turnedOut(hard)]).toEqual([['too_hard', 'unchosen'], 3])
  })

  test('is not judged by fewer than thirty', () => {
    const [few] = analyseItems([paper(0), paper(0)], letters).values()
    expect(few && [flagsOf(few, 'single', ['A']), turnedOut(few)]).toEqual([[], null])
  })
})
