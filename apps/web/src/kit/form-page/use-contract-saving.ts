import type { Data, Input, OperationId, ResourceName } from '@nhansu/sdk/contract'
import { newerValues } from '@nhansu/sdk/errors'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '#web/session/queries.ts'

/** How a form page saves. */
export interface Saving<Values, Item> {
  /** Saves over the given record, or as a new one. @returns the record as the server has it now */
  save: (values: Values, over: Item | undefined) => Promise<Item>
  /** The record as somebody else has saved it; undefined when the save failed for another reason. */
  newer: (error: unknown) => Item | undefined
}

/** Resources that can be created and updated. */
export type SavedResource = {
  [R in ResourceName]: `${R}.store` | `${R}.update` extends OperationId ? R : never
}[ResourceName]

/** A record of the resource, as its update answers it. */
export type ItemOf<R extends SavedResource> = ItemIn<Data<`${R}.update` & OperationId>>
type ItemIn<Answer> = Answer[keyof Answer]

/** What creating a record of the resource takes. */
export type BodyOf<R extends SavedResource> =
  Input<`${R}.store` & OperationId> extends { body: infer Body } ? Body : never

/** A record as the writes need it, whatever its resource. */
interface Versioned {
  id: number
  version: number
}

/**
 * Saves by the `store` and `update` of a resource, with the record's version.
 *
 * @param bodyOf the form's values as the contract wants them
 */
export function useContractSaving<R extends SavedResource, Values>(
  resource: R,
  bodyOf: (values: Values) => BodyOf<R>,
): Saving<Values, ItemOf<R>> {
  // The compiler cannot follow a resource's name through a template string; the signature above has checked it. So the
  // two operations are called as those of one resource, and what goes in or comes out is cast to the named one's.
  // Made once: a save must reach the company that the form was opened in, or none.
  const [calls] = useState(() => ({
    store: mutation(`${resource}.store` as 'levels.store'),
    update: mutation(`${resource}.update` as 'levels.update'),
  }))
  const { mutateAsync: store } = useMutation(calls.store)
  const { mutateAsync: update } = useMutation(calls.update)
  return {
    save: async (values, over) => {
      const body = bodyOf(values) as Input<'levels.store'>['body']
      if (over === undefined) return itemIn(await store({ body }))
      const { id, version } = over as unknown as Versioned
      return itemIn(await update({ path: { id }, body: { ...body, version } }))
    },
    newer: (error) => {
      const answer = newerValues(error, `${resource}.update` as 'levels.update')
      return answer && itemIn(answer)
    },
  }
  function itemIn(answer: object) {
    return Object.values(answer)[0] as ItemOf<R>
  }
}
