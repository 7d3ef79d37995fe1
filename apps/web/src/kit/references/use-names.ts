import { useQuery } from '@tanstack/react-query'
import { references, type SearchedName } from './references.ts'
import type { Choice } from './searched-reference.ts'

const AWAITED = '…'
/** What a record is called that its list does not have, or not for this reader. */
export const GONE = 'Không còn trong danh mục'

/**
 * The names of chosen records, all of them asked for in one call.
 *
 * @param known names that are at hand already; only the others are asked for
 */
export function useNames(
  name: SearchedName,
  ids: readonly number[],
  known: readonly Choice[] = [],
): Choice[] {
  const asked = ids.filter((id) => !known.some(({ value }) => value === id))
  const { data, isError } = useQuery({ ...references[name].named(asked), enabled: asked.length > 0 })
  const answer = data ?? (isError ? [] : undefined)
  return namesOf(ids, answer && [...known, ...answer], known)
}

/** The choices of these ids. @param found undefined until the server has answered; meanwhile what is known counts */
export function namesOf(
  ids: readonly number[],
  found: readonly Choice[] | undefined,
  known: readonly Choice[] = [],
): Choice[] {
  const named = found ?? known
  return ids.map(
    (id) => named.find(({ value }) => value === id) ?? { value: id, label: found ? GONE : AWAITED },
  )
}
