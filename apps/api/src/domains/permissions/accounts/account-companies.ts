import type { Schemas } from '@nhansu/sdk/contract'
import { companyIdsOf } from '../../../authority/account-state.ts'
import { companiesWhereHolds } from '../../../authority/administrators.ts'
import { changeMembership } from '../../../authority/membership.ts'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

/** The companies whose users the acting user administers; the current one is always among them. */
export async function administeredCompanies(
  context: ProductContext,
): Promise<Schemas['AdministeredCompany'][]> {
  return context.db
    .selectFrom('companies')
    .select(['id', 'short_name as name'])
    .where('id', 'in', await administeredIds(context))
    .orderBy('id')
    .execute()
}

/**
 * Lets a user into companies and out of them, as far as the acting user administers them; he takes his roles there
 * from him. The current company is left by deleting the account, which can be undone.
 * @returns the changed fields
 * @throws ApiFailure 400, 403
 */
export async function changeCompanies(
  context: ProductContext,
  userId: number,
  wanted: readonly number[] | undefined,
): Promise<string[]> {
  if (wanted === undefined) return []
  if (!wanted.includes(context.companyId)) {
    throw invalidInput({
      company_ids: ['Công ty hiện tại phải được giữ lại; hãy xóa người dùng để đưa ra khỏi công ty.'],
    })
  }
  const mine = await administeredIds(context)
  if (wanted.some((id) => !mine.includes(id))) {
    throw new ApiFailure(403, 'Bạn không quản trị người dùng của công ty đã chọn.')
  }
  const belongs = await companyIdsOf(context, userId)
  const differing = mine.filter((id) => wanted.includes(id) !== belongs.includes(id))
  if (differing.length === 0) return []
  if (userId === context.session.userId) {
    throw new ApiFailure(403, 'Bạn không thể tự thêm hoặc bỏ công ty của chính mình.')
  }
  for (const id of differing) await changeMembership(context, userId, id, wanted.includes(id))
  return ['company_ids']
}

async function administeredIds(context: ProductContext): Promise<number[]> {
  const elsewhere = await companiesWhereHolds(context, context.session.userId, ['permission_edit'])
  return [...new Set([context.companyId, ...elsewhere])]
}
