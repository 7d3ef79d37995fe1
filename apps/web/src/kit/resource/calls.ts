import { rows, rowsOf } from '@nhansu/sdk'
import type { AnyApiError } from '@nhansu/sdk/errors'
import type { DataTableState } from '@nhansu/ui/data-table/table-state.ts'
import type { UseMutationOptions } from '@tanstack/react-query'
import { client } from '#web/session/client.ts'
import { keepRows, mutation, query } from '#web/session/queries.ts'
import type { AnyResource, AnyRow } from './define-resource.ts'
import { pageQuery } from './list-query.ts'

// The one place where the kit calls operations by a name made at run time. The declaration of a resource has been
// checked against the contract; the compiler cannot follow it through a template string. So each name is cast to that
// of one resource, and what goes in or comes out to what all resources have in common.

/** A page of rows. */
export interface RowPage {
  rows: readonly AnyRow[]
  total: number
  /** There are more rows than `total`, which nobody counts. */
  isCutOff: boolean
}

/** What a write takes. */
export interface WriteInput {
  path?: { id: number }
  body?: Record<string, unknown>
}

/** The writes of the standard set, and the undo of a delete. */
export type WriteVerb = 'store' | 'update' | 'destroy' | 'destroyBulk' | 'restore'

/** The page of a list in this state; old rows stay while new ones load. */
export function listOptions(definition: AnyResource, state: DataTableState) {
  const operation = listName(definition)
  return {
    ...query(operation, { query: pageQuery(definition, state) }),
    placeholderData: keepRows(),
    select: (data: { meta: { pagination?: { total: number }; truncated?: boolean } }): RowPage => ({
      rows: rowsOf(operation, data),
      total: data.meta.pagination?.total ?? 0,
      isCutOff: data.meta.truncated === true,
    }),
  }
}

/** One record as the server has it now: an edit that starts from an older one would only end in a conflict. */
export function showOptions({ resource }: AnyResource, id: number) {
  const name = `${resource}.show` as 'levels.show'
  return {
    ...query(name, { path: { id } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    select: recordIn,
  }
}

/** A write of the resource. */
export function writeOptions({ resource }: AnyResource, verb: WriteVerb) {
  const options: unknown = mutation(`${resource}.${verb}` as 'levels.update')
  return options as UseMutationOptions<unknown, AnyApiError, WriteInput>
}

/** True when the contract has the operation. */
export function has({ verbs }: AnyResource, verb: WriteVerb): boolean {
  return verbs.includes(verb)
}

/** The record in an answer of show, store or update, and in the newer values of a conflict. */
export function recordIn(data: object): AnyRow {
  return Object.values(data)[0] as AnyRow
}

/**
 * Ids of all rows that the filters leave, asked for page by page; a row that moves to a later page meanwhile counts once.
 *
 * @param asked what the reader has filtered and searched
 * @param most where to stop
 */
export async function matchingIds(
  definition: AnyResource,
  asked: Record<string, unknown>,
  most: number,
): Promise<number[]> {
  const ids = new Set<number>()
  const input = { query: { ...asked, size: 100, pagination: true } }
  for await (const { id } of rows(client, listName(definition), input)) {
    ids.add(id)
    if (ids.size >= most) break
  }
  return [...ids]
}

const listName = ({ resource }: AnyResource) => `${resource}.list` as 'levels.list'
