import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import {
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  Copy,
  Eye,
  FileCheck2,
  Plus,
  Settings2,
  Users,
  Zap,
} from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { candidatesPath } from '../candidates/candidate-paths.ts'
import { resultsPath, schedulePath } from '../interviews/interview-paths.ts'
import { campaignPath, newCampaignPath } from './campaign-paths.ts'

type Listed = Row<'recruitments'>

// Their code comes with the first one that is opened.
const QuickCampaign = lazy(() => import('./quick-campaign.tsx'))
const ConsentTexts = lazy(() => import('../application-forms/consent-texts.tsx'))
const ProcedureTemplates = lazy(() => import('../procedures/procedure-templates.tsx'))
const RecruitmentRules = lazy(() => import('./recruitment-rules.tsx'))

/** Interviews run across campaigns; the sidebar has no entry for them. */
const interviews: readonly PageAction[] = [
  { id: 'schedule', label: 'Lịch phỏng vấn', icon: CalendarDays, folded: true, href: schedulePath },
  { id: 'results', label: 'Kết quả phỏng vấn', icon: ClipboardList, folded: true, href: resultsPath },
]

/** What can be done from the list of campaigns, for who may do it. */
export function useCampaignActions(): ListActions<Listed> {
  const recruits = usePermission('recruitment_edit')
  const asks = usePermission('recruitment_request')
  const approves = usePermission('recruitment_approve')
  const reads = usePermission('recruitment_access')
  const [open, setOpen] = useState<'quick' | 'rules' | 'consents' | 'templates'>()
  const copy = useCopy()
  const close = () => setOpen(undefined)
  const row = useMemo(
    () => [
      { id: 'open', label: 'Mở đợt tuyển dụng', icon: Eye, href: ({ id }: Listed) => campaignPath(id) },
      ...(reads
        ? [{ id: 'people', label: 'Ứng viên', icon: Users, href: ({ id }: Listed) => candidatesPath(id) }]
        : []),
      ...(recruits
        ? [{ id: 'copy', label: 'Sao chép', icon: Copy, onSelect: ({ id }: Listed) => void copy(id) }]
        : []),
    ],
    [reads, recruits, copy],
  )
  return {
    page: [
      ...(reads ? interviews : []),
      ...(approves
        ? [
            {
              id: 'rules',
              label: 'Quy định tuyển dụng',
              icon: Settings2,
              onSelect: () => setOpen('rules'),
            },
          ]
        : []),
      ...(reads
        ? [
            {
              id: 'consents',
              label: 'Nội dung đồng ý',
              icon: FileCheck2,
              folded: true,
              onSelect: () => setOpen('consents'),
            },
            {
              id: 'templates',
              label: 'Mẫu thủ tục tiếp nhận',
              icon: ClipboardCheck,
              folded: true,
              onSelect: () => setOpen('templates'),
            },
          ]
        : []),
      ...(recruits
        ? [{ id: 'quick', label: 'Tuyển nhanh', icon: Zap, onSelect: () => setOpen('quick') }]
        : []),
      ...(recruits || asks
        ? [
            {
              id: 'create',
              label: recruits ? 'Thêm mới' : 'Lập đề nghị',
              icon: Plus,
              tone: 'primary' as const,
              href: newCampaignPath,
            },
          ]
        : []),
    ],
    row,
    dialogs: (
      <Suspense>
        {open === 'quick' && <QuickCampaign onClose={close} />}
        {open === 'consents' && <ConsentTexts canWrite={approves} onClose={close} />}
        {open === 'templates' && <ProcedureTemplates canWrite={recruits} onClose={close} />}
        {open === 'rules' && <RecruitmentRules onClose={close} />}
      </Suspense>
    ),
  }
}

/** Makes a new campaign of another one and leads to it. */
export function useCopy(): (id: number) => Promise<void> {
  const [copying] = useState(() => mutation('recruitments.copy'))
  const { mutateAsync: copy } = useMutation(copying)
  const toast = useToast()
  const navigate = useNavigate()
  return useMemo(
    () => async (id) => {
      try {
        const { recruitment } = await copy({ path: { id } })
        toast.ok(`Đã tạo đợt ${recruitment.code} từ bản sao.`)
        await navigate(campaignPath(recruitment.id))
      } catch (error) {
        toast.bad(errorText(error))
      }
    },
    [copy, toast, navigate],
  )
}
