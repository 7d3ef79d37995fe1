import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import { bodyRules } from '../../../contract/field-needs.ts'
import { checkWritable, type RowReaches, rowReaches } from '../../../contract/field-rights.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { factsAtJoining } from '../job/job-facts.ts'
import { probationWarnings } from '../job/probation-warnings.ts'
import { type NewJobChange, writeJobChanges } from '../job/write-job-changes.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { addressesGroup } from './employee-addresses.ts'
import { affiliationsGroup } from './employee-affiliations.ts'
import { cardAnswer, saveCard } from './employee-card.ts'
import { healthGroup } from './employee-health.ts'
import { papersGroup } from './employee-papers.ts'
import { type FileGroup, saveGroup } from './file-group.ts'
import { addRow, receptionOf, statesOfReception } from './new-row.ts'
import { decideReception } from './reception-decision.ts'

type Reception = Schemas['Reception']

/** The parts of a file that may come with a new employee, by the key of each. */
const groups = {
  papers: papersGroup,
  addresses: addressesGroup,
  health: healthGroup,
  affiliations: affiliationsGroup,
} as const satisfies Record<string, FileGroup>

/**
 * Takes somebody into the company: draws the code, makes the file with whatever parts of it come along, writes the
 * reception and, where one is asked for, its decision, all or nothing.
 *
 * Failures: 400 for what the rules refuse, for parts that the writer may not see, and for a unit that is not the writer's;
 * 403 for who may issue no decision.
 */
export const addEmployee: Handler<'employees.store'> = async ({ body }, context) => {
  const { decision: paper, ...file } = body
  const { reception, papers, addresses, health, affiliations, ...card } = file
  checkProbation(reception)
  const id = await addRow(context, file)
  const change = receptionOf(id, reception)
  await writeJobChanges(context, [change], context.session.userId)
  const reaches = await reachesOf(context, id)
  checkWritable(context, file, reaches)
  const fields = (await saveCard(context, id, card, {})).split(',')
  for (const [key, values] of Object.entries({ papers, addresses, health, affiliations })) {
    if (values === undefined) continue
    // One of the keys just named.
    const group = groups[key as keyof typeof groups]
    checkWritable(context, values, reaches, bodyRules(operationNamed(group.change)))
    const { version: _, ...sent } = values
    fields.push(...(await saveGroup(context, group, id, sent, {})).split(','))
  }
  const decision = paper ? await decideReception(context, id, reception, paper) : null
  context.audit({
    recordId: id,
    changedFields: fields.filter((field) => field !== ''),
    ...(decision && { detail: { decision_id: decision.id, is_draft: decision.is_draft } }),
  })
  const answer = await cardAnswer(context, id)
  return {
    ...answer,
    warnings: [...answer.warnings, ...(await receptionWarnings(context, change))],
    decision,
  }
}

/** What should be known of the reception itself, which stands as it was written. */
async function receptionWarnings(context: ProductContext, { effectiveDate: day, facts: said }: NewJobChange) {
  const facts = { ...factsAtJoining(day), ...said }
  const told = await probationWarnings(context, { day, people: [facts] })
  return told(null, facts).map((text) => ({ field: 'reception.probation_to', text }))
}

/** @throws ApiFailure 400 for days of a probation that ends before it begins, or where none is agreed */
function checkProbation({
  effective_date,
  decision_type,
  probation_from: from,
  probation_to: to,
}: Reception) {
  const errors: FieldErrors = {}
  if (statesOfReception[decision_type] !== 'probation') {
    const text = 'Chỉ nhập khi tiếp nhận thử việc.'
    if (from) errors['reception.probation_from'] = [text]
    if (to) errors['reception.probation_to'] = [text]
  } else if (to && to < (from ?? effective_date)) {
    errors['reception.probation_to'] = ['Ngày kết thúc thử việc trước ngày bắt đầu.']
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

/** A unit's officer takes people into his own units only. */
async function reachesOf(context: ProductContext, id: number): Promise<RowReaches> {
  const { rows } = await sql<{ reaches: RowReaches }>`
    select ${rowReaches(context, visibleEmployees)} as reaches from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)} and id = ${id}`.execute(
    context.db,
  )
  const [row] = rows
  if (row) return row.reaches
  throw invalidInput({
    'reception.department_id': ['Bạn không có quyền tiếp nhận nhân viên vào đơn vị này vào ngày này.'],
  })
}
