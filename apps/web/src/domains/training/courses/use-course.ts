import type { Data } from '@nhansu/sdk/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'

/** A course with all its parts, as its page shows it. */
export type Course = Required<Data<'trainings.show'>['training']>

const include = ['subjects', 'lecturers', 'partners', 'details', 'documents', 'costs'] as const

/** A course with all its parts. */
export function useCourse(id: number) {
  const found = useQuery(query('trainings.show', { path: { id }, query: { include: [...include] } }))
  // All parts were asked for.
  return { ...found, course: found.data?.training as Course | undefined }
}

/** True for a course whose parts can still be changed. */
export function canChange({ status }: Pick<Course, 'status'>): boolean {
  return status !== 'finished' && status !== 'cancelled'
}
