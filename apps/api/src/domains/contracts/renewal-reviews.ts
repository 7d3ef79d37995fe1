import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { ApiFailure, type FieldErrors, forbidden, invalidInput, stale } from '../../contract/failure.ts'
import { defineOperations, type Handler, type ProductContext } from '../../contract/handlers.ts'
import { ownReviews } from './own-reviews.ts'
import { printReview } from './review-paper.ts'
import { type OpenReview, openReview, type RenewalReview } from './review-rows.ts'
import { renewalTypes } from './renewal-sources.ts'

const unitPart = ['proposal', 'proposed_type_id', 'unit_opinion'] as const
const hrPart = ['hr_opinion'] as const

const updateReview: Handler<'renewalReviews.update'> = async (
  { path: { id }, body: { version, ...body } },
  context,
) => {
  const open = await openReview(context, id, { forWriting: true })
  const { review: before } = open
  requireOpen(open, body)
  if (version !== undefined && version !== before.version) throw stale(await withTypes(context, open))
  const { proposal, proposed_type_id, unit_opinion, hr_opinion } = { ...before, ...body }
  const told = { proposal, proposed_type_id: proposal === 'renew' ? proposed_type_id : null, unit_opinion }
  const writesUnit = unitPart.some((field) => body[field] !== undefined)
  if (writesUnit) await requireAnswer(context, told, body)
  const by = context.session.userId
  const values = {
    ...(writesUnit && { ...told, unit_by: by, unit_at: sql`now()` }),
    ...(body.hr_opinion !== undefined && { hr_opinion, hr_by: by, hr_at: sql`now()` }),
  }
  const fields = Object.keys(values).map((field) => sql.ref(field))
  const kept = fields.map((field) => sql`${field} = excluded.${field}`)
  await sql`
    insert into renewal_reviews (company_id, contract_id, ${sql.join(fields)})
    values (${context.companyId}, ${id}, ${sql.join(Object.values(values))})
    on conflict (company_id, contract_id) do update set ${sql.join(kept)}`.execute(context.db)
  const saved = await withTypes(context, await openReview(context, id))
  const sent = Object.fromEntries(
    [...unitPart, ...hrPart]
      .filter((field) => (field === 'hr_opinion' ? body.hr_opinion !== undefined : writesUnit))
      .map((field) => [field, saved.renewal_review[field]]),
  )
  context.audit({
    recordId: id,
    ...savedChanges({ ...before }, sent),
    ...(version === undefined && { detail: { without_version: true } }),
  })
  return saved
}

export default defineOperations('renewalReviews', {
  'renewalReviews.mine': async (_, context) => ({ reviews: await ownReviews(context) }),
  'renewalReviews.show': async ({ path }, context) => withTypes(context, await openReview(context, path.id)),
  'renewalReviews.update': updateReview,
  'renewalReviews.paper': printReview,
})

type Sent = Partial<Pick<RenewalReview, (typeof unitPart)[number] | (typeof hrPart)[number]>>

/** @throws ApiFailure 409 once something follows; 403 for the part that is another's */
function requireOpen({ review, isHr }: OpenReview, body: Sent): void {
  const { closed_reason, may_write_unit, may_write_hr } = review
  if (closed_reason !== null) {
    throw new ApiFailure(409, `${closed_reason} Phiếu đánh giá không sửa được nữa.`)
  }
  if (!may_write_unit && unitPart.some((field) => body[field] !== undefined)) {
    throw isHr
      ? new ApiFailure(403, `Ý kiến đơn vị do trưởng đơn vị ghi (${review.head_name ?? ''}).`)
      : forbidden()
  }
  if (!may_write_hr && body.hr_opinion !== undefined) {
    throw new ApiFailure(403, 'Ý kiến nhân sự do bộ phận nhân sự ghi.')
  }
}

/** @throws ApiFailure 400 for what is no answer of a unit */
async function requireAnswer(
  context: ProductContext,
  { proposal, proposed_type_id, unit_opinion }: Required<Omit<Sent, 'hr_opinion'>>,
  body: Sent,
): Promise<void> {
  const errors: FieldErrors = {}
  if (proposal === null) errors['proposal'] = ['Vui lòng chọn đề nghị ký tiếp hoặc không ký tiếp.']
  if (proposal === 'end' && unit_opinion === null)
    errors['unit_opinion'] = ['Vui lòng ghi lý do không ký tiếp.']
  if (proposal === 'end' && body.proposed_type_id)
    errors['proposed_type_id'] = ['Chỉ chọn loại hợp đồng khi đề nghị ký tiếp.']
  if (proposed_type_id !== null && !(await renewalTypes(context)).has(proposed_type_id))
    errors['proposed_type_id'] = ['Không tìm thấy loại hợp đồng này, hoặc đã ngừng sử dụng.']
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

/** With the types that can be proposed: who heads a unit may have no right to their list. */
async function withTypes(
  context: ProductContext,
  { review }: OpenReview,
): Promise<{ renewal_review: RenewalReview }> {
  const types = [...(await renewalTypes(context)).values()]
  return { renewal_review: { ...review, types: types.map(({ id, name }) => ({ id, name })) } }
}
