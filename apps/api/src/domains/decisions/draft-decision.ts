import type { Input } from '@nhansu/sdk/contract'
import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { type SqlBool, sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { ApiFailure, type FieldErrors, invalidInput, stale } from '../../contract/failure.ts'
import type { DeedContext, Handler, ProductContext } from '../../contract/handlers.ts'
import { type RowConditions, visibleRows } from '../../contract/access.ts'
import { managerRefusal, placeRefusal, visibleEmployees } from '../employees/public.ts'
import { backdatedFault } from './backdated.ts'
import { type Decision, openDecision, personFacts } from './decision-rows.ts'
import { byDay, dayOf } from './own-days.ts'
import { requireRightToType } from './require-right-to-type.ts'
import { dayErrors, factErrors, type PersonStore } from './type-rules.ts'
import { typedNumberFault } from './typed-number.ts'
import { refuseWithoutCase } from './without-case.ts'

type Body = Input<'decisions.store'>['body']
/** One whom a decision is about, and the appendix of his contract that it carries out. */
type DraftedPerson = PersonStore & { appendix_id?: number | null | undefined }
export type DecisionDraft = Omit<Body, 'people'> & { people: DraftedPerson[] }

/** Prepares a decision. */
export const storeDecision: Handler<'decisions.store'> = async ({ body }, context) => {
  await requireReached(context, body.people)
  refuseWithoutCase(body)
  const id = await draftDecision(context, body)
  context.audit({ recordId: id, changedFields: Object.keys(body), values: { after: body } })
  return { decision: await openDecision(context, id) }
}

/**
 * Lets a form name nobody whom its writer does not reach: a preview tells of their work, and he could not go on with a draft
 * about them. Other domains ask their own rights for whom they decide about.
 * @throws ApiFailure 400, as for people who are not there
 */
export async function requireReached(context: ProductContext, people: readonly PersonStore[]): Promise<void> {
  const ids = [...new Set(people.map(({ employee_id }) => employee_id))]
  // Nobody decides about himself by the scope over himself.
  const decidedAbout: RowConditions = { ...visibleEmployees, own: () => sql<SqlBool>`false` }
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, decidedAbout)}
      and employees.id = any(${ids}::bigint[])`.execute(context.db)
  if (rows[0]?.total !== ids.length) throw invalidInput({ people: ['Có nhân viên không tồn tại.'] })
}

/**
 * Keeps a draft for whatever domain it comes from; nobody changes by it until it is issued.
 * @param correctsId the decision whose place it is to take
 * @throws ApiFailure 400 field by field for what no such decision can say; 403 for a type that is not the writer's
 */
export async function draftDecision(
  context: DeedContext,
  draft: DecisionDraft,
  correctsId: number | null = null,
): Promise<number> {
  const { people, ...head } = draft
  await checkDraft(context, { ...head, people: people.map(withoutAppendix) }, correctsId)
  const fields = Object.keys(head)
  const { rows } = await sql<{ id: number }>`
    insert into decisions (company_id, created_by, ${sql.join(fields.map((field) => sql.ref(field)))})
    values (${context.companyId}, ${context.session.userId}, ${sql.join(Object.values(head))}) returning id`.execute(
    context.db,
  )
  const id = rows[0]?.id ?? 0
  await writePeople(context, id, people)
  return id
}

/** What a form would send of one of its people. */
export function withoutAppendix(drafted: DraftedPerson): PersonStore {
  const { appendix_id: _, ...person } = drafted
  return person
}

/** Changes a draft; an issued decision is frozen. */
export const updateDecision: Handler<'decisions.update'> = async (
  { path: { id }, body: { version, ...body } },
  context,
) => {
  const now = await openDecision(context, id, { forWriting: true })
  if (version !== undefined && version !== now.version) throw stale({ decision: now })
  if (body.people) await requireReached(context, body.people)
  const { saved, told } = await changeDraft(context, now, body)
  context.audit({
    recordId: id,
    ...told,
    ...(version === undefined && { detail: { without_version: true } }),
  })
  return { decision: saved }
}

/**
 * Writes what is sent of a draft that is held for writing.
 * @returns the draft, and what the trail tells of it
 * @throws ApiFailure 409 for one that is issued; 400 field by field for what no such decision can say
 */
export async function changeDraft(
  context: DeedContext,
  now: Decision,
  { people, ...head }: Partial<Body>,
): Promise<{ saved: Decision; told: ReturnType<typeof savedChanges> }> {
  requireDraft(now.state)
  const { id, decision_type, effective_date, sign_date, summary } = now
  const draft = {
    decision_type,
    effective_date,
    sign_date,
    summary,
    ...head,
    people: people ?? now.people.map(stored),
  }
  await checkDraft(context, draft, now.corrects_id)
  const changes = Object.entries(head).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
  await sql`update decisions set ${sql.join([...changes, sql`changed_by = ${context.session.userId}`])}
    where ${context.inThisCompany('decisions')} and id = ${id}`.execute(context.db)
  if (people) await writePeople(context, id, people)
  const saved = await openDecision(context, id)
  return { saved, told: savedChanges({ ...now }, { ...head, ...(people && { people: saved.people }) }) }
}

/** A person of a decision as he would be sent. */
export function stored(person: PersonStore): PersonStore {
  const { employee_id } = person
  const facts = personFacts.filter((fact) => (person[fact] ?? null) !== null)
  // Each fact keeps its own value.
  return {
    employee_id,
    ...(Object.fromEntries(facts.map((fact) => [fact, person[fact]])) as Partial<PersonStore>),
  }
}

/** @throws ApiFailure 409 */
export function requireDraft(state: string): void {
  if (state !== 'draft') {
    throw new ApiFailure(
      409,
      'Quyết định đã ban hành nên không sửa hoặc xóa được. Hãy hủy, đính chính hoặc thu hồi quyết định.',
    )
  }
}

async function writePeople(
  { db, companyId, inThisCompany }: DeedContext,
  id: number,
  people: readonly DraftedPerson[],
): Promise<void> {
  const columns = sql.join(['employee_id', 'appendix_id', ...personFacts].map((name) => sql.ref(name)))
  const { rows } = await sql<{ employee_id: number; appendix_id: number | null }>`
    delete from decision_people where ${inThisCompany('decision_people')} and decision_id = ${id}
    returning employee_id, appendix_id`.execute(db)
  // Forms do not know of the appendix that somebody follows: whoever stays keeps his.
  const followed = new Map(rows.map(({ employee_id, appendix_id }) => [employee_id, appendix_id]))
  const written = people.map((person) => ({ appendix_id: followed.get(person.employee_id), ...person }))
  await sql`
    insert into decision_people (company_id, decision_id, ${columns})
    select ${companyId}::integer, ${id}::bigint, ${columns}
    from jsonb_populate_recordset(null::decision_people, ${JSON.stringify(written)}::jsonb)`.execute(db)
}

const mostAhead = 5
const tooFarAhead = `Ngày hiệu lực không được sau hôm nay quá ${mostAhead} năm.`

/** What can be said of a draft by itself; where its people stand on the day is asked when it is carried out. */
async function checkDraft(context: DeedContext, draft: Body, corrects_id: number | null): Promise<void> {
  const { effective_date: day, people, signer_id, sign_date, typed_number } = draft
  // The contract lets no other number through.
  const type = draft.decision_type as DecisionType
  const errors: FieldErrors = {}
  for (const [index, person] of people.entries()) {
    for (const [fact, text] of Object.entries(factErrors(type, person)))
      errors[`people.${index}.${fact}`] = [text]
    for (const [fact, text] of Object.entries(dayErrors(type, day, person)))
      errors[`people.${index}.${fact}`] = [text]
  }
  const lastDay = people.reduce(
    (last, person) => (dayOf(person, day) > last ? dayOf(person, day) : last),
    day,
  )
  const ids = people.map(({ employee_id }) => employee_id)
  const { rows } = await sql<{ there: number; signs: boolean; late: boolean; is_last_late: boolean }>`
    select (select count(*) from employees
        where ${context.inThisCompany('employees')} and id = any(${ids}::bigint[])) as there,
      (${signer_id ?? null}::bigint is null or exists (select from signers
        where ${context.inThisCompany('signers')} and id = ${signer_id ?? null}::bigint)) as signs,
      ${day}::date > current_date + make_interval(years => ${mostAhead}) as late,
      ${lastDay}::date > current_date + make_interval(years => ${mostAhead}) as is_last_late`.execute(
    context.db,
  )
  const [found] = rows
  if (new Set(ids).size !== ids.length) errors['people'] = ['Một nhân viên chỉ có một lần trong quyết định.']
  else if (found?.there !== ids.length) errors['people'] = ['Có nhân viên không tồn tại.']
  if (found?.signs !== true) errors['signer_id'] = ['Người ký không tồn tại.']
  if (found?.late === true) errors['effective_date'] = [tooFarAhead]
  else if (found?.is_last_late === true) {
    const last = people.findIndex((person) => dayOf(person, day) === lastDay)
    errors[`people.${last}.effective_date`] = [tooFarAhead]
  }
  const backdated = await backdatedFault(context, { effective_date: day, sign_date, corrects_id })
  if (backdated) errors['effective_date'] = [backdated]
  const numbered =
    typed_number && (await typedNumberFault(context, type, { number: typed_number, on: sign_date ?? day }))
  if (numbered) errors['typed_number'] = [numbered]
  Object.assign(errors, await referenceErrors(context, day, people))
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  await requireRightToType(context, type, ids)
}

/** Units, positions and managers that are not there on the day of whom they are said, each at the first of those. */
export async function referenceErrors(
  context: DeedContext,
  day: string,
  people: readonly PersonStore[],
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  const placed = people.flatMap((person, index) =>
    person.position_id && person.department_id
      ? [{ ...person, index, position_id: person.position_id, department_id: person.department_id }]
      : [],
  )
  for (const [theirs, some] of byDay(placed, day)) {
    const place = await placeRefusal(context, some, theirs)
    const misplaced = place && some[place.index]
    if (place && misplaced) errors[`people.${misplaced.index}.position_id`] = [place.text]
  }
  const alone = await loosePositionErrors(context, people)
  const byManager = Map.groupBy(people.entries(), ([, { direct_manager_id }]) => direct_manager_id ?? null)
  for (const [manager, led] of byManager) {
    const text = await managerRefusal(
      context,
      manager,
      led.map(([, { employee_id }]) => employee_id),
    )
    if (text !== undefined) errors[`people.${led[0]?.[0] ?? 0}.direct_manager_id`] = [text]
  }
  return { ...alone, ...errors }
}

/** Of a position without a unit, which stays, at least the position has to be there. */
async function loosePositionErrors(
  { db, inThisCompany }: DeedContext,
  people: readonly PersonStore[],
): Promise<FieldErrors> {
  const ids = people.flatMap(({ position_id }) => position_id ?? [])
  if (ids.length === 0) return {}
  const { rows } = await sql<{ id: number }>`
    select id from positions
    where ${inThisCompany('positions')} and id = any(${ids}::bigint[]) and is_active`.execute(db)
  const there = new Set(rows.map(({ id }) => id))
  const index = people.findIndex(({ position_id }) => position_id && !there.has(position_id))
  return index === -1
    ? {}
    : { [`people.${index}.position_id`]: ['Chức vụ không tồn tại hoặc đã ngừng sử dụng.'] }
}
