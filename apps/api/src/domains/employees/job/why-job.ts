import type { Schemas } from '@nhansu/sdk/contract'
import { notFound } from '../../../contract/failure.ts'
import { holdsOn, shownRow } from '../../../contract/field-rights.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { type OpenFile, openFile } from '../open-file.ts'
import { countingOn } from './change-rows.ts'
import { type FactStep, factSteps } from './fact-steps.ts'
import { foldJob, forever, onDay } from './fold.ts'
import type { JobFacts, PayFacts } from './job-facts.ts'
import { type ToldChange, viewJob } from './job-view.ts'
import { namesOfFacts, type ShownFacts } from './shown-facts.ts'

type Source = Schemas['JobFactSource']
type JobWhy = Schemas['JobWhy']

/** Quyết định điều chỉnh lương, which the right to documents alone does not open. */
const payDecision = 15

/** Why each of an employee's job facts is as it is on a day. */
export const whyOfJob: Handler<'jobChanges.why'> = async ({ path, query = {} }, context) => {
  const file = await openFile(context, path.id)
  // Of oneself nothing is told that waits, nor what HR noted.
  const readsWork = holdsOn(context, ['employee_access'], file.reaches)
  const readsComingPay = holdsOn(context, ['employee_pay'], file.reaches)
  const { date, shown, standing, counting, rows } = await viewJob(context, file.id, query)
  const counted = countingOn(counting, forever, standing).filter(({ waits }) => readsWork || !waits)
  const { versions } = foldJob(counted, shown)
  if (onDay(versions, shown) === undefined) throw notFound()
  const steps = factSteps(counted, forever)
  const payKnown = steps.pay.filter(({ waits }) => readsComingPay || !waits)
  const sourceOf = sources(context, file, rows, readsWork)
  const job = lastSteps(steps.job, shown)
  const show = await namesOfFacts(
    context,
    job.flatMap(({ last, waiting }) => [last.before ?? {}, ...waiting.map(({ after }) => after)]),
  )
  const only = (fact: keyof JobFacts, facts: JobFacts | null): ShownFacts =>
    facts === null ? {} : show({ [fact]: facts[fact] })
  const why = {
    date,
    facts: job.map(({ fact, last, waiting }) => ({
      fact: fact === 'direct_manager_id' ? ('direct_manager' as const) : fact,
      set_by: sourceOf(last),
      before: only(fact, last.before),
      waiting: waiting.map((step) => ({ set_by: sourceOf(step), facts: only(fact, step.after) })),
    })),
    pay: lastSteps(payKnown, shown).map(({ fact, last, waiting }) => ({
      fact,
      set_by: sourceOf(last),
      waiting: waiting.map(sourceOf),
    })),
  }
  const { dotted_fields: _, ...row } = shownRow(context, 'why', why, file.reaches)
  // What the contract requires asks for no right, so that it is always there.
  return { why: row as JobWhy }
}

/** Of each fact the step that holds on the day, and those that wait behind it. */
function lastSteps<Facts extends JobFacts | PayFacts>(steps: readonly FactStep<Facts>[], shown: string) {
  return [...new Set(steps.map(({ fact }) => fact))].flatMap((fact) => {
    const mine = steps.filter((step) => step.fact === fact)
    const last = mine.findLast(({ day }) => day <= shown)
    return last ? [{ fact, last, waiting: mine.filter(({ day, waits }) => waits && day > shown) }] : []
  })
}

/** Tells the change behind a step as this reader may know it. */
function sources(
  context: ProductContext,
  { id: employeeId, reaches }: OpenFile,
  rows: readonly ToldChange[],
  readsWork: boolean,
) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const { employeeId: own, grants } = context.session
  const readsDecisions =
    holdsOn(context, ['document_access'], reaches) ||
    (own === employeeId && grants.some(({ permission }) => permission === 'document_access'))
  const readsPay = holdsOn(context, ['employee_pay'], reaches) || own === employeeId
  return ({ change_id, by_itself, day }: FactStep<JobFacts> | FactStep<PayFacts>): Source => {
    const row = byId.get(change_id)
    if (row === undefined) throw new Error('a step comes of a change that was read')
    const {
      id,
      kind,
      decision_no,
      decision_date,
      decision_type,
      decision_id,
      reason,
      written_by,
      written_at,
    } = row
    const isReadable = readsDecisions && (decision_type !== payDecision || readsPay)
    return {
      id,
      kind,
      origin: originOf(row),
      effective_date: day,
      by_itself,
      decision_no,
      decision_date,
      ...(isReadable && { decision_id: decision_id ?? null }),
      reason: readsWork ? reason : null,
      written_by,
      written_at,
    }
  }
}

function originOf({ kind, decision_id, imported }: ToldChange): Source['origin'] {
  if (kind === 'unit_change') return 'unit_merge'
  if (imported) return 'import'
  if (kind === 'opening') return 'opening'
  return (decision_id ?? null) === null ? 'written' : 'decision'
}
