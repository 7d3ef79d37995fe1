import { useQuery } from '@tanstack/react-query'
import { SaveList } from '#web/kit/detail-page/save-list.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import type { Course } from './use-course.ts'

/** Lịch sử: who changed what in a course and its parts, the last first. */
export default function HistoryTab({ course: { id } }: { course: Course }) {
  const history = useQuery(query('trainings.history', { path: { id } }))
  return <Loaded query={history}>{({ saves }) => <SaveList saves={saves} />}</Loaded>
}
