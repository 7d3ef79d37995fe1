import type { Data } from '@nhansu/sdk/contract'
import { examKindLabels } from '@nhansu/sdk/domains/exams'
import type { Description } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Link } from '@nhansu/ui/link/link.tsx'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { DetailPage } from '#web/kit/detail-page/detail-page.tsx'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { decisionPath } from '#web/domains/decisions/public.tsx'
import { useExamMoves } from './exam-moves.tsx'
import { examPath } from './exam-paths.ts'
import { ExamState } from './exam-state.tsx'

/** A periodic test as its page shows it. */
export type Exam = Data<'exams.show'>['exam']

const ResultsTab = lazy(() => import('./results-tab.tsx'))
const PartsTab = lazy(() => import('./parts-tab.tsx'))
const BoardTab = lazy(() => import('./board-tab.tsx'))
const QuestionsTab = lazy(() => import('./questions-tab.tsx'))

/** A periodic test: what it is, who takes it, what came of it, and what can be done with it. */
export default function ExamPage() {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useQuery(query('exams.show', { path: { id } }))
  if (data) return <OpenExam key={id} exam={data.exam} />
  return <NotLoaded title="Đợt kiểm tra" error={error} onRetry={() => void refetch()} />
}

function OpenExam({ exam }: { exam: Exam }) {
  const mayEdit = usePermission('exam_edit')
  const maySeeQuestions = usePermission('quiz_question_access')
  const seesDecisions = usePermission('document_access')
  const { actions, dialogs } = useExamMoves(exam)
  const canEdit = mayEdit && ['draft', 'scheduled', 'running', 'scoring'].includes(exam.status)
  const tabs = [
    { id: 'ket-qua', label: 'Người dự và kết quả', content: <ResultsTab exam={exam} canEdit={canEdit} /> },
    { id: 'phan-thi', label: 'Phần thi', content: <PartsTab exam={exam} canEdit={canEdit} /> },
    { id: 'hoi-dong', label: 'Hội đồng', content: <BoardTab exam={exam} canEdit={canEdit} /> },
    ...(maySeeQuestions
      ? [{ id: 'cau-hoi', label: 'Câu hỏi', content: <QuestionsTab examId={exam.id} /> }]
      : []),
  ]
  return (
    <>
      <DetailPage
        title={exam.name}
        status={<ExamState status={exam.status} />}
        summary={summaryOf(exam)}
        actions={mayEdit && actions.length > 0 && <PageActions actions={actions} />}
        essentials={essentialsOf(exam, seesDecisions)}
        tabs={tabs}
      />
      {dialogs}
    </>
  )
}

/** 'KTĐK-2026-Q4-01 · An toàn · 20-10-2026 – 21-10-2026 · Trả lại: thiếu biên bản'. */
function summaryOf({ code, kind, from_date: from, to_date: to, status_reason: reason }: Exam): string {
  const days = from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
  return [code, examKindLabels[kind], days, reason && `Lý do: ${reason}`].filter(Boolean).join(' · ')
}

/** 'Mỗi 12 tháng, đợt tiếp theo 20-10-2027 (Nguyễn Thị Đào phụ trách)', with the way to a run that was made. */
function Repeats({ exam }: { exam: Exam }) {
  const { repeat_months: months, next_exam_id: id, next_exam_code: code, next_on: on } = exam
  const owner = exam.repeat_owner_name === null ? '' : ` (${exam.repeat_owner_name} phụ trách)`
  if (id !== null) {
    return (
      <>
        {`Mỗi ${months} tháng, đợt tiếp theo `}
        <Link href={examPath(id)}>{code}</Link>
        {owner}
      </>
    )
  }
  return `Mỗi ${months} tháng${on === null ? '' : `, đợt tiếp theo ${formatDate(on)}`}${owner}`
}

function essentialsOf(exam: Exam, seesDecisions: boolean): Description[] {
  const levels = [exam.level_from_name, exam.level_to_name].filter(Boolean).join(' → ')
  const { people_total: people, entered_total: entered, passed_total: passed } = exam
  return [
    { term: 'Đơn vị tổ chức', value: exam.department_name },
    { term: 'Địa điểm', value: exam.place },
    { term: 'Điểm đạt', value: formatNumber(exam.pass_score, 2) },
    ...(exam.kind === 'grade' ? [{ term: 'Nâng bậc', value: levels }] : []),
    { term: 'Đã có kết quả', value: `${entered}/${people} người` },
    ...(passed === null ? [] : [{ term: 'Đạt', value: `${passed}/${people} người` }]),
    {
      term: 'Sau khi công bố',
      value: [
        exam.grade_in_file ? 'Ghi vào hồ sơ' : 'Không ghi vào hồ sơ',
        ...(exam.raises_needs ? ['lập nhu cầu đào tạo'] : []),
        ...(exam.retest_days === null ? [] : [`thi lại sau ${exam.retest_days} ngày`]),
        ...(exam.certificate_name === null ? [] : [`cấp ${exam.certificate_name}`]),
        ...(exam.drafts_decision ? ['soạn quyết định nâng bậc'] : []),
      ].join(', '),
    },
    ...(exam.decision_id === null || !seesDecisions
      ? []
      : [
          {
            term: 'Quyết định nâng bậc',
            value: <Link href={decisionPath(exam.decision_id)}>Mở quyết định</Link>,
          },
        ]),
    ...(exam.repeat_months === null ? [] : [{ term: 'Lặp lại định kỳ', value: <Repeats exam={exam} /> }]),
    ...(exam.note ? [{ term: 'Ghi chú', value: exam.note }] : []),
  ]
}
