import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'

type Asked = Pick<CompanyTransaction, 'db'>

/** Of these codes the newer ones of people of the company who were linked, each with the code that stayed. */
export async function codesInForce(
  { db }: Asked,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map()
  const { rows } = await sql<{ code: string; nhansu_id: string }>`
    select code, nhansu_id from codes_in_force(${[...new Set(codes)]}::text[])`.execute(db)
  return new Map(rows.map(({ code, nhansu_id }) => [code, nhansu_id]))
}

/**
 * People by the codes that a workbook has for them, also by one that is no more theirs.
 * @param read finds those of these codes whom the sender may name, by the code in force
 */
export async function byAnyCode<Found>(
  context: Asked,
  codes: readonly string[],
  read: (codes: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): Promise<ReadonlyMap<string, Found>> {
  const inForce = await codesInForce(context, codes)
  const people = await read([...new Set([...codes, ...inForce.values()])])
  const found = codes.flatMap((code): [string, Found][] => {
    const person = people.get(inForce.get(code) ?? code)
    return person === undefined ? [] : [[code, person]]
  })
  return new Map(found)
}
