import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import { holdsOn, type RowReaches } from '../../../contract/field-rights.ts'
import type { Grant } from '../../../contract/session.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'

/** Whoever wants an archive, and of whom. */
interface Handover {
  grants: readonly Grant[]
  /** The file of whoever asks, where he has one. */
  ownEmployeeId: number | null
  employeeId: number
  /** Which of the narrower scopes of whoever asks cover the employee. */
  reaches: RowReaches
  requestId: number | null
}

/**
 * Everybody has his own data. Of somebody else they are handed to HR alone who may see all of them, for what the person
 * asked: as it is asked for, as it is made, and as it is fetched.
 * @throws ApiFailure 403 without both rights over this employee, 409 without an open request of his to receive his data
 */
export async function refuseHandover(
  { db, inThisCompany }: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  { grants, ownEmployeeId, employeeId, reaches, requestId }: Handover,
): Promise<void> {
  const isOneself = employeeId === ownEmployeeId
  if (isOneself && requestId === null) return
  const rights = { session: { grants }, scopes: [] }
  if (!['employee_sensitive', 'employee_pay'].every((right) => holdsOn(rights, [right], reaches)))
    throw new ApiFailure(
      403,
      'Gói có cả thông tin nhạy cảm và lương nên chỉ người được xem cả hai mới lập, tải được.',
    )
  const { rows } = await sql`select from personal_data_requests
    where ${inThisCompany('personal_data_requests')} and id = ${requestId} and employee_id = ${employeeId}
      and kind = 'access' and settled_at is null`.execute(db)
  if (isOneself || rows.length === 0)
    throw new ApiFailure(
      409,
      'Chỉ lập, tải gói dữ liệu của người khác khi người đó có yêu cầu xem hoặc nhận dữ liệu chưa kết thúc.',
    )
}
