import type { SelectOption } from '@nhansu/ui/select/select-option.ts'
import { client } from '#web/session/client.ts'

/** The first employees of the company whose name or code the words find, to choose from. */
export async function findEmployees(words: string, signal: AbortSignal): Promise<SelectOption<number>[]> {
  const search = words.trim()
    ? { search: { value: words.trim(), fields: ['full_name' as const, 'nhansu_id' as const] } }
    : {}
  const { employees } = await client.call(
    'employees.list',
    { query: { ...search, page: 1, size: 30, pagination: true } },
    { signal },
  )
  return employees.map(({ id, full_name, nhansu_id }) => ({
    value: id,
    label: `${full_name} (${nhansu_id})`,
  }))
}
