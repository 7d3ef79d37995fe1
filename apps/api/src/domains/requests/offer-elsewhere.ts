import type { OperationId } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type KeptItem, labelOf } from './request-items.ts'
import { tellReviewers } from './request-mails.ts'
import { shippedRule } from './shipped-modes.ts'

/** Who accepted a change, and by which call. */
interface AcceptedBy {
  userId: number
  requestId: string | null
}

interface OfferInput {
  request: number
  paths: readonly string[]
  by: AcceptedBy
}

/** A request that was made in another company. */
interface Offered {
  company_id: number
  request_id: number
  employee_id: number
  sender_id: number
}

const review: OperationId = 'requestChangeInfos.review'

/**
 * Offers what of a request has just been written into the file to the person's other companies, once that is committed;
 * whatever becomes of the offer, the acceptance stands. It is the product's own work, under the right of nobody.
 */
export async function offerElsewhere(
  { db, companyId, inThisCompany, prepared, elsewhere }: CompanyTransaction,
  request: number,
  items: readonly Pick<KeptItem, 'path'>[],
  by: AcceptedBy,
): Promise<void> {
  // Rows have other numbers in each company.
  const paths = items.flatMap(({ path }) => (path.includes('.') ? [] : path))
  if (paths.length === 0) return
  const transaction = { db, companyId, inThisCompany, prepared, elsewhere }
  await enqueue(transaction, offerAcceptedChange, { request, paths, by })
}

/**
 * Lays accepted changes before the reviewers of the person's other companies, each of which gets a request of its own for
 * what its file holds as well. All of it is one transaction with the end of the run, so that nothing is offered twice; it
 * takes the companies in the order of their numbers, so that two such works never wait for each other. Its result says
 * nothing: this company learns nothing of the others.
 */
export const offerAcceptedChange = defineJob<OfferInput>({
  name: 'requests.offer-elsewhere',
  title: 'Gửi thay đổi hồ sơ đã duyệt sang các công ty khác của nhân viên',
  isQuiet: true,
  run: ({ inCompany, doneWith }, { request, paths, by: { userId, requestId } }) =>
    inCompany(async (transaction) => {
      const fields = Object.fromEntries(
        paths.map((path) => [path, { label: labelOf(path), mode: shippedRule(path).mode }]),
      )
      const { rows } = await sql<Offered>`
        select * from offer_change_elsewhere(${request}, ${JSON.stringify(fields)}::jsonb, ${userId}, ${review},
          ${requestId})`.execute(transaction.db)
      for (const { company_id, request_id, employee_id, sender_id } of rows)
        await transaction.elsewhere(company_id, (there) =>
          tellReviewers({ ...there, session: { userId: sender_id } }, request_id, employee_id),
        )
      await doneWith(transaction, null)
    }),
})
