import type { OperationId } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { type KeptItem, labelOf } from './request-items.ts'
import { shippedRule } from './shipped-modes.ts'

/** Who accepted a change, and by which call. */
interface AcceptedBy {
  userId: number
  requestId: string | null
}

const review: OperationId = 'requestChangeInfos.review'

/**
 * Offers what of a request has just been written into the file to the person's other companies, each of which gets a request
 * of its own for what its file holds as well. This company learns nothing of them.
 */
export async function offerElsewhere(
  { db }: CompanyTransaction,
  request: number,
  items: readonly Pick<KeptItem, 'path'>[],
  { userId, requestId }: AcceptedBy,
): Promise<void> {
  // Rows have other numbers in each company.
  const single = items.filter(({ path }) => !path.includes('.'))
  if (single.length === 0) return
  const fields = Object.fromEntries(
    single.map(({ path }) => [path, { label: labelOf(path), mode: shippedRule(path).mode }]),
  )
  await sql`
    select offer_change_elsewhere(${request}, ${JSON.stringify(fields)}::jsonb, ${userId}, ${review}, ${requestId})`.execute(
    db,
  )
}
