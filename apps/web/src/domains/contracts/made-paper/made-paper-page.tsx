import type { Data } from '@nhansu/sdk/contract'
import { signedPaperLabels } from '@nhansu/sdk/domains/documents'
import { rewardPaperLabels } from '@nhansu/sdk/domains/rewards-disciplines'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { decisionPath } from '#web/domains/decisions/public.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { CompareFile } from './compare-file.tsx'

const ContractDrawer = lazy(() => import('../contract-drawer.tsx'))

type Paper = Data<'papers.ofCode'>['paper']

/** What each kind of paper about a contract is called; the others are decisions. */
const names: Partial<Record<Paper['kind'], string>> = {
  ...signedPaperLabels,
  end_notice: 'Thông báo chấm dứt hợp đồng',
  ...rewardPaperLabels,
}

const rewardsPath = '/nhan-vien/khen-thuong-ky-luat'

/** As the contract has it. */
const wellFormed = /^[\w-]{22}$/

/** Where the code on a printed paper leads: which paper it is, whether it is the newest, and the record behind it. */
export default function MadePaperPage() {
  const { code = '' } = useParams()
  if (wellFormed.test(code)) return <FoundPaper code={code} />
  return (
    <Page title="Đối chiếu bản in">
      <EmptyState title="Mã bản in không đúng" text="Hãy quét lại mã in ở cuối giấy tờ." />
    </Page>
  )
}

function FoundPaper({ code }: { code: string }) {
  const found = useQuery(query('papers.ofCode', { path: { code } }))
  return (
    <Page title="Đối chiếu bản in">
      <Loaded query={found} title="Không mở được bản in">
        {({ paper }) => (
          <Stack>
            <Facts paper={paper} />
            <Kept paper={paper} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

function Facts({ paper }: { paper: Paper }) {
  const [isOpen, setOpen] = useState(false)
  const { kind, record, record_id: id, appendix_number: appendix, is_draft: isDraft } = paper
  return (
    <Card title={names[kind] ?? signedPaperLabels.decision}>
      <Stack>
        <DescriptionList
          items={[
            { term: 'Lập lúc', value: formatDateTime(paper.made_at) },
            ...(appendix === null ? [] : [{ term: 'Số phụ lục', value: appendix }]),
            { term: 'Bản in', value: newestWords(paper) },
            { term: 'Nội dung trên hệ thống', value: changedWords(paper) },
          ]}
        />
        {isDraft && <Text tone="warn">Bản này được in khi còn là bản nháp, chưa có giá trị ban hành.</Text>}
        <Inline>
          {record === 'decision' && <ButtonLink href={decisionPath(id)}>Mở quyết định</ButtonLink>}
          {record === 'reward_discipline' && (
            <ButtonLink href={rewardsPath}>Mở khen thưởng, kỷ luật</ButtonLink>
          )}
          {record === 'contract' && <Button onClick={() => setOpen(true)}>Mở hợp đồng</Button>}
        </Inline>
        {isOpen && (
          <Suspense>
            <ContractDrawer id={id} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Stack>
    </Card>
  )
}

function newestWords({ later_papers: later }: Paper): string {
  return later === 0 ? 'Là bản mới nhất.' : `Không phải bản mới nhất: đã in thêm ${later} bản sau bản này.`
}

function changedWords({ changed_at: changedAt, record, appendix_number: appendix }: Paper): string {
  const ofContract = appendix === null ? 'Hợp đồng' : 'Phụ lục'
  const recordWords =
    record === 'contract' ? ofContract : record === 'decision' ? 'Quyết định' : 'Khen thưởng, kỷ luật'
  return changedAt === null
    ? `${recordWords} không được sửa từ khi in.`
    : `Có thay đổi sau khi in, lần cuối lúc ${formatDateTime(changedAt)}. Hãy mở để xem trạng thái hiện nay.`
}

/** The file that is kept of this very paper, by the reader's right to its record; who may not read it is told so. */
function Kept({ paper: { id, record, record_id } }: { paper: Paper }) {
  const path = { id: record_id }
  const ofContract = useQuery({ ...query('contracts.papers', { path }), enabled: record === 'contract' })
  const ofDecision = useQuery({ ...query('decisions.papers', { path }), enabled: record === 'decision' })
  const ofReward = useQuery({
    ...query('rewardPapers.list', { path }),
    enabled: record === 'reward_discipline',
  })
  const asked = { contract: ofContract, decision: ofDecision, reward_discipline: ofReward }[record]
  return (
    <Card title="Bản lưu trên hệ thống">
      <Loaded query={asked}>
        {({ papers }) => {
          const kept = papers.find((each) => each.id === id)
          if (kept === undefined) return <Text tone="soft">Bạn không có quyền xem bản lưu này.</Text>
          return (
            <Stack>
              <DescriptionList
                items={[
                  { term: 'Tệp', value: kept.name },
                  { term: 'Người lập', value: kept.made_by_name ?? 'Người dùng đã xóa' },
                  { term: 'SHA-256', value: kept.sha256 },
                ]}
              />
              <CompareFile sha256={kept.sha256} size={kept.size} form={kept.form} />
            </Stack>
          )
        }}
      </Loaded>
    </Card>
  )
}
