import { Status } from '@nhansu/ui/badge/status.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { CirclePause, CirclePlay } from 'lucide-react'
import { useMemo } from 'react'
import type { Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { headcountState } from '../departments/department-tree.ts'

type Position = Row<'positions'>

const useWorkbook = workbookActions('positions', { export: 'position_export', import: 'position_edit' })

/** What can be done with positions besides the standard set: Excel, and taking one out of use and back. */
export function usePositionActions(list: ShownList<object>): ListActions<Position> {
  const workbook = useWorkbook(list)
  const mayEdit = usePermission('position_edit')
  const { mutateAsync: change } = useMutation(mutation('positions.changeStatus'))
  const toast = useToast()
  const row = useMemo(() => {
    const flip = async ({ id }: Position, isUndo = false): Promise<void> => {
      try {
        const { position } = await change({ path: { id } })
        const description = position.name
        const back = { description, action: { run: () => void flip(position, true) } }
        if (isUndo) toast.ok(messages.restored, { description })
        else toast.ok(position.is_active ? 'Chức vụ được sử dụng lại.' : 'Đã ngừng sử dụng chức vụ.', back)
      } catch (error) {
        toast.bad(errorText(error))
      }
    }
    const onSelect = (position: Position) => void flip(position)
    return [
      {
        id: 'stop',
        label: 'Ngừng sử dụng',
        icon: CirclePause,
        hidden: ({ is_active }: Position) => !is_active,
        refusal: ({ holder_total }: Position) =>
          holder_total > 0 ? `Còn ${formatNumber(holder_total)} người đang giữ chức vụ này.` : null,
        onSelect,
      },
      {
        id: 'use',
        label: 'Sử dụng lại',
        icon: CirclePlay,
        hidden: ({ is_active }: Position) => is_active,
        onSelect,
      },
    ]
  }, [change, toast])
  return { ...workbook, ...(mayEdit && { row }) }
}

/** Who holds a position against what was planned, in words. */
export function Holders({ position }: { position: Position }) {
  const { figure, words, tone } = headcountState({
    employee_total: position.holder_total,
    headcount_plan: position.headcount_plan,
  })
  return (
    <Inline as="span" gap="sm">
      <Text tabular>{figure}</Text>
      {words !== undefined && <Status tone={tone}>{words}</Status>}
    </Inline>
  )
}
