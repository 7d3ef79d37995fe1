import type { SelectOption } from '@nhansu/ui/select/select-option.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import type { Account } from './account-tasks.ts'

/** The companies that a user may belong to. */
export interface CompanyChoice {
  /** Those that the signed-in user administers, then those that only show because the user belongs to them. */
  options: readonly SelectOption<number>[]
  /** Those whose users the signed-in user administers; none until they have come. */
  administered: readonly number[]
  /** Belonging to these cannot be changed here: the current company, and what somebody else administers. */
  locked: readonly number[]
}

/** Into which companies a user can be let from here, and out of which he can be taken. */
export function useCompanyOptions({ companies }: Pick<Account, 'companies'>): CompanyChoice {
  const { data } = useQuery(query('accounts.companies'))
  const current = useProfile().company?.id
  const mine = data?.companies ?? []
  const administered = mine.map(({ id }) => id)
  const others = companies.filter(({ id }) => !administered.includes(id))
  return {
    options: [
      ...mine.map(({ id, name }) => ({ value: id, label: name, disabled: id === current })),
      ...others.map(({ id, name }) => ({ value: id, label: name, disabled: true })),
    ],
    administered,
    locked: companies.map(({ id }) => id).filter((id) => id === current || !administered.includes(id)),
  }
}
