import type { Input, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { writeAlong } from '../../../contract/audit.ts'
import { ApiFailure, type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { managerRefusal, placeRefusal } from '../job/asked-facts.ts'
import { spokenDay } from '../job/days.ts'
import { writeJobChanges } from '../job/write-job-changes.ts'
import { receptionOf, statesOfReception } from '../file/new-row.ts'
import { decideReception } from '../file/reception-decision.ts'
import type { WholeTransfer } from './transfer-rows.ts'

type Body = Omit<Input<'employeeTransfers.accept'>['body'], 'version'>

/** The file of whom a company has taken in, and whether he had left it behind here once. */
export interface TakenIn {
  employeeId: number
  isBack: boolean
  /** The decision of his reception; null where none was asked for. */
  decision: Schemas['JobDecisionDone'] | null
}

/**
 * Makes the file, writes the reception through the one writer of job facts and, where one is asked for, its decision.
 * @throws ApiFailure 409 for who works here already, for numbers that stand in somebody else's file, and for a signer who may
 *   not sign; 403 for who may issue no decision; 400
 */
export async function takeIn(context: ProductContext, transfer: WholeTransfer, body: Body): Promise<TakenIn> {
  const own = await ownFile(context, transfer.person_id)
  if (own?.active === true) {
    throw new ApiFailure(409, `Nhân viên đang có hồ sơ ${own.nhansu_id} và làm việc tại công ty này.`)
  }
  await requireReception(context, transfer, body)
  const { join_date, decision: paper, ...facts } = body
  const reception = { ...facts, effective_date: join_date }
  const employeeId = own?.id ?? (await takeOver(context, transfer.id, body))
  const change = receptionOf(employeeId, reception)
  await inFieldsOf(() =>
    writeJobChanges(
      context,
      [{ ...change, kind: own === undefined ? 'reception' : 'rehire' }],
      context.session.userId,
    ),
  )
  const decision = paper ? await decideReception(context, employeeId, reception, paper, placeOf) : null
  await writeAlong(context, 'employees', [
    {
      recordId: employeeId,
      changedFields: ['work_state', 'positions'],
      detail: { transfer_id: transfer.id },
    },
  ])
  return { employeeId, isBack: own !== undefined, decision }
}

/** Where the body has a field of the reception. */
const placeOf = (fact: string) => (fact === 'effective_date' ? 'join_date' : fact)

/** The file that a person has in this company, held. */
async function ownFile({ db, inThisCompany }: ProductContext, personId: number) {
  const { rows } = await sql<{ id: number; active: boolean; nhansu_id: string }>`
    select id, active, nhansu_id from employees
    where ${inThisCompany('employees')} and person_id = ${personId} for no key update`.execute(db)
  return rows[0]
}

async function requireReception(
  context: ProductContext,
  { effective_date: day }: WholeTransfer,
  { join_date, decision_type, position_id, department_id, direct_manager_id, probation_to }: Body,
): Promise<void> {
  const errors: FieldErrors = {}
  if (join_date < day) {
    errors['join_date'] = [`Nhân viên còn làm việc ở công ty chuyển đến hết ngày trước ${spokenDay(day)}.`]
  }
  if (probation_to && statesOfReception[decision_type] !== 'probation') {
    errors['probation_to'] = ['Chỉ nhập khi tiếp nhận thử việc.']
  } else if (probation_to && probation_to < join_date) {
    errors['probation_to'] = ['Ngày kết thúc thử việc trước ngày bắt đầu.']
  }
  const place = await placeRefusal(context, [{ position_id, department_id }], join_date)
  if (place) errors['position_id'] = [place.text]
  const manager = await managerRefusal(context, direct_manager_id, [])
  if (manager !== undefined) errors['direct_manager_id'] = [manager]
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

/** Copies the person's own data into a new file. */
async function takeOver(
  { db }: ProductContext,
  transferId: number,
  { join_date, decision_type }: Body,
): Promise<number> {
  try {
    const { rows } = await sql<{ id: number }>`
      select take_over_file(${transferId}, ${join_date}::date, ${statesOfReception[decision_type]}) as id`.execute(
      db,
    )
    return Number(rows[0]?.id)
  } catch (error) {
    const taken = takenTwice(error)
    if (taken?.startsWith('employees') === true) {
      throw new ApiFailure(409, 'Công ty này đang có hồ sơ của người này. Hãy tải lại trang.')
    }
    // The numbers of papers are one person's alone within a company.
    if (taken?.startsWith('employee_papers_by_') === true) {
      throw new ApiFailure(
        409,
        'Công ty này đã có hồ sơ khác mang số giấy tờ của người này. Hãy kiểm tra hồ sơ đó trước khi tiếp nhận.',
      )
    }
    throw error
  }
}

/** The constraint that says why a row cannot be there twice. */
function takenTwice(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return undefined
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined
}

/** Says what the writer of job facts refuses at the fields of this body. */
async function inFieldsOf(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    const errors = error instanceof ApiFailure ? error.detail.errors : undefined
    const texts = errors?.['effective_date']
    if (texts === undefined) throw error
    throw invalidInput({ join_date: texts })
  }
}
