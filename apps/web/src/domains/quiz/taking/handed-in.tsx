import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { ShortHash } from '#web/kit/hashes/short-hash.tsx'
import { IncidentButton } from './incident-button.tsx'
import type { Info } from './own-exam.tsx'
import { OwnExamState } from './own-exam-state.tsx'
import type { Receipt } from './sitting.ts'
import { ownExamsPath, ownResultPath } from './taking-paths.ts'

/** After an exam: what says that it was handed in. */
export function HandedIn({ exam, receipt }: { exam: Info['exam']; receipt: Receipt }) {
  return (
    <Page
      title={exam.name}
      status={<OwnExamState exam={{ ...exam, state: 'marked' }} />}
      actions={
        <>
          <ButtonLink href={ownExamsPath}>Về danh sách bài thi</ButtonLink>
          <IncidentButton examId={exam.id} />
          <ButtonLink tone="primary" href={ownResultPath(exam.id)}>
            Xem kết quả
          </ButtonLink>
        </>
      }
    >
      <ReceiptCard receipt={receipt} />
    </Page>
  )
}

/** What was handed in, when, and by what it can be told again. */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const { finished_at: at, ended_by: by, answered, total, hash } = receipt
  return (
    <Card title="Biên nhận nộp bài">
      <Stack>
        <Text as="p">
          {by === 'clock' ? 'Hết giờ, bài thi đã được nộp tự động.' : 'Bài thi đã được nộp.'}
        </Text>
        <DescriptionList
          columns={2}
          layout="under"
          items={[
            { term: 'Nộp lúc', value: formatDateTime(at) },
            { term: 'Số câu đã trả lời', value: `${answered}/${total}` },
            { term: 'Mã xác nhận', value: <ShortHash label="mã xác nhận" value={hash} /> },
          ]}
        />
      </Stack>
    </Card>
  )
}
