import type { SelectOption } from '@nhansu/ui/select/select-option.ts'
import { client } from '#web/session/client.ts'
import type { Account } from './account-tasks.ts'

/** The first users of the company whom the words find, to choose from. */
export async function findUsers(words: string, signal: AbortSignal): Promise<SelectOption<number>[]> {
  const search = words === '' ? {} : { search: { value: words } }
  const { accounts } = await client.call(
    'accounts.list',
    { query: { ...search, page: 1, size: 30, pagination: true } },
    { signal },
  )
  return accounts.map(userOption)
}

/** A user as a choice. */
export function userOption({ id, full_name, login }: Account): SelectOption<number> {
  return { value: id, label: `${full_name} (${login})` }
}
