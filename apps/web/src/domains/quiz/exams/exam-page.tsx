import type { Data } from '@nhansu/sdk/contract'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { DetailPage } from '#web/kit/detail-page/detail-page.tsx'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { ExamState } from './exam-state.tsx'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { PublishingChecklist } from './publishing-checklist.tsx'
import { useExamMoves } from './use-exam-moves.tsx'

/** An exam as its page shows it. */
export type Exam = Data<'quizExams.show'>['exam']

/** What every tab of an exam is given. */
export interface ExamTabProps {
  exam: Exam
  /** What is asked and how can be changed: it is a draft, and the reader may. */
  canEdit: boolean
}

const InformationTab = lazy(() => import('./information-tab.tsx'))
const CellsTab = lazy(() => import('./cells-tab.tsx'))
const PeopleTab = lazy(() => import('./people-tab.tsx'))
const MarkersTab = lazy(() => import('./markers-tab.tsx'))
const PapersTab = lazy(() => import('./papers-tab.tsx'))
const CorrectionsTab = lazy(() => import('../correction/corrections-tab.tsx'))
const AnalysisTab = lazy(() => import('../analysis/analysis-tab.tsx'))
const MonitorTab = lazy(() => import('../monitoring/monitor-tab.tsx'))
const TakenTab = lazy(() => import('./taken-tab.tsx'))

/** An exam: its settings, what is asked, who takes it, what came of it, and what can be done with it. */
export default function ExamPage() {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useQuery(query('quizExams.show', { path: { id } }))
  if (data) return <OpenExam key={id} exam={data.exam} />
  return <NotLoaded title="Kỳ thi" error={error} onRetry={() => void refetch()} />
}

function OpenExam({ exam }: { exam: Exam }) {
  const mayEdit = usePermission('quiz_exam_edit')
  const maySeeQuestions = usePermission('quiz_question_access')
  const { actions, dialogs } = useExamMoves(exam)
  const canEdit = mayEdit && exam.status === 'draft'
  const isPublished = exam.status !== 'draft'
  const tabs = [
    {
      id: 'thong-tin',
      label: 'Thông tin',
      content: <InformationTab exam={exam} canEdit={canEdit} />,
    },
    { id: 'cau-truc-de', label: 'Cấu trúc đề', content: <CellsTab exam={exam} canEdit={canEdit} /> },
    { id: 'thi-sinh', label: 'Thí sinh', content: <PeopleTab exam={exam} mayEdit={mayEdit} /> },
    ...(isPublished
      ? [{ id: 'giam-sat', label: 'Giám sát', content: <MonitorTab exam={exam} mayEdit={mayEdit} /> }]
      : []),
    { id: 'cham-bai', label: 'Chấm bài', content: <MarkersTab exam={exam} mayEdit={mayEdit} /> },
    ...(maySeeQuestions && isPublished
      ? [{ id: 'de-thi', label: 'Đề thi', content: <PapersTab exam={exam} /> }]
      : []),
    ...(maySeeQuestions && mayEdit && isPublished
      ? [{ id: 'sua-dap-an', label: 'Sửa đáp án', content: <CorrectionsTab exam={exam} /> }]
      : []),
    ...(isPublished ? [{ id: 'ket-qua', label: 'Kết quả', content: <TakenTab exam={exam} /> }] : []),
    ...(maySeeQuestions && isPublished
      ? [{ id: 'phan-tich', label: 'Phân tích câu hỏi', content: <AnalysisTab examId={exam.id} /> }]
      : []),
  ]
  return (
    <>
      <DetailPage
        title={exam.name}
        status={<ExamState status={exam.status} />}
        summary={summaryOf(exam)}
        actions={mayEdit && actions.length > 0 && <PageActions actions={actions} />}
        essentials={[
          { term: 'Số câu', value: `${exam.questions_total ?? 0}` },
          { term: 'Thí sinh', value: `${exam.people_total ?? 0}` },
          { term: 'Đã vào thi, đã nộp', value: `${exam.begun_total ?? 0}, ${exam.handed_in_total ?? 0}` },
        ]}
        tabs={tabs}
        attention={canEdit && <PublishingChecklist exam={exam} />}
      />
      {dialogs}
    </>
  )
}

/** 'AT-Q4 · 01-12-2026 08:00 – 01-12-2026 10:00 · Lý do hủy: mất điện'. */
function summaryOf({ code, start_at: start, end_at: end, ...exam }: Exam): string {
  const { cancel_reason: reason, pause_reason: pause } = exam
  const window = `${formatMinute(start)} – ${formatMinute(end)}`
  return [code, window, reason && `Lý do hủy: ${reason}`, pause && `Tạm dừng: ${pause}`]
    .filter(Boolean)
    .join(' · ')
}
