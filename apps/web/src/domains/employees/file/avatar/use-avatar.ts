import { download } from '@nhansu/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFetchedPicture } from '#web/kit/pictures/use-fetched-picture.ts'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'

/** What is kept of an employee's picture; null where he has none. */
export function useStoredAvatar(employeeId: number) {
  return useQuery(query('employeeAvatar.show', { path: { id: employeeId } })).data?.avatar
}

/** The address of an employee's picture in this page's memory; undefined where there is none, or not yet. */
export function useAvatar(employeeId: number): string | undefined {
  const stored = useStoredAvatar(employeeId)
  // One function for one stored picture: another one is fetched anew.
  const shown = stored && stored.scan_state !== 'pending' ? stored.id : undefined
  const fetchPicture = useMemo(
    () =>
      shown === undefined
        ? undefined
        : (signal: AbortSignal) =>
            download(client, 'employeeAvatar.picture', { path: { id: employeeId } }, { signal }),
    [employeeId, shown],
  )
  return useFetchedPicture(fetchPicture).address
}
