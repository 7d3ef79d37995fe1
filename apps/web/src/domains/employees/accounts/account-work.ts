import type { EmployeeFile } from '../file/employee-file.ts'

/** Whose account it is. */
export type AccountHolder = Pick<EmployeeFile, 'id' | 'full_name' | 'active' | 'account'>

/** What is done to accounts. */
export type AccountChange = 'activate' | 'deactivate'

/** Why the account of somebody cannot be opened now; null where it can. */
export function activationRefusal({ active }: AccountHolder): string | null {
  return active ? null : 'Đã nghỉ việc nên không dùng được tài khoản.'
}

/** True where the account is open. */
export function isOpen({ account }: AccountHolder): boolean {
  return account?.is_active === true
}
