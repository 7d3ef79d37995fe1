import type { Input } from '@nhansu/sdk/contract'
import type { SelectOption } from '@nhansu/ui/select/select-option.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { Account } from './account-tasks.ts'

/** What the form of a user holds. */
export interface AccountValues {
  login: string
  full_name: string
  role_ids: readonly number[]
  /** As far as the signed-in user may see the users there. */
  company_ids: readonly number[]
  is_active: boolean
}

/** The fields by which two edits of a user are compared. */
export const accountFields = [
  { field: 'login', label: 'Tên đăng nhập', input: 'text' },
  { field: 'full_name', label: 'Họ và tên', input: 'text' },
  { field: 'role_ids', label: 'Vai trò', input: 'text' },
  { field: 'company_ids', label: 'Công ty', input: 'text' },
  { field: 'is_active', label: 'Tài khoản đang mở', input: 'switch' },
] as const

/** What the form starts with. */
export function accountValues({ login, full_name, roles, companies, is_active }: Account): AccountValues {
  return { login, full_name, role_ids: idsOf(roles), company_ids: idsOf(companies), is_active }
}

/**
 * Only what differs: one's own roles, companies and state may not even be sent.
 *
 * @param administered the companies of which the server takes a word about the user
 */
export function changedBody(
  values: AccountValues,
  over: Account,
  administered: readonly number[],
): Input<'accounts.update'>['body'] {
  const before = accountValues(over)
  const login = values.login.trim()
  const full_name = values.full_name.normalize('NFC').trim()
  return {
    ...(login !== before.login && { login }),
    ...(full_name !== before.full_name && { full_name }),
    ...(!sameIds(values.role_ids, before.role_ids) && { role_ids: [...values.role_ids] }),
    ...(!sameIds(values.company_ids, before.company_ids) && {
      company_ids: values.company_ids.filter((id) => administered.includes(id)),
    }),
    ...(values.is_active !== before.is_active && { is_active: values.is_active }),
    version: over.version,
  }
}

/** The values with the names of roles and companies, for the reader. */
export function inWords(
  { role_ids, company_ids, ...values }: AccountValues,
  roles: readonly SelectOption<number>[],
  companies: readonly SelectOption<number>[],
): FormValues {
  return { ...values, role_ids: labelsOf(role_ids, roles), company_ids: labelsOf(company_ids, companies) }
}

function labelsOf(ids: readonly number[], options: readonly SelectOption<number>[]): string {
  const chosen = options.filter(({ value }) => ids.includes(value))
  return chosen.map(({ label }) => label).join(', ')
}

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)

function sameIds(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
