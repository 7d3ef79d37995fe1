import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../handlers.ts'
import type { KeptMembership, Membership } from './membership.ts'
import {
  type Counted,
  countStatement,
  keptRowsStatement,
  keptTotal,
  knownRowsStatement,
  rowsStatement,
  type Selection,
  type Stretch,
} from './statements.ts'

/** A way to read a list whose total is known. */
export interface Way {
  /** Rows of the whole list; 0 when nobody asked. */
  total: number
  read: <Row>(stretch: Stretch) => Promise<Row[]>
}

/**
 * Chooses how a list is read, by the number of its rows:
 * - the whole table, or what is kept in the list's own order: an index is read from the start, and the total is kept;
 * - much of the table: rows are read in their order until enough of them count;
 * - few rows: they were found when they were counted;
 * - else all that count are found first, then put in order.
 * @param byDefault whether the rows are wanted in the default order, which an index has
 * @param counted whether the total is wanted; without it the list is short or cut off
 */
export async function choose(
  { db, own }: ProductContext,
  selection: Selection,
  byDefault: boolean,
  counted: boolean,
): Promise<Way> {
  const run = async <Row>(statement: RawBuilder<Row>): Promise<Row[]> => (await statement.execute(db)).rows
  const one = async (total: RawBuilder<unknown>): Promise<number> =>
    (await run(sql<{ total: number | null }>`select (${total}) as total`))[0]?.total ?? 0

  const { plain, memberships } = selection
  const kept = plain.length === 0 && byDefault ? onlyKept(memberships) : undefined
  if (kept) {
    const total = counted ? await one(kept.kept.total) : 0
    return { total, read: (stretch) => run(keptRowsStatement(selection, stretch, kept, own)) }
  }
  if (plain.length === 0 && memberships.length === 0) {
    const total = counted ? await one(keptTotal(selection.table, own)) : 0
    return { total, read: (stretch) => run(rowsStatement(selection, stretch, false, own)) }
  }
  const [{ total, all, ids } = nothing] = counted ? await run(countStatement(selection, own)) : []
  const inOrder = (stretch: Stretch): boolean => byDefault && passesFewer(stretch, total, all)
  const read = <Row>(stretch: Stretch): Promise<Row[]> =>
    ids && !inOrder(stretch)
      ? run(knownRowsStatement(selection, stretch, ids, own))
      : run(rowsStatement(selection, stretch, inOrder(stretch), own))
  return { total, read }
}

const nothing: Counted = { total: 0, all: 0, ids: null }

function onlyKept(memberships: readonly Membership[]): KeptMembership | undefined {
  const [first, ...others] = memberships
  return first?.kept && others.length === 0 ? { ...first, kept: first.kept } : undefined
}

/** Whether reading in order passes fewer rows until the stretch is full than there are rows to find. */
function passesFewer({ limit, offset }: Stretch, total: number, all: number): boolean {
  return (offset + limit) * all < total * total
}
