import type { Data, Input } from '@nhansu/sdk/contract'
import type { AnyApiError } from '@nhansu/sdk/errors'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#web/session/client.ts'
import { mutation, query } from '#web/session/queries.ts'

/** The form of a campaign and how it stands on the portal. */
export type FormAndPlace = Data<'applicationForms.show'>

function formQuery(id: number, asOf: number) {
  return queryOptions<FormAndPlace, AnyApiError>({
    queryKey: [...query('applicationForms.show', { path: { id } }).queryKey, asOf],
    queryFn: ({ signal }) => client.call('applicationForms.show', { path: { id } }, { signal }),
  })
}

/**
 * The form of a campaign.
 * @param asOf when the campaign was read: what hinders its publishing is asked anew each time that it has been
 */
export function useApplicationForm(id: number, asOf: number) {
  const found = useQuery({ ...formQuery(id, asOf), placeholderData: (before) => before })
  const [calls] = useState(() => ({
    update: mutation('applicationForms.update'),
    publish: mutation('applicationForms.publish'),
  }))
  const { mutateAsync: update } = useMutation(calls.update)
  const { mutateAsync: publish } = useMutation(calls.publish)
  const version = found.data?.form.version ?? 1
  return {
    found,
    save: (body: Input<'applicationForms.update'>['body']) =>
      update({ path: { id }, body: { ...body, version } }),
    publish: (state: FormAndPlace['publication']['state']) =>
      publish({ path: { id }, body: { state, version } }),
  }
}
