import { leavingDecisionTypes } from '@nhansu/sdk/domains/decisions'
import { jobChangeKindLabels } from '@nhansu/sdk/domains/job-changes'
import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { Handler, DeedContext } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import { giveUpNumber } from '../../numbers/draw-number.ts'
import { type Fate, reopenContracts, takeBackFollowingContracts } from '../contracts/public.ts'
import { noteOnDecisionDocument } from '../documents/public.ts'
import { type ChangeKind, previewRows, refusedPeople, takeBackChanges, todayOf } from '../employees/public.ts'
import { resumeCommitments } from '../training/public.ts'
import { accountLines } from './account-lines.ts'
import type { Effect } from './effect-of.ts'
import { endDisciplineAlong } from './discipline-along.ts'
import { type Decision, openDecision } from './decision-rows.ts'
import { drawDecisionNumber } from './freeze-decision.ts'
import { holdIssued } from './hold-issued.ts'
import { takeBackHeads } from './name-heads.ts'
import { daysOf } from './own-days.ts'
import { reopenAccounts } from './reopen-accounts.ts'
import { requireNotOwn } from './require-not-own.ts'
import { countingUnits, shownUnits } from './unit-counts.ts'

/** Gives up an issued decision before its day, and its number with it. */
export const cancelDecision: Handler<'decisions.cancel'> = async ({ path: { id }, body }, context) => {
  const decision = await holdIssued(context, id)
  requireIssued(decision.state)
  requireNotOwn(context, decision)
  if (decision.effective_date <= (await todayOf(context))) {
    throw new ApiFailure(409, 'Quyết định đã có hiệu lực nên không hủy được. Hãy thu hồi quyết định.')
  }
  const reason = body.reason.trim()
  const { userId } = context.session
  await takeBack(context, decision, reason)
  await reopenContracts(context, id)
  const drafted = await takeBackFollowingContracts(context, id)
  await resumeCommitments(context, id)
  await endDisciplineAlong(context, id, 'cancelled')
  await sql`
    update decisions set state = 'cancelled', end_reason = ${reason}, ended_by = ${userId}, ended_at = now()
    where ${context.inThisCompany('decisions')} and id = ${id}`.execute(context.db)
  await giveUpNumber(
    context,
    { record: { kind: 'decisions', id }, number: decision.decision_number ?? '' },
    { reason, userId },
  )
  await noteOnDecisionDocument(context, id, `Đã hủy trước ngày hiệu lực: ${reason}`)
  const cancelled = { state: 'cancelled', end_reason: reason }
  context.audit({ recordId: id, ...savedChanges({ ...decision }, cancelled) })
  const warnings = decision.people.flatMap(({ employee_id, full_name }) => {
    const fate = drafted.get(employee_id)
    return fate?.isKept ? [`${full_name}: ${fate.text}`] : []
  })
  return { decision: await openDecision(context, id), warnings }
}

/** Takes a decision in effect back: the state before comes back by itself. */
export const revokeDecision: Handler<'decisions.revoke'> = async (
  { path: { id }, query = {}, body },
  context,
) => {
  const decision = await holdIssued(context, id)
  requireIssued(decision.state)
  requireNotOwn(context, decision)
  if (decision.effective_date > (await todayOf(context))) {
    throw new ApiFailure(409, 'Quyết định chưa đến ngày hiệu lực. Hãy hủy quyết định.')
  }
  if (decision.sign_date !== null && body.sign_date < decision.sign_date) {
    throw invalidInput({ sign_date: ['Ngày ký quyết định thu hồi trước ngày ký quyết định này.'] })
  }
  const isPreview = query.dry_run === true
  const reason = body.reason.trim()
  const { number, effects, units } = await asPreview(context, isPreview, async () => {
    await refuseLater(context, id, 'thu hồi')
    const subject = { day: decision.effective_date, people: decision.people }
    const { effects: done, counts } = await countingUnits(context, subject, async () => ({
      effects: await takeBack(context, decision, reason),
    }))
    const reopened = body.with_contracts !== false
    const accounts =
      body.with_accounts === true && leavingDecisionTypes.has(decision.decision_type)
        ? await reopenAccounts(context, decision.people)
        : new Map<number, string>()
    if (reopened) await reopenContracts(context, id)
    const drafted = await takeBackFollowingContracts(context, id)
    await resumeCommitments(context, id)
    await endDisciplineAlong(context, id, 'revoked')
    const drawn = await drawDecisionNumber(context, decision, body)
    await sql`
      update decisions set state = 'revoked', end_reason = ${reason}, end_date = ${body.sign_date}, end_number = ${drawn},
        ended_by = ${context.session.userId}, ended_at = now()
      where ${context.inThisCompany('decisions')} and id = ${id}`.execute(context.db)
    await noteOnDecisionDocument(context, id, `Đã thu hồi theo quyết định ${drawn}: ${reason}`)
    return {
      number: drawn,
      effects: done.map((effect) =>
        withContracts(withAccount(effect, accounts), decision, { reopened, drafted }),
      ),
      units: await shownUnits(context, counts),
    }
  })
  const revoked = { state: 'revoked', end_reason: reason, end_date: body.sign_date, end_number: number }
  context.audit({
    recordId: id,
    changedFields: Object.keys(revoked),
    detail: { employees: effects.length, dry_run: isPreview },
    ...(!isPreview && { values: { before: { ...decision }, after: revoked } }),
  })
  return { decision_number: number, effects, units }
}

/** Tells of an account that was asked for again. */
function withAccount(effect: Effect, accounts: ReadonlyMap<number, string>): Effect {
  return { ...effect, account: accounts.get(effect.employee_id) ?? effect.account }
}

/** Tells of the contract that the decision ended, and of the one that it drafted. */
function withContracts(
  effect: Effect,
  { people }: Decision,
  { reopened, drafted }: { reopened: boolean; drafted: ReadonlyMap<number, Fate> },
): Effect {
  const ended = people.find(({ employee_id }) => employee_id === effect.employee_id)?.ended_contract ?? null
  const goesOn = reopened ? `Hợp đồng ${ended} tiếp tục hiệu lực.` : `Hợp đồng ${ended} vẫn chấm dứt.`
  const told = [ended === null ? undefined : goesOn, drafted.get(effect.employee_id)?.text]
  return { ...effect, warnings: [...effect.warnings, ...told.flatMap((text) => text ?? [])] }
}

/** @throws ApiFailure 409 */
export function requireIssued(state: string): void {
  if (state === 'issued') return
  const words: Readonly<Record<string, string>> = {
    draft: 'Quyết định còn là bản nháp.',
    corrected: 'Quyết định đã được đính chính.',
    revoked: 'Quyết định đã được thu hồi.',
    cancelled: 'Quyết định đã bị hủy.',
  }
  throw new ApiFailure(409, words[state] ?? 'Quyết định không ở trạng thái cho phép.')
}

/** Ends the changes of a decision, with before and after of everybody in it. */
async function takeBack(context: DeedContext, decision: Decision, reason: string): Promise<Effect[]> {
  const by = context.session.userId
  const { written, refused } = await takeBackChanges(context, decision.id, { by, reason })
  if (refused.length > 0) {
    const { message, detail } = await refusedPeople(context, refused)
    throw new ApiFailure(409, message, detail)
  }
  const heads = await takeBackHeads(context, decision.id)
  const today = await todayOf(context)
  const days = daysOf(decision.people, decision.effective_date)
  const dayOfChange = ({ employeeId }: { employeeId: number }) =>
    days.get(employeeId) ?? decision.effective_date
  const byId = new Map<number, Awaited<ReturnType<typeof previewRows>>[number]>()
  for (const [day, some] of Map.groupBy(written, dayOfChange)) {
    const rows = await previewRows(context, some, { day, facts: {}, today })
    for (const row of rows) byId.set(row.employee_id, row)
  }
  const isLeaving = leavingDecisionTypes.has(decision.decision_type)
  // Whoever comes back by it has his account closed still.
  const turns = decision.people.map(({ employee_id: employeeId }) => ({
    employeeId,
    comes: true,
    leaves: false,
  }))
  const accounts = isLeaving ? await accountLines(context, decision.effective_date, turns) : undefined
  return decision.people.map(
    ({ employee_id, nhansu_id, full_name, effective_date, before_pay, after_pay }) => ({
      employee_id,
      nhansu_id,
      full_name,
      effective_date: effective_date ?? null,
      before: byId.get(employee_id)?.before ?? {},
      after: byId.get(employee_id)?.after ?? {},
      before_pay: after_pay ?? null,
      after_pay: before_pay ?? null,
      ended_contract: null,
      drafted_contract: null,
      unit_head: heads.get(employee_id) ?? null,
      account: accounts?.get(employee_id) ?? null,
      progress: null,
      findings: [],
      warnings: [],
      mark: '',
    }),
  )
}

interface Later {
  full_name: string
  kind: ChangeKind
  decision_no: string | null
  effective_date: string
}

/**
 * Refuses what would change the ground under a later paper.
 * @param from the day from which a correction says something else of each; that nobody can be moved before he came is said
 *   where it is carried out
 * @throws ApiFailure 409 that names the later paper which touches the same facts of the same person
 */
export async function refuseLater(
  { db, inThisCompany }: DeedContext,
  id: number,
  deed: 'thu hồi' | 'đính chính',
  from: ReadonlyMap<number, string> = new Map(),
): Promise<void> {
  // A correction takes nothing away; whether what comes later can still be, the fold of all changes says.
  const takesAway = deed === 'thu hồi'
  const { rows } = await sql<Later>`
    select employees.full_name, later.kind, later.decision_no, later.effective_date
    from job_changes mine
    left join unnest(${[...from.keys()]}::bigint[], ${[...from.values()]}::date[]) as moved (employee_id, day)
      on moved.employee_id = mine.employee_id
    join job_changes later on later.company_id = mine.company_id and later.employee_id = mine.employee_id
      and later.state in ('waiting', 'in_effect') and later.id <> mine.id
      and ((later.effective_date, later.day_order) > (mine.effective_date, mine.day_order)
        or later.effective_date > moved.day and later.kind not in ('opening', 'reception', 'rehire'))
    join employees on employees.company_id = mine.company_id and employees.id = mine.employee_id
    where ${inThisCompany('mine')} and mine.decision_id = ${id} and mine.state in ('waiting', 'in_effect')
      and (later.facts && mine.facts or later.kind = 'pay' and mine.kind = 'pay'
        or ${takesAway} and mine.kind in ('termination', 'reception', 'rehire'))
    order by later.effective_date, later.id limit 1`.execute(db)
  const [later] = rows
  if (later === undefined) return
  const paper =
    later.decision_no === null
      ? `"${jobChangeKindLabels[later.kind]}"`
      : `theo quyết định ${later.decision_no}`
  const day = later.effective_date.split('-').toReversed().join('-')
  throw new ApiFailure(
    409,
    `Không ${deed} được vì thay đổi sau đó của ${later.full_name} ${paper} từ ngày ${day} dựa trên quyết định này. Hãy thu hồi thay đổi đó trước.`,
  )
}
