import { type PagedOperation, type RowOf, rowsOf } from '@nhansu/sdk'
import type { Data, Input } from '@nhansu/sdk/contract'
import type { ReadOperation } from '@nhansu/sdk/query'
import type { LoadOptions } from '@nhansu/ui/picker/use-options.ts'
import type { SelectOption } from '@nhansu/ui/select/select-option.ts'
import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { byGroup, toldApart } from './grouped-choices.ts'

/** A record as a choice. */
export type Choice = SelectOption<number>

/** So many choices one search brings; who looks for another one types another word. */
const FOUND = 100

/** So many records one call names: as many as a filter takes. */
export const NAMED = 100

type QueryOf<Id extends PagedOperation> = NonNullable<Input<Id> extends { query?: infer Q } ? Q : never>
type FilterOf<Id extends PagedOperation> = NonNullable<QueryOf<Id> extends { filter?: infer F } ? F : never>

/** Lists that can be searched, and asked for single records by their ids. */
type SearchedList = {
  [Id in PagedOperation & ReadOperation]: 'id' extends keyof FilterOf<Id>
    ? 'search' extends keyof QueryOf<Id>
      ? Id
      : never
    : never
}[PagedOperation & ReadOperation]

/** How one of any number of records is found and named. */
export type SearchedReference = ReturnType<typeof searched>

/**
 * A reference to the records of a list, of which there may be any number: the server looks for them by words, and names
 * those that are chosen by their ids, all in one call.
 *
 * @param choiceOf a record as a choice
 * @param only what a record must be besides to be chosen; one that is chosen already is named whatever it is
 */
export function searched<Id extends SearchedList>(
  operation: Id,
  choiceOf: (row: RowOf<Id>) => Choice,
  only?: QueryOf<Id>,
) {
  // The compiler cannot follow the contract through a name that is not known yet: each list answers its rows under
  // its own word, and takes what `SearchedList` asks of it.
  const name = operation as 'positions.list'
  const choices = (data: Data<'positions.list'>) => rowsOf(operation, data).map(choiceOf)
  const find: LoadOptions<number> = async (words, signal) => {
    const asked = words === '' ? {} : { search: { value: words } }
    const page = { ...only, ...asked, page: 1, size: FOUND, pagination: true }
    return byGroup(choices(await client.call(name, { query: page }, { signal })))
  }
  const named = (ids: readonly number[]) =>
    queryOptions({
      ...query(name, { query: { filter: { id: { operator: 'in', value: [...ids] } }, ...wholePage } }),
      select: (data: Data<'positions.list'>) => toldApart(choices(data)),
    })
  return { kind: 'search' as const, find, named }
}

const wholePage = { page: 1, size: NAMED, pagination: true }
