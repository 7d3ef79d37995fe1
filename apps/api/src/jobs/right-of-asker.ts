import { operations } from '@nhansu/sdk/contract'
import { compareScopes } from '../authority/grants.ts'
import { grantsNow } from '../authority/grants-now.ts'
import { authorize, permissionsOf } from '../contract/access.ts'
import { ApiFailure } from '../contract/failure.ts'
import { operationNamed } from '../contract/operations.ts'
import type { Scope } from '../contract/session.ts'
import type { CompanyTransaction } from '../db/transaction.ts'

/** Who asked for a run, and by which right. */
export interface Asker {
  /** Null for work that runs by the clock and needs nobody's right. */
  userId: number | null
  /** The operation that asked; null where being a user of the company was enough. */
  operation: string | null
  /** How far the right to that operation reached. */
  scopes: readonly Scope[]
}

/** The sentence with which a run ends whose asker has lost the right to it. */
export const rightIsGone =
  'Người yêu cầu không còn quyền thực hiện công việc này nên hệ thống đã dừng, không thay đổi dữ liệu nào.'

/** The same of work whose pieces stand by themselves (`goesOn`): what an earlier attempt has done is in force. */
export const rightIsGoneMidway =
  'Người yêu cầu không còn quyền thực hiện công việc này nên hệ thống đã dừng; phần đã thực hiện trước đó vẫn giữ nguyên.'

/**
 * Says whether the person who asked for a run could ask for it now: the company and the account are open, and the
 * person's roles let them into the same operation as far as they did then.
 */
export async function hasRightStill(
  transaction: CompanyTransaction,
  { userId, operation, scopes }: Asker,
): Promise<boolean> {
  if (userId === null) return true
  // An operation that the contract no longer knows lets nobody in.
  if (operation !== null && !Object.hasOwn(operations, operation)) return false
  const asked = operation === null ? undefined : operationNamed(operation as keyof typeof operations)
  const grants = await grantsNow(transaction, userId, asked ? permissionsOf(asked) : [])
  if (grants === undefined) return false
  if (asked === undefined) return true
  const held = scopesOf(() => authorize(asked, { grants }))
  return held.length > 0 && scopes.every((had) => held.some((has) => compareScopes(has, had) >= 0))
}

function scopesOf(authorized: () => readonly { scope: Scope }[]): Scope[] {
  try {
    return authorized().map(({ scope }) => scope)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 403) return []
    throw error
  }
}
