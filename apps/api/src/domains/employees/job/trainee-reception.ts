import { invalidInput } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { CivilDay } from './days.ts'
import { lookAtStandings } from './decided-changes.ts'
import type { AskedFacts } from './asked-facts.ts'
import type { ChangeKind } from './job-facts.ts'
import { refusalOf } from './kinds.ts'
import type { RefusedJobChange } from './write-job-changes.ts'

/** A change that is asked for. */
interface Asked {
  kind: ChangeKind
  day: CivilDay
}

/**
 * What a reception sets that somebody writes in a file: a trainee begins his probation, as by decision 2. Other kinds set
 * what is asked for.
 * @throws ApiFailure 400 for another state: whoever is official is so by the kind of that name
 */
export function receptionFacts({ kind, day }: Asked, facts: AskedFacts): AskedFacts {
  if (kind !== 'reception') return facts
  refuseOtherState(facts)
  return { work_state: 'probation', probation_from: day, probation_to: null, ...facts }
}

function refuseOtherState({ work_state: state }: AskedFacts): void {
  if (state === undefined || state === 'probation') return
  const text =
    'Người đang đào tạo được tiếp nhận thử việc. Để thành chính thức, hãy chọn Tiếp nhận chính thức.'
  throw invalidInput({ 'facts.work_state': [text] })
}

/** Who of these people a change cannot be of, from where each stands on its day. */
export async function outsiderRefusals(
  transaction: CompanyTransaction,
  asked: Asked & { ids: readonly number[]; facts: AskedFacts },
): Promise<RefusedJobChange[]> {
  return [...(await receptionRefusals(transaction, asked)), ...(await returnRefusals(transaction, asked))]
}

/**
 * Who of these people cannot be received on that day, since only a trainee can: nobody else is there who was not taken in
 * with his file. Other kinds are judged by where they stand among the changes.
 */
async function receptionRefusals(
  transaction: CompanyTransaction,
  { kind, day, ids }: Asked & { ids: readonly number[] },
): Promise<RefusedJobChange[]> {
  if (kind !== 'reception') return []
  const standings = await lookAtStandings(transaction, ids, day)
  return [...standings].flatMap(([employeeId, { standing }]) => {
    if (standing === 'training') return []
    return [{ employeeId, text: refusalOf(kind, standing) ?? beforeJoining }]
  })
}

/** Who of these people comes back from outside without a place to work in: he holds no position any more. */
async function returnRefusals(
  transaction: CompanyTransaction,
  { kind, day, ids, facts }: Asked & { ids: readonly number[]; facts: AskedFacts },
): Promise<RefusedJobChange[]> {
  if (kind !== 'rehire' || facts.main_position) return []
  const standings = await lookAtStandings(transaction, ids, day)
  return [...standings].flatMap(([employeeId, { standing }]) =>
    standing === 'left' ? [{ employeeId, text: withoutPlace }] : [],
  )
}

const withoutPlace =
  'Người đã nghỉ việc không còn giữ chức vụ nào. Hãy chọn đơn vị và chức vụ khi đi làm lại.'
const beforeJoining = 'Ngày hiệu lực trước ngày vào công ty.'
