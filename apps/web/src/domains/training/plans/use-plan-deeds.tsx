import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { BadgeCheck, BadgeX, Ban, CircleCheckBig, Copy, PencilRuler, Send, Undo2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PermissionName } from '@nhansu/sdk/contract'
import { usePermission } from '#web/session/use-profile.ts'
import { type PlanDeedName, planDeeds } from './plan-deeds.ts'
import { useCopyOfPlan } from './use-plan-actions.ts'
import { usePlanFiles } from './use-plan-files.tsx'
import type { Plan } from './use-plan.ts'

// Its code comes with the first one that is opened.
const PlanDeedDialog = lazy(() => import('./plan-deed-dialog.tsx'))

interface Offer {
  deed: PlanDeedName
  icon: PageAction['icon']
  from: readonly Plan['status'][]
  permission: Extract<PermissionName, 'training_edit' | 'training_approve'>
  isMain?: boolean
  /** True for what somebody else than its author does. */
  byAnother?: boolean
  /** True for what only its author or sender does. */
  bySender?: boolean
}

/** Where each deed is offered, and to whom; the server asks the same. */
const offers: readonly Offer[] = [
  {
    deed: 'cancel',
    icon: Ban,
    from: ['draft', 'waiting', 'approved', 'running'],
    permission: 'training_approve',
    byAnother: true,
  },
  { deed: 'withdraw', icon: Undo2, from: ['waiting'], permission: 'training_edit', bySender: true },
  { deed: 'revise', icon: PencilRuler, from: ['approved', 'running'], permission: 'training_edit' },
  { deed: 'return', icon: BadgeX, from: ['waiting'], permission: 'training_approve', byAnother: true },
  {
    deed: 'approve',
    icon: BadgeCheck,
    from: ['waiting'],
    permission: 'training_approve',
    isMain: true,
    byAnother: true,
  },
  { deed: 'submit', icon: Send, from: ['draft'], permission: 'training_edit', isMain: true },
  { deed: 'finish', icon: CircleCheckBig, from: ['running'], permission: 'training_edit', isMain: true },
]

/** What can be done with a plan as it stands, by who may do it, and the dialogs of it. */
export function usePlanDeeds(plan: Plan): { actions: PageAction[]; dialogs: ReactNode } {
  const held = {
    training_edit: usePermission('training_edit'),
    training_approve: usePermission('training_approve'),
  }
  const [open, setOpen] = useState<PlanDeedName>()
  const copy = useCopyOfPlan()
  const files = usePlanFiles(plan)
  const offered = offers.filter(
    ({ from, permission, byAnother, bySender }) =>
      from.includes(plan.status) &&
      held[permission] &&
      !(byAnother && plan.is_own) &&
      !(bySender && !plan.may_withdraw),
  )
  const copying: PageAction[] = held.training_edit
    ? [{ id: 'copy', label: 'Sao chép sang năm sau', icon: Copy, onSelect: () => void copy(plan.id) }]
    : []
  return {
    actions: [
      ...files.actions,
      ...copying,
      ...offered.map(({ deed, icon, isMain }): PageAction => ({
        id: deed,
        label: planDeeds[deed].label,
        ...(icon && { icon }),
        ...(isMain && { tone: 'primary' }),
        onSelect: () => setOpen(deed),
      })),
    ],
    dialogs: (
      <Suspense>
        {files.dialogs}
        {open && <PlanDeedDialog deed={open} plan={plan} onClose={() => setOpen(undefined)} />}
      </Suspense>
    ),
  }
}
