import type { Input } from '@nhansu/sdk/contract'
import { invalidInput } from '../../../contract/failure.ts'
import { checkedFacts, mostAhead } from '../job/asked-facts.ts'
import { type CivilDay, dayAfter } from '../job/days.ts'
import { payChange, refuseNothingNew } from '../job/pay-levels.ts'
import { type NewJobChange, writeJobChanges, type WrittenJobChange } from '../job/write-job-changes.ts'
import type { FileWriter } from '../file/file-writer.ts'
import type { Row } from '../rows/write-row.ts'
import type { JobSheet } from './sheets.ts'

/** What rows of sheets of job facts are written with. */
interface JobWriter {
  context: FileWriter
  today: CivilDay
}

/** What a row says of the job, and of what. */
export interface JobRow extends Pick<JobSheet, 'fact'> {
  values: Row
}

/**
 * Writes what rows say of the job of somebody who has just been taken in, each as a change of its own; further positions
 * came with the change that let him in. The whole of him is made anew once, whatever their number.
 * @throws ApiFailure 400 for days outside of his employment, and for a pay of nothing or of nothing new
 */
export async function writeJobRows(
  writer: JobWriter,
  employeeId: number,
  rows: readonly JobRow[],
): Promise<void> {
  const { context, today } = writer
  const changes = await changesOfJobRows(writer, employeeId, rows)
  const written = await writeJobChanges(context, changes, context.session.userId, { checksFiles: false })
  refuseSamePay(changes, written, today)
}

/** The changes that rows ask for, checked as those that are typed in. @throws ApiFailure 400 */
export async function changesOfJobRows(
  { context, today }: JobWriter,
  employeeId: number,
  rows: readonly JobRow[],
): Promise<NewJobChange[]> {
  const changes: NewJobChange[] = []
  for (const { fact, values } of rows) {
    if (fact === 'further_positions') continue
    // The values were held against the very body of a change of pay when the row was judged.
    const change =
      fact === 'pay'
        ? payChange(employeeId, values as unknown as Input<'employeePayLevels.store'>['body'])
        : await leavingOf(context, employeeId, values, today)
    changes.push(change)
  }
  return changes
}

/** @throws ApiFailure 400 for a change of pay that leaves the pay as it was */
export function refuseSamePay(
  changes: readonly NewJobChange[],
  written: readonly WrittenJobChange[],
  today: CivilDay,
): void {
  for (const [index, { kind }] of changes.entries()) {
    if (kind === 'pay') refuseNothingNew(written[index], today)
  }
}

async function leavingOf(
  context: FileWriter,
  employeeId: number,
  { leave_date, leave_reason }: Row,
  today: CivilDay,
): Promise<NewJobChange> {
  if (String(leave_date) > dayAfter(today, mostAhead))
    throw invalidInput({ leave_date: ['Ngày nghỉ việc không được sau hôm nay quá 5 năm.'] })
  // The last working day is included.
  const day = dayAfter(String(leave_date))
  const asked = { kind: 'termination', day, facts: { leave_reason: String(leave_reason) } } as const
  const facts = await checkedFacts(context, { ...asked, ids: [employeeId] }, today)
  return { employeeId, kind: asked.kind, effectiveDate: day, facts }
}
