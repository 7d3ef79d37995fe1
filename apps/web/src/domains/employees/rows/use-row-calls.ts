import type { Data, Input } from '@nhansu/sdk/contract'
import { newerValues } from '@nhansu/sdk/errors'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyRow } from '#web/kit/resource/define-resource.ts'
import type { RowCalls } from '#web/kit/rows/row-calls.ts'
import { savesInTurn } from '#web/kit/rows/saves-in-turn.ts'
import { mutation, query } from '#web/session/queries.ts'
import type { RowSet } from './row-sets.ts'

// All sets have the same five operations, which the compiler cannot follow through a template string: each name is cast
// to that of one set, and what goes in or comes out to what all have in common.

/** The rows of a set, as a query. */
export function rowsQuery({ resource, key }: RowSet, id: number) {
  return {
    ...query(`${resource}.list` as 'employeeLanguages.list', { path: { id } }),
    select: (data: object): readonly AnyRow[] => (data as Record<string, readonly AnyRow[]>)[key] ?? [],
  }
}

/** How the rows of a set are saved below one employee. */
export function useRowCalls({ resource, key }: RowSet, id: number): RowCalls {
  const { mutateAsync: store } = useMutation(mutation(`${resource}.store` as 'employeeLanguages.store'))
  const { mutateAsync: update } = useMutation(mutation(`${resource}.update` as 'employeeLanguages.update'))
  const { mutateAsync: destroy } = useMutation(mutation(`${resource}.destroy` as 'employeeLanguages.destroy'))
  const { mutateAsync: restore } = useMutation(mutation(`${resource}.restore` as 'employeeLanguages.restore'))
  const { mutateAsync: reveal } = useMutation(mutation('employees.reveal'))
  const [saved] = useState(savesInTurn)
  return {
    store: (values) => store({ path: { id }, body: values as never }),
    update: (row, values) =>
      saved.inTurn(row, async (version) => {
        const answer: object = await update({
          path: { id, row_id: row.id },
          body: { ...values, version } as never,
        })
        return Object.values(answer)[0] as AnyRow
      }),
    destroy: (row) => destroy({ path: { id, row_id: row.id } }),
    restore: (row) => restore({ path: { id }, body: { ids: [row.id] } }),
    newer: (error) => {
      const data: object | undefined = newerValues(error, `${resource}.update` as 'employeeLanguages.update')
      return data && (Object.values(data)[0] as AnyRow)
    },
    reveal: revealIn(key, id, reveal),
  }
}

/** Opens dotted fields of a row, by the paths that the trail knows them by. */
export function revealIn(
  key: string,
  id: number,
  reveal: (input: Input<'employees.reveal'>) => Promise<Data<'employees.reveal'>>,
): NonNullable<RowCalls['reveal']> {
  return async (row, fields) => {
    const paths = fields.map((field) => `${key}.${row.id}.${field}`)
    const { values } = await reveal({ path: { id }, body: { fields: paths } })
    return Object.fromEntries(fields.map((field, place) => [field, values[paths[place] ?? '']]))
  }
}
