import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import { type NumberParts, personCode, written } from './pattern.ts'
import type { Series } from './series.ts'

/** A number of a series that stands in the book of its company nowhere. */
export interface FreeNumber {
  number: string
  sequence: number
}

/** So many numbers are asked for in one statement at most. */
const mostAsked = 16_384

/**
 * The next numbers that a series can give, in their order, however many before them were typed in. The first question is for
 * just as many as are wanted, each further one for sixteen times as many: the book has an end, so the search has one.
 * @returns fewer for codes of employees alone, where the pattern writes no valid ones any more
 */
export async function freeNumbers(
  { db, inThisCompany }: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  series: Series,
  parts: Omit<NumberParts, 'sequence'>,
  { from, count }: { from: number; count: number },
): Promise<FreeNumber[]> {
  const isCode = series.kind === 'employee'
  const free: FreeNumber[] = []
  for (let first = from, asked = count; free.length < count; first += asked, asked = wider(asked)) {
    const coming = Array.from({ length: asked }, (_, at) => ({
      number: written(series.kind, series, { ...parts, sequence: first + at }),
      sequence: first + at,
    })).filter(({ number }) => !isCode || personCode.test(number))
    // Codes only grow longer.
    if (coming.length === 0) break
    const { rows } = await sql<{ number: string }>`
      select number from drawn_numbers
      where ${inThisCompany('drawn_numbers')} and series_year = ${series.yearly ? parts.year : 0}
        and number = any(${coming.map(({ number }) => number)}::text[])
      ${isCode ? sql`union select code from unnest(${coming.map(({ number }) => number)}::text[]) code where person_code_is_taken(code)` : sql``}`.execute(
      db,
    )
    const taken = new Set(rows.map(({ number }) => number))
    free.push(...coming.filter(({ number }) => !taken.has(number)).slice(0, count - free.length))
  }
  return free
}

function wider(asked: number): number {
  return Math.min(asked * 16, mostAsked)
}
