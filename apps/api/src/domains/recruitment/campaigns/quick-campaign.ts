import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { stepApproval } from './campaign-approval.ts'
import { lockCodes, nextCode } from './campaign-code.ts'
import { moveCampaign } from './campaign-status.ts'
import { recruitmentSettings } from './recruitment-settings.ts'

/**
 * Makes a campaign by six fields, named after its position and unit, with one interview, and opens it; where the company
 * asks for approval it is sent there instead. Answers its id.
 * @throws ApiFailure 400 for a unit or position that is not there and for a deadline that has passed
 */
export async function makeQuickCampaign(
  context: ProductContext,
  fields: Input<'recruitments.quick'>['body'],
): Promise<number> {
  const { db, companyId, session } = context
  await lockCodes(context)
  const { rows: named } = await sql<{ name: string; past: boolean }>`
    select left('Tuyển ' || position.name || ' – ' || unit.name, 200) as name,
      ${fields.deadline}::date < (now() at time zone 'Asia/Ho_Chi_Minh')::date as past
    from departments unit, positions position
    where unit.company_id = ${companyId} and unit.id = ${fields.department_id}
      and position.company_id = ${companyId} and position.id = ${fields.position_id}`.execute(db)
  const [found] = named
  if (!found) throw invalidInput({ department_id: ['Đơn vị hoặc vị trí không tồn tại.'] })
  if (found.past) throw invalidInput({ deadline: ['Hạn nộp hồ sơ phải từ hôm nay trở đi.'] })
  const values = {
    company_id: companyId,
    created_by: session.userId,
    code: await nextCode(context),
    name: found.name,
    ...fields,
  }
  const { rows } = await sql<{ id: number }>`
    insert into recruitments (${sql.join(Object.keys(values).map((field) => sql.ref(field)))})
    values (${sql.join(Object.values(values))}) returning id`.execute(db)
  const id = Number(rows[0]?.id)
  await sql`insert into recruitment_rounds (company_id, recruitment_id, name, kind, weight)
    values (${companyId}, ${id}, 'Phỏng vấn', 'interview', 100)`.execute(db)
  context.audit({ recordId: id, changedFields: Object.keys(fields), values: { after: values } })
  const { needs_approval: needsApproval } = await recruitmentSettings(context)
  if (needsApproval) await stepApproval(context, id, 'submit', {})
  else await moveCampaign(context, id, 'recruiting', {})
  return id
}
