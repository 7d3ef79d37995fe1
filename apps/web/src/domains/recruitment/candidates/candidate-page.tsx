import { download, saveFile } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { FileDown, Megaphone, Pencil, Printer } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { DetailPage } from '#web/kit/detail-page/detail-page.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { campaignPath } from '../campaigns/campaign-paths.ts'
import { type DeedName, deeds, deedsIn, nextDeed } from './candidate-deeds.ts'
import { CandidateCv } from './candidate-cv.tsx'
import { ProcedureTab } from '../procedures/procedure-tab.tsx'
import { receptionTab, useReception } from '../procedures/use-reception.tsx'
import { HistoryTab } from './history-tab.tsx'
import { CandidateStatus } from './candidate-state.tsx'
import { PersonalDataTab } from './personal-data-tab.tsx'
import { LettersTab } from '../emails/letters-tab.tsx'
import { RoundsTab } from './rounds-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { refreshCandidates } from './refresh-candidates.ts'
import { useNextNew } from './use-next-new.ts'

/** A candidate as the screen has him. */
export type Candidate = Data<'candidates.show'>['candidate']

// Their code comes with the first one that is opened.
const DeedDialog = lazy(() => import('./deed-dialog.tsx'))
const EditCandidate = lazy(() => import('./edit-candidate.tsx'))

/** The file of one candidate, with the CV beside it. */
export default function CandidatePage() {
  const id = Number(useParams()['idCandidate'])
  const { data, error, refetch } = useQuery(query('candidates.show', { path: { id } }))
  if (data) return <OpenCandidate key={id} candidate={data.candidate} />
  return <NotLoaded title="Ứng viên" error={error} onRetry={() => void refetch()} />
}

function OpenCandidate({ candidate }: { candidate: Candidate }) {
  const { id, state, full_name: name } = candidate
  const mayEdit = usePermission('recruitment_edit')
  const mayExport = usePermission('recruitment_export')
  const [deed, setDeed] = useState<DeedName>()
  const [edits, setEdits] = useState(false)
  const toast = useToast()
  useSeen(candidate, mayEdit)
  const take = async (operation: 'candidates.exports' | 'candidates.exportsPdf') => {
    try {
      saveFile(await download(client, operation, { path: { id } }))
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const next = nextDeed[state]
  const others = deedsIn(state).filter((each) => each !== next)
  const reception = useReception(candidate, mayEdit)
  const nextNew = useNextNew(candidate, mayEdit)
  const actions: PageAction[] = [
    ...(candidate.recruitment_id === null
      ? []
      : [
          {
            id: 'campaign',
            label: 'Xem đợt tuyển dụng',
            icon: Megaphone,
            folded: true,
            href: campaignPath(candidate.recruitment_id),
          },
        ]),
    ...(mayExport
      ? [
          {
            id: 'export',
            label: 'Xuất Excel',
            icon: FileDown,
            folded: true,
            onSelect: () => void take('candidates.exports'),
          },
          {
            id: 'print',
            label: 'In phiếu',
            icon: Printer,
            folded: true,
            onSelect: () => void take('candidates.exportsPdf'),
          },
        ]
      : []),
    ...(mayEdit
      ? [
          ...others.map((each) => ({
            id: each,
            label: deeds[each].label,
            folded: true,
            onSelect: () => setDeed(each),
          })),
          ...nextNew,
          { id: 'edit', label: 'Sửa hồ sơ', icon: Pencil, onSelect: () => setEdits(true) },
          ...(next
            ? [
                {
                  id: next,
                  label: deeds[next].label,
                  tone: 'primary' as const,
                  onSelect: () => setDeed(next),
                },
              ]
            : []),
          ...reception.actions,
        ]
      : []),
  ]
  return (
    <>
      <DetailPage
        title={name}
        status={<CandidateStatus state={state} />}
        summary={summaryOf(candidate)}
        actions={actions.length > 0 && <PageActions actions={actions} />}
        attention={<CandidateCv candidate={candidate} mayEdit={mayEdit} />}
        tabs={[
          { id: 'ho-so', label: 'Hồ sơ', content: <ProfileTab candidate={candidate} /> },
          ...(candidate.recruitment_id === null
            ? []
            : [
                {
                  id: 'vong-va-ket-qua',
                  label: 'Vòng và kết quả',
                  content: <RoundsTab id={id} campaignId={candidate.recruitment_id} />,
                },
              ]),
          { id: 'thu', label: 'Thư', content: <LettersTab id={id} /> },
          {
            id: receptionTab,
            label: 'Thủ tục',
            content: <ProcedureTab candidate={candidate} mayEdit={mayEdit} />,
          },
          { id: 'lich-su', label: 'Lịch sử', content: <HistoryTab id={id} /> },
          {
            id: 'du-lieu-ca-nhan',
            label: 'Dữ liệu cá nhân',
            content: <PersonalDataTab candidate={candidate} mayEdit={mayEdit} />,
          },
        ]}
      />
      <Suspense>
        {deed && <DeedDialog deed={deed} candidate={candidate} onClose={() => setDeed(undefined)} />}
        {edits && <EditCandidate candidate={candidate} onClose={() => setEdits(false)} />}
        {reception.dialog}
      </Suspense>
    </>
  )
}

/** A new application has been seen as soon as somebody who works on it opens it. */
function useSeen({ id, state, recruitment_id: campaignId }: Candidate, mayEdit: boolean): void {
  const isNew = state === 'new' && campaignId !== null && mayEdit
  useEffect(() => {
    if (!isNew || campaignId === null) return
    const path = { id: campaignId, candidateId: id }
    // Whoever reads is not kept from it where noting it fails; the next one who opens it notes it.
    void client.call('recruitmentCandidates.markAsSeen', { path }).then(refreshCandidates, () => undefined)
  }, [isNew, id, campaignId])
}

/** 'TD-2026-001 · Tuyển nhân viên kho · Nhân viên kho · nộp 02-11-2026'. */
function summaryOf(candidate: Candidate): string {
  const {
    recruitment_code: code,
    recruitment_name: campaign,
    position_name: position,
    applied_at: at,
  } = candidate
  return [code, campaign, position, `nộp ${formatDate(at.slice(0, 10))}`].filter(Boolean).join(' · ')
}
