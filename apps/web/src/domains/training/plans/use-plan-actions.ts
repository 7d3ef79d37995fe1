import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Copy, Eye, Lightbulb, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { newNeedsPath } from '../needs/need-paths.ts'
import { newPlanPath, planPath } from './plan-paths.ts'

type Listed = Row<'trainingPlans'>

/** What can be done from the list of plans, for who may do it. */
export function usePlanActions(): ListActions<Listed> {
  const mayEdit = usePermission('training_edit')
  const maySeeNeeds = usePermission('training_access')
  const copy = useCopyOfPlan()
  return useMemo(() => {
    const open = {
      id: 'open',
      label: 'Mở kế hoạch',
      icon: Eye,
      href: ({ id }: Listed) => planPath(id),
    }
    const ways = maySeeNeeds ? [needs] : []
    if (!mayEdit) return { page: ways, row: [open] }
    return {
      page: [
        ...ways,
        { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary' as const, href: newPlanPath },
      ],
      row: [
        open,
        {
          id: 'copy',
          label: 'Sao chép sang năm sau',
          icon: Copy,
          onSelect: ({ id }: Listed) => void copy(id),
        },
      ],
    }
  }, [mayEdit, maySeeNeeds, copy])
}

const needs = { id: 'needs', label: 'Nhu cầu đào tạo', icon: Lightbulb, href: newNeedsPath } as const

/** Makes a draft for the next year of a plan and leads to it. */
export function useCopyOfPlan(): (id: number) => Promise<void> {
  const [copying] = useState(() => mutation('trainingPlans.copy'))
  const { mutateAsync: copy } = useMutation(copying)
  const toast = useToast()
  const navigate = useNavigate()
  return useMemo(
    () => async (id) => {
      try {
        const { plan } = await copy({ path: { id }, body: {} })
        toast.ok(`Đã tạo kế hoạch ${plan.code} từ bản sao.`)
        await navigate(planPath(plan.id))
      } catch (error) {
        toast.bad(errorText(error))
      }
    },
    [copy, toast, navigate],
  )
}
