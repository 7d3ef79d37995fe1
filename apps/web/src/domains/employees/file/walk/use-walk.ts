import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorText } from '#web/kit/feedback/messages.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { filePath } from '../employee-file.ts'
import { entryWith, type LeftList, listLeftFor, walksTo } from './left-list.ts'
import { firstOf, placeIn, stepFrom } from './steps.ts'

/** The way through the list that a file was opened from; undefined where it was opened from elsewhere. */
export function useWalk(id: number) {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const [list] = useState(() => listLeftFor(id, state))
  const [isMoving, setIsMoving] = useState(false)
  useEffect(() => {
    if (list !== undefined) walksTo(id, list)
  }, [id, list])
  // The entry keeps the list, so that the walk goes on after a reload and after Back.
  useEffect(() => {
    if (list === undefined || listIn(state) !== undefined) return
    void navigate({ search }, { replace: true, preventScrollReset: true, state: entryWith(state, list) })
  }, [list, state, search, navigate])
  if (list === undefined) return undefined

  const open = (next: number, from: LeftList) => {
    walksTo(next, from)
    // One step of history for the whole walk: Back leads to the list.
    void navigate({ pathname: filePath(next), search }, { replace: true, state: entryWith(state, from) })
  }
  const go = async (by: -1 | 1) => {
    const step = stepFrom(list, id, by)
    if (step === undefined || isMoving) return
    if ('id' in step) {
      open(step.id, list)
      return
    }
    setIsMoving(true)
    try {
      const found = await pageOf(list, step.page)
      const next = firstOf(found.ids, list.ids, by)
      if (next === undefined) toast.ok('Danh sách đã thay đổi, không còn hồ sơ nào theo hướng này.')
      else open(next, found)
    } catch (error) {
      toast.bad(errorText(error))
    } finally {
      setIsMoving(false)
    }
  }
  return {
    ...placeIn(list, id),
    isMoving,
    go: (by: -1 | 1) => void go(by),
    has: (by: -1 | 1) => stepFrom(list, id, by) !== undefined,
  }
}

async function pageOf(list: LeftList, page: number): Promise<LeftList> {
  const input = { query: { ...list.query, page, size: list.size, pagination: true } }
  const { employees, meta } = await queryClient.fetchQuery(query('employees.list', input))
  return { ...list, page, ids: employees.map(({ id }) => id), total: meta.pagination?.total ?? list.total }
}

function listIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'left' in state ? state.left : undefined
}
