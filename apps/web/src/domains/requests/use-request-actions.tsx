import type { Row } from '#web/kit/resource/define-resource.ts'
import { invalidate } from '@nhansu/sdk/query'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Check, Eye } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'

const RequestDrawer = lazy(() => import('./request-drawer.tsx'))

const useWorkbooks = workbookActions('requestChangeInfos', { export: 'request_change_export' })

/** What can be done with requests in their list. */
export function useRequestActions(list: ShownList<object>): ListActions<Row<'requestChangeInfos'>> {
  const workbooks = useWorkbooks(list)
  const mayReview = usePermission('request_change_edit')
  const [search] = useSearchParams()
  const named = Number(search.get('id'))
  const [opened, setOpened] = useState<number | undefined>(named > 0 ? named : undefined)
  const toast = useToast()
  const row = useMemo(
    () => [
      {
        id: 'show',
        label: 'Xem yêu cầu',
        icon: Eye,
        onSelect: ({ id }: { id: number }) => setOpened(id),
      },
    ],
    [],
  )
  const accept = async (ids: number[]) => {
    try {
      const { results } = await client.call('requestChangeInfos.reviewBulk', { body: { ids, accept: true } })
      const left = results.filter(({ done }) => !done)
      if (left.length === 0) toast.ok(`Đã duyệt ${results.length} yêu cầu.`)
      else {
        const reasons = [...new Set(left.map(({ reason }) => reason))].join(' ')
        toast.bad(`Còn ${left.length} trong ${results.length} yêu cầu chưa duyệt được.`, {
          description: reasons,
        })
      }
      await invalidate(queryClient, 'requestChangeInfos')
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return {
    ...workbooks,
    row,
    bulk: mayReview
      ? [
          {
            id: 'accept',
            label: 'Đồng ý',
            icon: Check,
            onSelect: async (selection) => {
              const ids = await list.idsOf(selection)
              if (ids) await accept(ids)
            },
          },
        ]
      : [],
    dialogs: (
      <>
        {workbooks.dialogs}
        <Suspense>
          {opened !== undefined && <RequestDrawer id={opened} onClose={() => setOpened(undefined)} />}
        </Suspense>
      </>
    ),
  }
}
