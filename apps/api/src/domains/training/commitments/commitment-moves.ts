import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, invalidInput, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { commitmentState, servedThrough, visibleCommitments } from './commitment-sums.ts'

/** What the rules of a promise look at. */
export interface Commitment {
  id: number
  number: string
  /** As it stands today. */
  state: string
  version: number
  today: string
  signed_on: string | null
  from_date: string | null
  left_on: string | null
  basis: string | null
  close_reason: string | null
  paid_on: string | null
  decision_id: number | null
  employee_id: number
  training_id: number
}

interface Move {
  from: string
  to: string
  /** True where nobody takes the step for himself. */
  byAnother?: true
  /** Why it cannot be from where it stands, by the state; else it is out of its turn. */
  refusals?: Readonly<Record<string, string>>
}

/** Every step of a promise; what no row says cannot happen. That it is served to its end shows by itself. */
const moves = {
  sign: { from: 'draft', to: 'signed' },
  activate: { from: 'signed', to: 'active' },
  settle: {
    from: 'active',
    to: 'settling',
    byAnother: true,
    refusals: { done: 'Thời gian cam kết đã phục vụ đủ nên không còn gì để quyết toán.' },
  },
  resume: { from: 'settling', to: 'active', byAnother: true },
  waive: { from: 'settling', to: 'waived', byAnother: true },
  claim: { from: 'settling', to: 'owed', byAnother: true },
  repay: { from: 'owed', to: 'repaid', byAnother: true },
} as const satisfies Readonly<Record<string, Move>>

/** The name of a step. */
export type CommitmentMove = keyof typeof moves

/**
 * Holds a promise until the end of the transaction.
 * @throws ApiFailure 404 when it is not there or not the caller's, 409 from an older version
 */
export async function heldCommitment(
  context: ProductContext,
  id: number,
  version?: number,
): Promise<Commitment> {
  const { rows } = await sql<Commitment>`
    select id, number, ${commitmentState} as state, version, current_date as today, signed_on, from_date, left_on,
      basis, close_reason, paid_on, decision_id, employee_id, training_id
    from training_commitments where ${context.inThisCompany('training_commitments')}
      and ${visibleRows(context, visibleCommitments)} and id = ${id} for update`.execute(context.db)
  const [held] = rows
  if (held === undefined) throw notFound()
  if (version !== undefined && version !== held.version) {
    throw new ApiFailure(409, 'Dữ liệu đã được người khác cập nhật, vui lòng tải lại.')
  }
  return held
}

/**
 * Takes a held promise one step on.
 * @param keeps what is kept of the step besides the state
 * @throws ApiFailure 409 out of its turn, 403 for one's own where somebody else has to
 */
export async function moveCommitment(
  { db, inThisCompany, session }: ProductContext,
  held: Commitment,
  name: CommitmentMove,
  keeps: RawBuilder<unknown>,
): Promise<void> {
  const { from, to, byAnother, refusals }: Move = moves[name]
  if (byAnother && held.employee_id === session.employeeId) {
    throw new ApiFailure(403, 'Bạn không tự quyết toán cam kết của chính mình. Hãy nhờ người khác.')
  }
  if (held.state !== from) {
    throw new ApiFailure(
      409,
      refusals?.[held.state] ?? 'Cam kết không còn ở bước cho phép thao tác này. Vui lòng tải lại.',
    )
  }
  await sql`update training_commitments set status = ${to}, ${keeps}
    where ${inThisCompany('training_commitments')} and id = ${held.id}`.execute(db)
}

/** @throws ApiFailure 400 for a day that is still to come */
export function refuseFuture(field: string, title: string, day: string, { today }: Commitment): void {
  if (day > today) throw invalidInput({ [field]: [`${title} không được ở tương lai.`] })
}

/** What a settlement keeps of who leaves: his last day at work, and the decision. */
export function asLeft(day: string, decisionId: number | null): RawBuilder<unknown> {
  return sql`left_on = ${day}, decision_id = ${decisionId}`
}

/** What a claim keeps: its basis, and up to when somebody had served, so that the amount stays. */
export function asClaimed(basis: string): RawBuilder<unknown> {
  return sql`basis = ${basis}, served_through = ${servedThrough(sql`training_commitments.left_on`)}`
}
