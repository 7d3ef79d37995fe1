import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { fileFields } from '../employees/public.ts'
import { type OpenConfirmation, seesIdNumber } from './confirmation-rows.ts'

/** What the number is called in files and in 'Ai đã xem hồ sơ này'. */
export function idNumberLabel(): string {
  return fileFields().get('id_number')?.label ?? 'Số định danh cá nhân'
}

/**
 * The number of the identity card, to stand on a paper.
 * @throws ApiFailure 403 for who may not see it; 400 where the file has none
 */
export async function idNumberFor(context: ProductContext, open: OpenConfirmation): Promise<string> {
  if (!seesIdNumber(context, open)) {
    throw new ApiFailure(
      403,
      'Bạn không được xem số định danh cá nhân của nhân viên này nên không ghi lên giấy được.',
    )
  }
  const number = await readIdNumber(context, open)
  if (number === null) {
    throw invalidInput({
      with_id_number: ['Hồ sơ chưa có số định danh cá nhân. Hãy bổ sung hồ sơ hoặc bỏ chọn mục này.'],
    })
  }
  return number
}

/** Whether the number may stand on the paper; the number itself is told by the issued paper alone. */
export async function idNumberState(
  context: ProductContext,
  open: OpenConfirmation,
): Promise<Schemas['ConfirmationIdNumber']> {
  if (!seesIdNumber(context, open)) return 'closed'
  return (await readIdNumber(context, open)) === null ? 'missing' : 'there'
}

async function readIdNumber(
  { db, inThisCompany }: ProductContext,
  { request }: OpenConfirmation,
): Promise<string | null> {
  const { rows } = await sql<{ id_number: string | null }>`
    select id_number from employee_papers
    where ${inThisCompany('employee_papers')} and employee_id = ${request.employee_id}`.execute(db)
  return rows[0]?.id_number ?? null
}
