import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { ExamForm } from './exam-form.tsx'

const title = 'Cập nhật đợt kiểm tra'

/** Changes what a periodic test is. */
export default function EditExam() {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useQuery(query('exams.show', { path: { id } }))
  if (!data) return <NotLoaded title={title} error={error} onRetry={() => void refetch()} />
  return <ExamForm key={data.exam.version} title={title} exam={data.exam} />
}
