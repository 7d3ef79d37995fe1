import type { Schemas } from '@nhansu/sdk/contract'
import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { procedureStateLabels } from '@nhansu/sdk/domains/procedures'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { list } from '../../../contract/list-query/list.ts'
import {
  putBackWithParts,
  removeWithParts,
  type WithParts,
} from '../../../standard-set/removal-with-parts.ts'
import { placeRefusal } from '../../employees/public.ts'
import { lockCandidate } from '../candidates/candidate-rows.ts'
import { finishProcedure } from './finish-procedure.ts'
import { saveItems } from './procedure-items.ts'
import {
  ofSomebodyThere,
  openProcedure,
  type Procedure,
  type ProcedureRow,
  procedureSource,
  refuseStale,
  rowColumns,
  visibleProcedures,
} from './procedure-rows.ts'
import { firstItems } from './procedure-templates.ts'

const removal: WithParts = {
  resource: 'procedures',
  table: 'procedures',
  key: 'procedure_id',
  parts: ['procedure_items'],
}

export default defineOperations('procedures', {
  'procedures.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<ProcedureRow>(context, query, {
      source: procedureSource,
      visible: visibleProcedures,
      columns: rowColumns,
      where: [ofSomebodyThere],
    })
    return { procedures: rows, meta }
  },

  'procedures.show': async ({ path }, context) => ({ procedure: await openProcedure(context, path.id) }),

  'procedures.store': async ({ body: { items, ...body } }, context) => {
    const id = await begin(context, body)
    const { nature_of_work: nature, start_date: firstDay } = await openProcedure(context, id)
    await saveItems(context, id, items ?? (await firstItems(context, nature, firstDay)))
    const procedure = await openProcedure(context, id)
    const after = { ...body, items: procedure.items }
    context.audit({ recordId: id, changedFields: Object.keys(body), values: { after } })
    return { procedure }
  },

  'procedures.update': async ({ path: { id }, body: { version, items, ...fields } }, context) => {
    const now = await openProcedure(context, id, { forWriting: true })
    refuseStale(now, version)
    requireOpen(now)
    await checkFacts(context, { ...now, ...fields })
    const changes = Object.entries(fields).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
    if (Object.keys(fields).some((field) => field !== 'note'))
      changes.push(sql`changed_by = ${context.session.userId}`)
    // Also without a field of its own it is saved, so that its version moves on.
    await sql`update procedures set ${changes.length > 0 ? sql.join(changes) : sql`id = id`}
      where ${context.inThisCompany('procedures')} and id = ${id}`.execute(context.db)
    if (items) await saveItems(context, id, items)
    const procedure = await openProcedure(context, id)
    context.audit({
      recordId: id,
      ...savedChanges({ ...now }, { ...fields, ...(items && { items: procedure.items }) }),
      ...(version === undefined && { detail: { without_version: true } }),
    })
    return { procedure }
  },

  'procedures.destroy': async ({ path: { id } }, context) => {
    requireOpen(await openProcedure(context, id, { forWriting: true }))
    const mine = sql`${context.inThisCompany('procedures')} and ${visibleRows(context, visibleProcedures)}`
    return removeWithParts(context, removal, mine, [id])
  },
  'procedures.restore': ({ body }, context) => putBackWithParts(context, removal, body.ids),

  'procedures.finish': ({ path, query = {}, body }, context) =>
    finishProcedure(context, path.id, { ...body, isPreview: query.dry_run === true }),
})

/** @throws ApiFailure 409 for one that has come to its end */
function requireOpen({ state }: Procedure): void {
  if (state === 'open') return
  throw new ApiFailure(
    409,
    `Thủ tục đang ở trạng thái '${procedureStateLabels[state]}' nên không sửa hoặc xóa được.`,
  )
}

/**
 * Begins the procedure of somebody who was accepted; the second of two finds that of the first.
 * @throws ApiFailure 404 for a candidate who is not there, 409 for one who was not accepted or is being received already
 */
async function begin(
  context: ProductContext,
  body: Omit<Schemas['ProcedureStore'], 'items'>,
): Promise<number> {
  const { db, companyId, session, inThisCompany } = context
  const candidate = await lockCandidate(context, body.candidate_id)
  if (candidate.state !== 'accepted') {
    throw new ApiFailure(
      409,
      `Ứng viên đang ở trạng thái '${candidateStateLabels[candidate.state]}'. Chỉ lập thủ tục cho ứng viên trúng tuyển.`,
    )
  }
  const { rows: there } = await sql`select id from procedures where ${inThisCompany('procedures')}
    and candidate_id = ${candidate.id} and state <> 'cancelled'`.execute(db)
  if (there.length > 0) throw new ApiFailure(409, 'Ứng viên này đã có thủ tục tiếp nhận.')
  const { rows: places } = await sql<{
    department_id: number
    position_id: number
    nature_of_work: number | null
  }>`
    select department_id, position_id, nature_of_work from recruitments
    where ${inThisCompany('recruitments')} and id = ${candidate.recruitment_id}`.execute(db)
  const fields = { ...places[0], ...body }
  const { department_id, position_id } = fields
  if (department_id === undefined || position_id === undefined) {
    throw invalidInput({ department_id: ['Vui lòng chọn đơn vị và chức vụ.'] })
  }
  await checkFacts(context, { ...fields, department_id, position_id })
  const names = Object.keys(fields)
  const { rows } = await sql<{ id: number }>`
    insert into procedures (company_id, created_by, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${companyId}, ${session.userId}, ${sql.join(Object.values(fields))}) returning id`.execute(db)
  return Number(rows[0]?.id)
}

type Facts = Pick<Procedure, 'decision_type' | 'start_date' | 'department_id' | 'position_id'> &
  Partial<Pick<Procedure, 'probation_to'>>

/** @throws ApiFailure 400 at the field that does not fit */
async function checkFacts(context: ProductContext, facts: Facts): Promise<void> {
  const { decision_type: type, start_date: start, probation_to: until } = facts
  if (until && type !== 2) throw invalidInput({ probation_to: ['Chỉ nhập khi tiếp nhận thử việc.'] })
  if (until && until < start) {
    throw invalidInput({ probation_to: ['Ngày kết thúc thử việc trước ngày nhận việc.'] })
  }
  const refused = await placeRefusal(context, [facts], start)
  if (refused) throw invalidInput({ position_id: [refused.text] })
}
