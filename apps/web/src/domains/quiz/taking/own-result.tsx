import type { Data } from '@nhansu/sdk/contract'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { AnsweredQuestions } from '../answers/answered-questions.tsx'
import { AttemptNote } from '../attempts/attempt-note.tsx'
import { PassedState } from '../exams/exam-state.tsx'
import { ReceiptCard } from './handed-in.tsx'
import { ownExamsPath } from './taking-paths.ts'

type Results = Data<'quizTaking.results'>

const title = 'Kết quả thi'

/** What an exam of one's own came to, as far as it has been released. */
export default function OwnResult() {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useQuery(query('quizTaking.results', { path: { id } }))
  const info = useQuery(query('quizTaking.info', { path: { id } })).data
  if (!data) return <NotLoaded title={title} error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={title}
      summary={info ? info.exam.name : null}
      status={data.result && <PassedState passed={data.result.passed} />}
      actions={<ButtonLink href={ownExamsPath}>Về danh sách bài thi</ButtonLink>}
    >
      <Stack>
        {info && <AttemptNote exam={info.exam} />}
        {info?.exam.state !== 'cancelled' && <ResultCard {...data} />}
        <ReceiptCard receipt={data.receipt} />
        {data.questions.length > 0 && (
          <AnsweredQuestions questions={data.questions} exam={id} shows={data.shows} />
        )}
      </Stack>
    </Page>
  )
}

function ResultCard({ result }: Results) {
  if (result === null)
    return (
      <Card title="Điểm">
        <Text as="p">Điểm của kỳ thi này chưa được công bố, hoặc câu tự luận của bạn còn chờ chấm.</Text>
      </Card>
    )
  return (
    <Card title="Điểm">
      <DescriptionList
        columns={2}
        layout="under"
        items={[
          { term: 'Điểm (thang 10)', value: formatNumber(result.score, 2) },
          {
            term: 'Điểm đạt được',
            value: `${formatNumber(result.points, 2)}/${formatNumber(result.max_points, 2)}`,
          },
        ]}
      />
    </Card>
  )
}
