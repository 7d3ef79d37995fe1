import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SaveList } from '#web/kit/detail-page/save-list.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { keepRows, query } from '#web/session/queries.ts'
import type { Course } from './use-course.ts'

const SIZE = 30

/** Lịch sử: who changed what in a course and its parts, and what became of its people, the last first. */
export default function HistoryTab({ course: { id } }: { course: Course }) {
  const [page, setPage] = useState(1)
  const history = useQuery({
    ...query('trainings.history', { path: { id }, query: { page, size: SIZE } }),
    placeholderData: keepRows(),
  })
  return (
    <Loaded query={history}>
      {({ saves, save_total: total }) => (
        <Stack>
          <SaveList saves={saves} />
          {total > SIZE && <Pagination page={page} perPage={SIZE} total={total} onPageChange={setPage} />}
        </Stack>
      )}
    </Loaded>
  )
}
