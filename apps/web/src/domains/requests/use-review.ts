import type { Data, Schemas } from '@nhansu/sdk/contract'
import { isApiError } from '@nhansu/sdk/errors'
import { invalidate } from '@nhansu/sdk/query'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'

export type Request = Data<'requestChangeInfos.show'>['request']
export type RequestItem = Request['items'][number]

/** What the reviewer has said of an item so far. */
export interface Verdict {
  accept: boolean
  reason: string
}

/** A value that has moved on since the request was sent, by the id of its item. */
interface Conflict {
  id: number
  current_value?: Schemas['RequestValue']
}

interface Values {
  old_value?: Schemas['RequestValue']
  new_value?: Schemas['RequestValue']
}

const agreed: Verdict = { accept: true, reason: '' }

/** Reviewing a request in place: verdicts by item, what stands behind dots, and what the server says to it. */
export function useReview(request: Request) {
  const mayEdit = usePermission('request_change_edit')
  const toast = useToast()
  const [verdicts, setVerdicts] = useState<ReadonlyMap<number, Verdict>>(new Map())
  const [problem, setProblem] = useState<string>()
  const [conflicts, setConflicts] = useState<ReadonlyMap<number, Conflict>>(new Map())
  const [revealed, setRevealed] = useState<ReadonlyMap<number, Values>>(new Map())
  const [busy, setBusy] = useState<'send' | 'cancel' | 'reveal'>()
  const mayReview = mayEdit && request.state === 'waiting' && !request.is_mine
  const open = request.items.filter(({ state, is_masked }) => state === 'waiting' && !is_masked)
  const verdictOf = (id: number) => verdicts.get(id) ?? agreed

  const doing = async (what: 'send' | 'cancel' | 'reveal', work: () => Promise<void>) => {
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(errorText(error))
      setConflicts(new Map(conflictsIn(error).map((each) => [each.id, each])))
    }
    setBusy(undefined)
  }
  const path = { id: request.id }
  return {
    mayReview: mayReview && open.length > 0,
    open,
    problem,
    busy,
    conflicts,
    revealed,
    verdictOf,
    setVerdict: (id: number, verdict: Verdict) => setVerdicts(new Map(verdicts).set(id, verdict)),
    reveal: () =>
      doing('reveal', async () => {
        const { values } = await client.call('requestChangeInfos.reveal', { path })
        setRevealed(new Map(values.map((each) => [each.id, each])))
      }),
    send: () => {
      const items = open.map(({ id }) => {
        const { accept, reason } = verdictOf(id)
        return { id, accept, ...(!accept && { reason: reason.trim() }) }
      })
      if (items.some(({ accept, reason }) => !accept && reason === '')) {
        setProblem('Vui lòng nhập lý do từ chối.')
        return Promise.resolve()
      }
      return doing('send', async () => {
        await client.call('requestChangeInfos.review', { path, body: { version: request.version, items } })
        toast.ok('Đã lưu kết quả duyệt.', { description: request.full_name })
        await refresh()
      })
    },
    cancel: () =>
      doing('cancel', async () => {
        await client.call('requestChangeInfos.cancel', { path })
        toast.ok('Đã hủy yêu cầu.', { description: request.full_name })
        await refresh()
      }),
  }
}

export type Review = ReturnType<typeof useReview>

async function refresh(): Promise<void> {
  await Promise.all(
    (['requestChangeInfos', 'employees', 'employeeHistory', 'employeeAvatar', 'home'] as const).map(
      (resource) => invalidate(queryClient, resource),
    ),
  )
}

function conflictsIn(error: unknown): readonly Conflict[] {
  if (!isApiError(error) || error.kind !== 'conflict') return []
  // The contract leaves open what a conflict brings along; this operation names the values that moved on.
  const data = error.newer as { conflicts?: readonly Conflict[] } | undefined
  return data?.conflicts ?? []
}
