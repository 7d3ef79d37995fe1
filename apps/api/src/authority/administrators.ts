import { sql } from 'kysely'
import { ApiFailure } from '../contract/failure.ts'
import type { ProductContext } from '../contract/handlers.ts'

/** Holding these for the whole company makes an administrator, who can give back every other right. */
export const administratorPermissions = ['permission_access', 'permission_edit'] as const

/**
 * Makes a change that may take rights away, and refuses it when a company would be left without an administrator, or
 * the acting user without his own administration of this company. The companies are locked from before the change until
 * its end, so of several such changes at once the last one sees what all others have done.
 * @param companyIds whose administrators the change may touch
 * @throws ApiFailure 409, and whatever `change` throws
 */
export async function keepingAdministrators<T>(
  context: ProductContext,
  companyIds: readonly number[],
  change: () => Promise<T>,
): Promise<T> {
  const alone = await withoutAdministrator(context, companyIds)
  const administered = companyIds.filter((id) => !alone.includes(id))
  const mine = await administeredBy(context, context.session.userId)
  const changed = await change()
  const lost = await withoutAdministrator(context, administered)
  if (lost.length > 0) throw new ApiFailure(409, await lastAdministrator(context, lost))
  if (mine.includes(context.companyId)) {
    const still = await administeredBy(context, context.session.userId)
    if (!still.includes(context.companyId)) throw new ApiFailure(409, lockedOut)
  }
  return changed
}

const lockedOut =
  'Thay đổi này sẽ lấy mất quyền quản trị phân quyền của chính bạn. Hãy nhờ một quản trị viên khác thực hiện.'

/** The companies that a user administers. */
function administeredBy(context: ProductContext, userId: number): Promise<number[]> {
  return companiesWhereHolds(context, userId, administratorPermissions)
}

/** The companies in which a user holds all of these permissions for the whole company. */
export async function companiesWhereHolds(
  { db }: ProductContext,
  userId: number,
  permissions: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select companies_where_holds(${userId}, ${permissions}::text[]) as ids`.execute(db)
  return rows[0]?.ids ?? []
}

async function withoutAdministrator(
  { db }: ProductContext,
  companyIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select companies_without_administrator(${companyIds}::integer[]) as ids`.execute(db)
  return rows[0]?.ids ?? []
}

async function lastAdministrator({ db }: ProductContext, companyIds: readonly number[]): Promise<string> {
  const rows = await db
    .selectFrom('companies')
    .select('short_name')
    .where('id', 'in', companyIds)
    .orderBy('id')
    .execute()
  const names = rows.map(({ short_name }) => short_name).join(', ')
  return `Đây là quản trị viên cuối cùng của ${names}. Hãy giao quyền quản trị phân quyền cho người khác trước.`
}
