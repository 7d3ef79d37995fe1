import type { Input } from '@nhansu/sdk/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { ShownList } from '#web/kit/resource/list-actions.ts'
import { showsList } from './left-list.ts'

type ListQuery = NonNullable<Input<'employees.list'>['query']>

/** Remembers the list that stands on the screen, for 'Trước' and 'Sau' in a file that is opened from it. */
export function useShownList({ query, shown, total }: ShownList<ListQuery>): void {
  const { pathname } = useLocation()
  useEffect(() => {
    showsList(pathname, shown && total !== undefined ? { ...shown, query, total } : undefined)
  })
}
