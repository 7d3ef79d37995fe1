import { type RawBuilder, sql } from 'kysely'
import { addressText } from '../../../address-text.ts'
import { ApiFailure, invalidInput, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { standardSet } from '../../../standard-set/standard-set.ts'
import { answerDue } from './answer-due.ts'
import { stepApproval } from './campaign-approval.ts'
import { lockCodes, nextCode, refuseTakenCode } from './campaign-code.ts'
import { copyCampaign } from './campaign-copy.ts'
import { movesOf } from './campaign-history.ts'
import { type Campaign, visibleCampaign, writableCampaign } from './campaign-record.ts'
import { putBackCampaigns, removeCampaigns } from './campaign-removal.ts'
import { campaignRows } from './campaign-rows.ts'
import { campaignSource } from './campaign-source.ts'
import { moveCampaign, outlook } from './campaign-status.ts'
import { makeQuickCampaign } from './quick-campaign.ts'
import { boardRows } from './recruitment-boards.ts'
import { conditionRows } from './recruitment-conditions.ts'
import { costRows } from './recruitment-costs.ts'
import { documentRows } from './recruitment-documents.ts'
import { roundRows } from './round-rows.ts'
import type { PartRows } from '../../../standard-set/part-rows.ts'
import { visibleCampaigns } from './visible-campaigns.ts'

/** The parts of a campaign, by the word with which `include` asks for them. */
const parts: Readonly<Record<string, PartRows>> = {
  conditions: conditionRows,
  boards: boardRows,
  rounds: roundRows,
  costs: costRows,
  documents: documentRows,
}

const set = standardSet('recruitments', {
  item: 'recruitment',
  ...campaignSource,
  visible: visibleCampaigns,
  computed: {
    department_name: () => nameIn('departments', 'department_id'),
    position_name: () => nameIn('positions', 'position_id'),
    approver_name: () => sql`(select e.full_name from employees e
      where e.company_id = recruitments.company_id and e.id = recruitments.approver_id)`,
    replaced_employee_ids: () => sql`array(select r.employee_id from recruitment_replacements r
      where r.company_id = recruitments.company_id and r.recruitment_id = recruitments.id order by r.employee_id)`,
    full_address: () => addressText('recruitments'),
    days_left: () => sql`case recruitments.status when 'recruiting'
      then recruitments.deadline - (now() at time zone 'Asia/Ho_Chi_Minh')::date end`,
    planned_cost: () => costsOf('planned'),
    actual_cost: () => costsOf('actual'),
    candidate_total: () => candidatesIn(),
    new_total: () => candidatesIn('new'),
    answer_due: () => answerDue,
    filled_total: () => candidatesIn('accepted', 'employee'),
    ...Object.fromEntries(Object.keys(parts).map((part) => [part, () => undefined])),
  },
})

type Values = Record<string, unknown>

export default defineOperations('recruitments', {
  ...set,

  'recruitments.show': async ({ path, query }, context) => {
    const { recruitment } = await set['recruitments.show']({ path }, context)
    const asked = Object.entries(parts).filter(([part]) => query?.include?.some((word) => word === part))
    const found: [string, object[]][] = []
    for (const [part, rows] of asked) found.push([part, await campaignRows<object>(context, rows, path.id)])
    return { recruitment: { ...recruitment, ...Object.fromEntries(found) } }
  },

  'recruitments.generateCode': async (_, context) => ({ code: await nextCode(context) }),

  'recruitments.store': async ({ body: { code, replaced_employee_ids = [], ...fields } }, context) => {
    const { db, companyId, session } = context
    refuseForeignUnit(context, fields.department_id)
    if (code === undefined) await lockCodes(context)
    else await refuseTakenCode(context, code)
    const values = {
      company_id: companyId,
      created_by: session.userId,
      code: code ?? (await nextCode(context)),
      ...fields,
    }
    const { rows } = await sql<{ id: number }>`
      insert into recruitments (${sql.join(Object.keys(values).map((field) => sql.ref(field)))})
      values (${sql.join(Object.values(values))}) returning id`.execute(db)
    const id = Number(rows[0]?.id)
    await saveReplaced(context, id, replaced_employee_ids)
    context.audit({ recordId: id, changedFields: Object.keys(fields), values: { after: values } })
    return set['recruitments.show']({ path: { id } }, context)
  },

  'recruitments.update': async ({ path, body }, context) => {
    const { version, replaced_employee_ids, ...fields } = body
    const campaign = await writableCampaign(context, path.id)
    const shown = () => set['recruitments.show']({ path }, context)
    const before = await shown()
    if (version !== undefined && version !== campaign.version) throw stale(before)
    await refuseFixed(context, campaign, fields)
    const values: Values = { ...fields, ...(asksAnew(campaign, fields) && { approval: 'draft' }) }
    const changes = Object.entries(values).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
    await sql`update recruitments set ${changes.length > 0 ? sql.join(changes) : sql`id = id`}
      where ${context.inThisCompany('recruitments')} and id = ${path.id}`.execute(context.db)
    if (replaced_employee_ids) await saveReplaced(context, path.id, replaced_employee_ids)
    context.audit({
      recordId: path.id,
      changedFields: Object.keys(body).filter((field) => field !== 'version'),
      values: { before: before.recruitment, after: fields },
      ...(version === undefined && { detail: { without_version: true } }),
    })
    return shown()
  },

  'recruitments.destroy': ({ path }, context) => removeCampaigns(context, [path.id]),
  'recruitments.destroyBulk': ({ body }, context) => removeCampaigns(context, body.ids),
  'recruitments.restore': ({ body }, context) => putBackCampaigns(context, body.ids),

  'recruitments.changeStatus': async ({ path, query, body }, context) => {
    const found = query?.dry_run
      ? await outlook(context, path.id, path.status, body)
      : await moveCampaign(context, path.id, path.status, body)
    return { ...(await set['recruitments.show']({ path: { id: path.id } }, context)), ...found }
  },
  'recruitments.submit': async ({ path, body }, context) => {
    await stepApproval(context, path.id, 'submit', body)
    return set['recruitments.show']({ path }, context)
  },
  'recruitments.approve': async ({ path, body }, context) => {
    await stepApproval(context, path.id, 'approve', body)
    return set['recruitments.show']({ path }, context)
  },
  'recruitments.reject': async ({ path, body }, context) => {
    await stepApproval(context, path.id, 'reject', body)
    return set['recruitments.show']({ path }, context)
  },
  'recruitments.copy': async ({ path }, context) => {
    const id = await copyCampaign(context, path.id)
    return set['recruitments.show']({ path: { id } }, context)
  },
  'recruitments.quick': async ({ body }, context) => {
    const id = await makeQuickCampaign(context, body)
    return set['recruitments.show']({ path: { id } }, context)
  },
  'recruitments.history': async ({ path }, context) => {
    await visibleCampaign(context, path.id)
    return { moves: await movesOf(context, path.id) }
  },
})

/** What a request is approved for; another number or place is asked for anew, and so is one that was sent back. */
const approvedFields = ['department_id', 'position_id', 'quantity'] as const

function asksAnew(campaign: Campaign, fields: Values): boolean {
  const changed = approvedFields.some(
    (field) => fields[field] !== undefined && fields[field] !== campaign[field],
  )
  return (
    campaign.approval === 'rejected' ||
    (changed && campaign.status === 'planning' && campaign.approval === 'approved')
  )
}

/**
 * @throws ApiFailure 400 for a code that is taken and for a unit of others; 409 for what is fixed while people are wanted
 */
async function refuseFixed(context: ProductContext, campaign: Campaign, fields: Values): Promise<void> {
  const { code, department_id: departmentId, position_id: positionId } = fields
  if (departmentId !== undefined) refuseForeignUnit(context, Number(departmentId))
  if (typeof code === 'string' && code !== campaign.code) {
    if (campaign.status !== 'planning') {
      throw new ApiFailure(409, 'Đợt đã mở tuyển nên không đổi được mã đợt.')
    }
    await refuseTakenCode(context, code, campaign.id)
  }
  const isMoved =
    (departmentId !== undefined && departmentId !== campaign.department_id) ||
    (positionId !== undefined && positionId !== campaign.position_id)
  if (isMoved && campaign.status !== 'planning') {
    throw new ApiFailure(409, 'Đợt đã mở tuyển nên không đổi được đơn vị và vị trí.')
  }
}

/** @throws ApiFailure 400 for a unit that who may only request is not the head of */
function refuseForeignUnit({ scopes, session }: ProductContext, departmentId: number): void {
  if (scopes.some(({ scope }) => scope === 'company') || session.unitIds.includes(departmentId)) return
  throw invalidInput({ department_id: ['Vui lòng chọn đơn vị do bạn phụ trách.'] })
}

/** @throws ApiFailure 400 for somebody who is not an employee of this company */
async function saveReplaced(context: ProductContext, id: number, employeeIds: readonly number[]) {
  const { db, companyId, inThisCompany } = context
  await sql`delete from recruitment_replacements
    where ${inThisCompany('recruitment_replacements')} and recruitment_id = ${id}`.execute(db)
  const { rows } = await sql`
    insert into recruitment_replacements (company_id, recruitment_id, employee_id)
    select ${companyId}, ${id}, e.id from employees e
    where e.company_id = ${companyId} and e.id = any(${employeeIds}::bigint[]) returning employee_id`.execute(
    db,
  )
  if (rows.length !== employeeIds.length) {
    throw invalidInput({ replaced_employee_ids: ['Có nhân viên không thuộc công ty này.'] })
  }
}

function nameIn(table: string, column: string): RawBuilder<unknown> {
  return sql`(select named.name from ${sql.table(table)} named
    where named.company_id = recruitments.company_id and named.id = ${sql.ref(`recruitments.${column}`)})`
}

/** How many people of a campaign stand in these states, or in any. */
function candidatesIn(...states: string[]): RawBuilder<unknown> {
  const among = states.length === 0 ? sql`true` : sql`candidate.state = any(${states})`
  return sql`(select count(*) from candidates candidate where candidate.company_id = recruitments.company_id
    and candidate.recruitment_id = recruitments.id and candidate.removed_at is null and ${among})`
}

function costsOf(column: 'planned' | 'actual'): RawBuilder<unknown> {
  return sql`(select coalesce(sum(cost.${sql.ref(column)}), 0)::float8 from recruitment_costs cost
    where cost.company_id = recruitments.company_id and cost.recruitment_id = recruitments.id)`
}
