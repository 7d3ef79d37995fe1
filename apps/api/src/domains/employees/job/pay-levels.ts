import { isDeepStrictEqual } from 'node:util'
import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput, notFound } from '../../../contract/failure.ts'
import { answerRules } from '../../../contract/field-needs.ts'
import { holdsOn, shownBy } from '../../../contract/field-rights.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type OpenFile, openFile } from '../open-file.ts'
import { countingOn, readChanges } from './change-rows.ts'
import type { CivilDay } from './days.ts'
import {
  changeToEnd,
  endAsCorrected,
  type EndedChange,
  refuseCorrection,
  takeBack,
} from './end-job-change.ts'
import { foldJob, forever } from './fold.ts'
import type { ChangedPay, JobChange, PayFacts } from './job-facts.ts'
import { payWarnings } from './pay-warnings.ts'
import { type NewJobChange, writeJobChanges, type WrittenJobChange } from './write-job-changes.ts'
import { todayOf } from './write-timelines.ts'

type PayLevel = Data<'employeePayLevels.list'>['pay_levels'][number]
type PayChange = Input<'employeePayLevels.store'>['body']

/** Quyết định điều chỉnh lương, of the specification's fifteen. */
const payDecision = 15

const nothingNew = 'Mức lương này đang áp dụng rồi, không có gì thay đổi.'

/** Mức lương: changed by job changes of its own kind, which nobody without the right to pay reads or writes. */
export default defineOperations('employeePayLevels', {
  'employeePayLevels.list': async ({ path }, context) => {
    const file = await openFile(context, path.id)
    return { pay_levels: await shownLevels(context, file) }
  },

  'employeePayLevels.store': async ({ path, query = {}, body }, context) => {
    const file = await openFile(context, path.id, true)
    const change = payChange(path.id, body)
    const { effectiveDate: day, pay } = change
    const isPreview = query.dry_run === true
    const pay_levels = await asPreview(context, isPreview, async () => {
      const [written] = await writeJobChanges(context, [change], context.session.userId)
      refuseNothingNew(written, await todayOf(context))
      return shownLevels(context, file)
    })
    context.audit({
      recordId: path.id,
      changedFields: Object.keys(pay),
      detail: { kind: 'pay', effective_date: day, dry_run: isPreview },
    })
    const [warnings = []] = await payWarnings(context, [{ employeeId: path.id, day, pay }])
    return { pay_levels, warnings }
  },

  'employeePayLevels.correct': async ({ path, query = {}, body }, context) => {
    const file = await openFile(context, path.id, true)
    const level = await levelToEnd(context, path)
    const { effective_date: day, reason } = body
    const today = await todayOf(context)
    refuseCorrection(level, day, today)
    const before = (await readChanges(context, [path.id])).get(path.id) ?? []
    const paper = await paperOf(context, level.id)
    const change = payChange(path.id, { ...paper, ...body }, before.find(({ id }) => id === level.id)?.pay)
    const isPreview = query.dry_run === true
    const pay_levels = await asPreview(context, isPreview, async () => {
      const corrects = await endAsCorrected(context, level, { day, reason })
      const changes = [{ ...change, corrects }]
      const [written] = await writeJobChanges(context, changes, context.session.userId)
      // A wrong number or reason is corrected without another amount.
      if (isDeepStrictEqual(paper, paperIn(change))) refuseSame(before, written?.after ?? before, today)
      return shownLevels(context, file)
    })
    context.audit({
      recordId: path.id,
      changedFields: Object.keys(change.pay),
      detail: { kind: 'pay', corrects: level.id, effective_date: day, dry_run: isPreview },
    })
    const [warnings = []] = await payWarnings(context, [{ employeeId: path.id, day, pay: change.pay }])
    return { pay_levels, warnings }
  },

  'employeePayLevels.withdraw': async ({ path, body }, context) => {
    const file = await openFile(context, path.id)
    const change = await levelToEnd(context, path)
    await takeBack(context, change, body.reason)
    return { pay_levels: await shownLevels(context, file) }
  },
})

/** The change that a level comes from. @throws ApiFailure 404 for one of another employee or of another kind */
async function levelToEnd(
  context: ProductContext,
  { id, row_id }: Input<'employeePayLevels.withdraw'>['path'],
): Promise<EndedChange> {
  const change = await changeToEnd(context, row_id)
  if (change.kind !== 'pay' || change.employee_id !== id) throw notFound()
  return change
}

/**
 * The change that an asked pay is written as, by hand as from a workbook.
 * @param corrected what the change set whose place it takes; what is not asked for stays so
 * @throws ApiFailure 400 for a change of nothing, and for a raise that is due before it begins
 */
export function payChange(
  employeeId: number,
  body: PayChange,
  corrected: ChangedPay = {},
): NewJobChange & { pay: ChangedPay } {
  const { effective_date, decision_no, decision_date, reason, ...asked } = body
  const pay = { ...corrected, ...asked }
  checkPay(body, pay)
  return {
    employeeId,
    kind: 'pay',
    effectiveDate: effective_date,
    facts: {},
    pay,
    decisionNo: decision_no ?? null,
    decisionDate: decision_date ?? null,
    decisionType: payDecision,
    reason: reason ?? null,
  }
}

/** @throws ApiFailure 400 for a change of pay that has been written and without which the pay of every day would be the same */
export function refuseNothingNew(written: WrittenJobChange | undefined, today: CivilDay): void {
  if (written === undefined) return
  const { id, after } = written
  refuseSame(
    after.filter((change) => change.id !== id),
    after,
    today,
  )
}

function refuseSame(before: readonly JobChange[], after: readonly JobChange[], today: CivilDay): void {
  const [were, are] = [before, after].map((changes) =>
    levelsIn(changes, today).map(({ valid_from, valid_to, facts }) => ({ valid_from, valid_to, facts })),
  )
  if (isDeepStrictEqual(were, are)) throw invalidInput({ base_salary: [nothingNew] })
}

function checkPay({ effective_date: day }: PayChange, pay: ChangedPay): void {
  if (Object.keys(pay).length === 0)
    throw invalidInput({ base_salary: ['Vui lòng nhập ít nhất một mức mới.'] })
  if (pay.next_raise_date && pay.next_raise_date <= day) {
    throw invalidInput({ next_raise_date: ['Ngày xét nâng lương phải sau ngày hiệu lực.'] })
  }
}

/** The levels as this reader may see them, the last first; nobody is told beforehand what waits for himself. */
async function shownLevels(context: ProductContext, { id, reaches }: OpenFile): Promise<PayLevel[]> {
  const rules = answerRules(context.operation, 'pay_levels')
  const seesWaiting = holdsOn(context, ['employee_pay'], reaches)
  const levels = await levelsOf(context, id)
  return levels
    .filter(({ waits }) => seesWaiting || !waits)
    .map((level) => {
      const { masked_fields, dotted_fields, ...shown } = shownBy(rules, context, level, reaches)
      // What the contract requires asks for no right, so that it is always there.
      return { ...shown, masked_fields, dotted_fields } as PayLevel
    })
}

/** An employee's pay of all days, those to come among them, the last first. */
export async function levelsOf(transaction: CompanyTransaction, employeeId: number) {
  const today = await todayOf(transaction)
  const changes = (await readChanges(transaction, [employeeId])).get(employeeId) ?? []
  const pays = levelsIn(changes, today)
  const papers = await papersOf(
    transaction,
    pays.map(({ change_id }) => change_id),
  )
  return pays.toReversed().map(({ change_id, valid_from, valid_to, facts }) => {
    const waits = valid_from > today
    return { id: change_id, valid_from, valid_to, waits, ...withoutPaper, ...papers.get(change_id), ...facts }
  })
}

function levelsIn(changes: readonly JobChange[], today: CivilDay) {
  return foldJob(countingOn(changes, forever, today), forever).pays
}

/** What stands behind the dots of a level. */
export async function payOf(
  transaction: CompanyTransaction,
  employeeId: number,
  changeId: number,
): Promise<PayFacts | undefined> {
  return (await levelsOf(transaction, employeeId)).find(({ id }) => id === changeId)
}

const withoutPaper = { decision_no: null, decision_date: null, by_decision: false }

interface PaperOfLevel {
  id: number
  decision_no: string | null
  decision_date: CivilDay | null
  by_decision: boolean
}

async function papersOf({ db, inThisCompany }: CompanyTransaction, changeIds: readonly number[]) {
  const { rows } = await sql<PaperOfLevel>`
    select id, decision_no, decision_date, decision_id is not null as by_decision from job_changes
    where ${inThisCompany('job_changes')} and id = any(${changeIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...paper }) => [id, paper]))
}

/** What a change of pay says beside the amounts. */
function paperIn({ decisionNo, decisionDate, reason }: NewJobChange): Paper {
  return { decision_no: decisionNo ?? null, decision_date: decisionDate ?? null, reason: reason ?? null }
}

interface Paper {
  decision_no: string | null
  decision_date: CivilDay | null
  reason: string | null
}

async function paperOf({ db, inThisCompany }: CompanyTransaction, changeId: number): Promise<Paper> {
  const { rows } = await sql<Paper>`
    select decision_no, decision_date, reason from job_changes
    where ${inThisCompany('job_changes')} and id = ${changeId}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}
