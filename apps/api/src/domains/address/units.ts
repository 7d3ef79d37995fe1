import type { ProductContext } from '../../contract/handlers.ts'
import { notFound } from '../../contract/failure.ts'
import { byName } from './place-names.ts'

/** Sorts whole lists, which are short enough for that: the longest, all old wards, has ten thousand. */
export async function sortedByName<Unit extends { full_name: string }>(
  rows: Promise<Unit[]>,
): Promise<Unit[]> {
  return (await rows).toSorted(byName)
}

/** @throws ApiFailure 404 where there is no such unit */
export async function orNotFound<Unit>(row: Promise<Unit | undefined>): Promise<Unit> {
  const unit = await row
  if (!unit) throw notFound()
  return unit
}

/** The provinces of one scheme. */
export function provinces({ db }: Pick<ProductContext, 'db'>, table: 'provinces' | 'new_provinces') {
  return db.selectFrom(table).select(['id', 'code', 'full_name'])
}

/** The level below the provinces of one scheme: districts in the old one, communes in the new one. */
export function districts({ db }: Pick<ProductContext, 'db'>, table: 'districts' | 'new_districts') {
  return db.selectFrom(table).select(['id', 'code', 'province_id', 'full_name'])
}
