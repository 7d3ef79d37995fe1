import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../handlers.ts'
import type { OrderedRelatedRows, RelatedRows, RelatedRowsNamedOnce } from './related-rows.ts'
import {
  type Counted,
  countStatement,
  foundStatement,
  orderedRowsStatement,
  storedTotal,
  knownRowsStatement,
  rowsStatement,
  theseRowsStatement,
  type Selection,
  type Stretch,
} from './statements.ts'

/** A way to read a list whose total is known. */
export interface ReadPlan {
  /** Rows of the whole list; 0 when nobody asked. */
  total: number
  /** Reads a stretch: of a page that was wanted with the total only that page, or its first rows. */
  read: <Row>(stretch: Stretch) => Promise<Row[]>
}

/**
 * Chooses how a list is read, by the number of its rows:
 * - the whole table, or what is kept in the list's own order: an index is read from the start, and the total is kept;
 * - much of the table: rows are read in their order until enough of them count;
 * - few rows: they were found when they were counted, and so was the wanted page where their order was read with them;
 * - else all that count are found first, then put in order.
 *
 * Statements that one plan serves whatever the values are (an index from its start, rows by their ids, stored totals) are
 * prepared once for each connection, as is what finds rows by words alone where one index answers; what finds them by units
 * and days is planned for the values at hand.
 * @param byDefault whether the rows are wanted in the default order, which an index has
 * @param wanted the page that is wanted with the total; without it the list is short or cut off
 */
export async function choosePlan(
  { db, inThisCompany, prepared }: ProductContext,
  selection: Selection,
  byDefault: boolean,
  wanted: WantedPage | undefined,
): Promise<ReadPlan> {
  const counted = wanted !== undefined
  const run = async <Row>(statement: RawBuilder<Row>): Promise<Row[]> => (await statement.execute(db)).rows
  const one = async (total: RawBuilder<unknown>): Promise<number> =>
    (await prepared(sql<{ total: number | null }>`select (${total}) as total`))[0]?.total ?? 0

  const { plain, memberships } = selection
  const ordered = plain.length === 0 && byDefault ? onlyOrdered(memberships) : undefined
  if (ordered) {
    const total = counted ? await one(ordered.maintained.total) : 0
    return {
      total,
      read: (stretch) => prepared(orderedRowsStatement(selection, stretch, ordered, inThisCompany)),
    }
  }
  if (plain.length === 0 && memberships.length === 0) {
    const total = counted ? await one(storedTotal(selection.table, inThisCompany)) : 0
    // Another order than the index's is sorted anew, which the values at hand may make cheaper in one way or another.
    const read = byDefault ? prepared : run
    return { total, read: (stretch) => read(rowsStatement(selection, stretch, false, inThisCompany)) }
  }
  const named = plain.length === 0 && byDefault && wanted ? onlyNamed(memberships) : undefined
  if (named && wanted) {
    const [{ total, all, ids } = nothing] = await prepared(
      foundStatement(selection, wanted, named, inThisCompany),
    )
    return {
      total,
      read: (stretch) =>
        ids
          ? prepared(theseRowsStatement(selection, ids.slice(0, stretch.limit), inThisCompany))
          : run(rowsStatement(selection, stretch, scansFewerRows(stretch, total, all, 1), inThisCompany)),
    }
  }
  const [{ total, all, ids } = nothing] = counted ? await run(countStatement(selection, inThisCompany)) : []
  const inOrder = (stretch: Stretch): boolean =>
    byDefault && scansFewerRows(stretch, total, all, ids === null ? 1 : askedForOneKnown)
  const read = <Row>(stretch: Stretch): Promise<Row[]> =>
    ids && !inOrder(stretch)
      ? prepared(knownRowsStatement(selection, stretch, ids, inThisCompany))
      : run(rowsStatement(selection, stretch, inOrder(stretch), inThisCompany))
  return { total, read }
}

/** A page by the rows before it, whether the list is that long or not. */
export type WantedPage = Pick<Stretch, 'limit' | 'offset'>

/** For whoever reads the rows in another way. */
export const onlyCounted: WantedPage = { limit: 0, offset: 0 }

const nothing: Counted = { total: 0, all: 0, ids: null }

function onlyOrdered(memberships: readonly RelatedRows[]): OrderedRelatedRows | undefined {
  const [first, ...others] = memberships
  return first?.maintained && others.length === 0 ? { ...first, maintained: first.maintained } : undefined
}

function onlyNamed(memberships: readonly RelatedRows[]): RelatedRowsNamedOnce | undefined {
  const [first, ...others] = memberships
  const orderedBy = first?.named?.orderedBy
  if (first?.named === undefined || orderedBy === undefined || others.length > 0) return undefined
  return { ...first, named: { ...first.named, orderedBy } }
}

/** To ask of one row whether it counts is as dear as to put so many known ones in order. */
const askedForOneKnown = 10

/** Whether reading in order passes fewer rows until the stretch is full than there are rows to find, by what one costs. */
function scansFewerRows({ limit, offset }: Stretch, total: number, all: number, cost: number): boolean {
  return (offset + limit) * all * cost < total * total
}
