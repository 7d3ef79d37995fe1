import type { BulkAction, RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { ClipboardList, EyeOff, Lightbulb, Pencil, School, Undo2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import type { Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { plansPath } from '../plans/plan-paths.ts'

/** A training need, as the list has it. */
export type Need = Row<'trainingNeeds'>

// Their code comes with the first one that is opened.
const ProposeDialog = lazy(() => import('./propose-dialog.tsx'))
const PlaceDialog = lazy(() => import('./place-dialog.tsx'))
const PlanDialog = lazy(() => import('./plan-dialog.tsx'))
const DismissDialog = lazy(() => import('./dismiss-dialog.tsx'))

const useWorkbooks = workbookActions('trainingNeeds', { export: 'training_export' })

/** What is done with chosen needs. */
type Deed = 'place' | 'plan' | 'dismiss'

/** What is open over the list. */
type Task = { kind: 'propose'; need?: Need } | { kind: Deed; ids: readonly number[]; about: string }

const plans = { id: 'plans', label: 'Kế hoạch đào tạo', icon: ClipboardList, href: plansPath } as const

const deeds = {
  place: { label: 'Xếp lớp', icon: School },
  plan: { label: 'Đưa vào kế hoạch', icon: ClipboardList },
  dismiss: { label: 'Bỏ qua', icon: EyeOff },
} as const

/** So many needs go into one call. */
const limit = 2000

/** What can be done with training needs, for who may do it. */
export function useNeedActions(list: ShownList<object>): ListActions<Need> {
  const workbooks = useWorkbooks(list)
  const mayEdit = usePermission('training_edit')
  const mayConfirm = usePermission('training_confirm')
  const reopen = useReopening()
  const [task, setTask] = useState<Task>()
  const row = useMemo((): RowAction<Need>[] => {
    if (!mayEdit) return []
    const deed = (kind: Deed, isHidden: (need: Need) => boolean): RowAction<Need> => ({
      id: kind,
      ...deeds[kind],
      hidden: isHidden,
      onSelect: (need) => setTask({ kind, ids: [need.id], about: nameOf(need) }),
    })
    return [
      deed('place', ({ state }) => state !== 'new' && state !== 'planned'),
      deed('plan', ({ state }) => state !== 'new'),
      {
        id: 'change',
        label: 'Sửa',
        icon: Pencil,
        hidden: ({ state }) => state === 'met' || state === 'dismissed',
        onSelect: (need) => setTask({ kind: 'propose', need }),
      },
      deed('dismiss', ({ state }) => state !== 'new' && state !== 'planned'),
      {
        id: 'reopen',
        label: 'Mở lại',
        icon: Undo2,
        hidden: ({ close_cause: cause }) => cause !== 'by_hand',
        onSelect: ({ id }) => void reopen([id]),
      },
    ]
  }, [mayEdit, reopen])
  const withChosen =
    (kind: Deed): BulkAction['onSelect'] =>
    async (selection) => {
      const ids = await list.idsOf(selection)
      if (ids) setTask({ kind, ids, about: `${ids.length} nhu cầu` })
    }
  const bulk = (Object.keys(deeds) as Deed[]).map((kind) => ({
    id: kind,
    ...deeds[kind],
    limit,
    onSelect: withChosen(kind),
  }))
  const proposing = {
    id: 'propose',
    label: 'Đề xuất',
    icon: Lightbulb,
    tone: 'primary',
    onSelect: () => setTask({ kind: 'propose' }),
  } as const
  const close = () => setTask(undefined)
  return {
    ...workbooks,
    page: [plans, ...(mayEdit || mayConfirm ? [proposing] : [])],
    row,
    bulk: mayEdit ? bulk : [],
    dialogs: (
      <>
        {workbooks.dialogs}
        <Suspense>
          {task?.kind === 'propose' && <ProposeDialog need={task.need} onClose={close} />}
          {task?.kind === 'place' && <PlaceDialog {...task} onClose={close} />}
          {task?.kind === 'plan' && <PlanDialog {...task} onClose={close} />}
          {task?.kind === 'dismiss' && <DismissDialog {...task} onClose={close} />}
        </Suspense>
      </>
    ),
  }
}

function useReopening(): (ids: number[]) => Promise<void> {
  const [reopening] = useState(() => mutation('trainingNeeds.reopen'))
  const { mutateAsync: reopen } = useMutation(reopening)
  const toast = useToast()
  return useMemo(
    () => async (ids) => {
      try {
        await reopen({ body: { ids } })
        toast.ok(messages.restored)
      } catch (error) {
        toast.bad(errorText(error))
      }
    },
    [reopen, toast],
  )
}

function nameOf({ full_name: name, target_name: target }: Need): string {
  return `${name}: ${target}`
}
