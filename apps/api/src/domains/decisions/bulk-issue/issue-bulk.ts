import type { Input, Schemas } from '@nhansu/sdk/contract'
import type { NumberKind } from '@nhansu/sdk/domains/numbers'
import { sql } from 'kysely'
import { ApiFailure, invalidInput, notFound } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { eachApart, lockEmployees, lookAtStandings, todayOf } from '../../employees/public.ts'
import { areRead, filesOfDrafts } from '../decision-files.ts'
import { type Decision, openDecision, seenDecisions, writableDecisions } from '../decision-rows.ts'
import { withKnownContracts } from '../ended-contracts.ts'
import { decisionNumberAhead } from '../freeze-decision.ts'
import { issueHeld } from '../issue-held.ts'
import { type DeletedDraft, deletedDrafts, whyDeleted } from './deleted-drafts.ts'
import { issueDecisionsJob } from './issue-job.ts'
import { refuseSpokenFor } from '../typed-number.ts'
import { requireUnmoved } from './require-unmoved.ts'
import { whyRefused } from './why-refused.ts'

type Body = Input<'decisions.issueBulk'>['body']
type Plan = Schemas['DecisionIssuePlan']

/** So many people are named by all decisions that are issued at once. */
const mostPeople = 1_000
const shownMost = '1,000'

/** Tells what issuing several drafts would do, or asks for the background work that issues them. */
export const issueBulk: Handler<'decisions.issueBulk'> = async ({ query = {}, body }, context) => {
  const { heads, deleted } = await chosenDrafts(context, body)
  const isPreview = query.dry_run === true
  if (!isPreview && [...heads.values()].some(({ is_writable }) => !is_writable)) throw notFound()
  await requireSigner(context, body.signer_id)
  const detail = { decisions: body.decisions.length }
  if (isPreview) {
    const decisions = await asPreview(context, true, async () => {
      const plans = [...(await planEach(context, body, heads)), ...deleted.map(planOfDeleted)]
      const byId = new Map(plans.map((plan) => [plan.decision_id, plan]))
      return body.decisions.flatMap(({ id }) => byId.get(id) ?? [])
    })
    context.audit({ detail: { ...detail, dry_run: true } })
    return { decisions, run_id: null }
  }
  requireNoneDeleted(deleted)
  requireUnchanged(body, heads)
  await requireFilesRead(context, body, heads)
  const marks = body.decisions.flatMap((decision) => decision.marks ?? [])
  await requireUnmoved(context, await peopleOf(context, heads), marks)
  const { requestId } = context.caller
  const run_id = await enqueue(context, issueDecisionsJob, { ...body, requestId })
  context.audit({ detail: { ...detail, run_id } })
  return { decisions: [], run_id }
}

/** A chosen decision, as far as is asked of it before its work begins. */
interface Head {
  id: number
  version: number
  summary: string
  changed_by_name: string | null
  people: readonly number[]
  /** Whether the right of whoever asks reaches everybody in it. */
  is_writable: boolean
}

interface Drafts {
  heads: ReadonlyMap<number, Head>
  /** Those that somebody has deleted since they were chosen. */
  deleted: readonly DeletedDraft[]
}

/**
 * @throws ApiFailure 400 for one that is named twice, and for too many people; 404 for one that is not there and was not
 *   deleted a moment ago, or in which the right of whoever asks reaches nobody
 */
async function chosenDrafts(context: ProductContext, { decisions }: Body): Promise<Drafts> {
  const ids = decisions.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) {
    throw invalidInput({ decisions: ['Mỗi quyết định chỉ được chọn một lần.'] })
  }
  const { rows } = await sql<Head>`
    select decisions.id, decisions.version, decisions.summary,
      (select full_name from names_of_users(array[coalesce(decisions.changed_by, decisions.created_by)]))
        as changed_by_name,
      array(select employee_id from decision_people person
        where person.company_id = decisions.company_id and person.decision_id = decisions.id) as people,
      ${writableDecisions(context)} as is_writable
    from decisions
    where ${context.inThisCompany('decisions')} and ${seenDecisions(context)}
      and decisions.id = any(${ids}::bigint[])`.execute(context.db)
  const there = new Set(rows.map(({ id }) => id))
  const gone = ids.filter((id) => !there.has(id))
  const deleted = await deletedDrafts(context, gone)
  if (deleted.length !== gone.length) throw notFound()
  const people = rows.reduce((sum, row) => sum + row.people.length, 0)
  if (people > mostPeople) {
    throw invalidInput({
      decisions: [
        `Mỗi lần ban hành các quyết định về tối đa ${shownMost} lượt người, đang chọn ${people}. Hãy chọn bớt.`,
      ],
    })
  }
  return { heads: new Map(rows.map((row) => [row.id, row])), deleted }
}

/** @throws ApiFailure 409 that names each decision that was deleted since the preview */
function requireNoneDeleted(deleted: readonly DeletedDraft[]): void {
  if (deleted.length === 0) return
  throw new ApiFailure(409, `${deleted.map(whyDeleted).join(' ')} Hãy xem trước lại.`)
}

async function requireSigner({ db, inThisCompany }: ProductContext, id: number): Promise<void> {
  const { rows } = await sql`select from signers where ${inThisCompany('signers')} and id = ${id}`.execute(db)
  if (rows.length === 0) throw invalidInput({ signer_id: ['Người ký không tồn tại.'] })
}

/** @throws ApiFailure 409 that names each decision that was changed since the preview, and who changed it last */
function requireUnchanged({ decisions }: Body, heads: ReadonlyMap<number, Head>): void {
  const changed = decisions.flatMap(({ id, version }) => {
    const head = heads.get(id)
    return head === undefined || version === undefined || version === head.version ? [] : head
  })
  if (changed.length === 0) return
  const names = changed.map(
    ({ summary, changed_by_name: by }) => `"${summary}"${by === null ? '' : ` (${by})`}`,
  )
  throw new ApiFailure(
    409,
    `Quyết định đã thay đổi sau khi xem trước: ${names.join(', ')}. Hãy xem trước lại.`,
  )
}

/** @throws ApiFailure 409 that names each decision to which files have come, or from which some have gone, since the preview */
async function requireFilesRead(
  context: ProductContext,
  { decisions }: Body,
  heads: ReadonlyMap<number, Head>,
): Promise<void> {
  const files = await filesOfDrafts(
    context,
    decisions.flatMap(({ id, file_ids: read }) => (read === undefined ? [] : id)),
  )
  const names = decisions.flatMap(({ id, file_ids: read }) => {
    const there = files.get(id)
    return read === undefined || there === undefined || areRead(there, read)
      ? []
      : `"${heads.get(id)?.summary}"`
  })
  if (names.length === 0) return
  throw new ApiFailure(
    409,
    `Tệp đính kèm đã thay đổi sau khi xem trước: ${names.join(', ')}. Hãy xem trước lại để xem các tệp.`,
  )
}

/** Everybody whom these decisions are about, as the marks are asked of them. */
async function peopleOf(context: ProductContext, heads: ReadonlyMap<number, Head>) {
  const ids = [...heads.values()].flatMap(({ people }) => people)
  const { rows } = await sql<{ employee_id: number; nhansu_id: string; full_name: string }>`
    select id as employee_id, nhansu_id, full_name from employees
    where ${context.inThisCompany('employees')} and id = any(${ids}::bigint[])`.execute(context.db)
  return rows
}

/** Said of a decision in which the right of whoever asks does not reach everybody, at once or after those before it. */
const beyondReach = 'Có nhân viên ngoài phạm vi của bạn nên bạn không ban hành được quyết định này.'

/**
 * Stands for the number of a decision while it is only looked at: a preview of many takes seconds, and whoever issues
 * another meanwhile is not to wait for the counter that it would hold.
 */
const standIn = (id: number) => `xem-truoc-${id}`

/** What each would do after those before it; one that is refused is left out, and the next goes on without it. */
async function planEach(
  context: ProductContext,
  { decisions: chosen, sign_date, signer_id }: Body,
  heads: ReadonlyMap<number, Head>,
): Promise<Plan[]> {
  const decisions = chosen.filter(({ id }) => heads.has(id))
  const opened = new Map<number, Decision>()
  // In one order whoever asks, so that of two who look at the same ones neither waits for the other.
  for (const { id } of decisions.toSorted((one, other) => one.id - other.id)) {
    const forWriting = heads.get(id)?.is_writable ?? false
    opened.set(id, await openDecision(context, id, { forWriting }))
  }
  const inOrder = decisions.flatMap(({ id, version, file_ids }) => {
    const decision = opened.get(id)
    return decision === undefined ? [] : [{ decision, version, file_ids }]
  })
  // Of a draft that is held none comes or goes; issuing it gives them to its document.
  const files = await filesOfDrafts(context, [...opened.keys()])
  const ids = [...new Set([...heads.values()].flatMap((head) => (head.is_writable ? head.people : [])))]
  await lockEmployees(context, ids)
  // As they are before any of them is issued: the work asks the first decision about somebody for it.
  const standings = await lookAtStandings(context, ids, await todayOf(context))
  const from = new Map<NumberKind, number>()
  const shown = new Set<string>()
  const done = await eachApart(context, inOrder, async (own, { decision: { id }, version, file_ids }) => {
    // Those before it may have moved its people out of reach.
    const decision = await openDecision(own, id, { forWriting: true })
    const { typed_number: typed } = decision
    if (typed !== null) refuseSpokenFor(typed, shown)
    const ahead = typed === null ? await nextNumber(own, decision, { on: sign_date, from }) : undefined
    const number = typed ?? ahead?.number ?? ''
    const { effects } = await issueHeld(own, decision, {
      sign_date,
      signer_id,
      number: typed ?? standIn(id),
      number_ahead: number,
      ...(version !== undefined && { version }),
      ...(file_ids !== undefined && { file_ids }),
    })
    // What is refused takes none.
    if (ahead) from.set(ahead.kind, ahead.sequence + 1)
    shown.add(number.toLowerCase())
    return { number, effects }
  })
  const plans: Plan[] = []
  for (const { item, result, refusal } of done) {
    const effects = await withKnownContracts(context, result?.effects ?? [])
    plans.push({
      ...toldOf(item.decision),
      decision_number: result?.number ?? null,
      // An issued one, which is refused, has them in its document.
      files: item.decision.state === 'draft' ? (files.get(item.decision.id) ?? null) : [],
      effects: effects.map((effect) => ({
        ...effect,
        mark: standings.get(effect.employee_id)?.mark ?? effect.mark,
      })),
      problem: refusal === undefined ? null : problemOf(refusal),
    })
  }
  return plans
}

/** @throws ApiFailure 409 for a pattern that writes it too long */
async function nextNumber(...asked: Parameters<typeof decisionNumberAhead>) {
  const { fault, ...ahead } = await decisionNumberAhead(...asked)
  if (fault !== undefined) throw new ApiFailure(409, fault)
  return ahead
}

function problemOf(refusal: ApiFailure): string {
  return refusal.status === 404 ? beyondReach : whyRefused(refusal)
}

function planOfDeleted(deleted: DeletedDraft): Plan {
  return { ...toldOf(deleted), decision_number: null, effects: [], files: null, problem: whyDeleted(deleted) }
}

function toldOf(
  decision: Omit<DeletedDraft, 'named' | 'employee_ids'>,
): Omit<Plan, 'decision_number' | 'effects' | 'files' | 'problem'> {
  const { id, decision_type, summary, effective_date, employee_names, people_total, version } = decision
  return { decision_id: id, decision_type, summary, effective_date, employee_names, people_total, version }
}
