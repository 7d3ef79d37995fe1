import type { Schemas } from '@nhansu/sdk/contract'
import { personalDataViewDeedLabels } from '@nhansu/sdk/domains/personal-data'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type HistoryEntry, HistoryList } from '#web/kit/detail-page/history-list.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { keepRows, query } from '#web/session/queries.ts'

const SIZE = 20
const title = 'Ai đã xem hồ sơ này'

interface WhoHasSeenProps {
  employeeId: number
  /** True for the reader's own file: he is told roles and units, no names. */
  own: boolean
}

/** Ai đã xem hồ sơ này: who has opened sensitive data of a file or taken any of it away, newest first. */
export function WhoHasSeen({ employeeId, own }: WhoHasSeenProps) {
  const [page, setPage] = useState(1)
  const asked = query('personalDataViews.list', { path: { id: employeeId }, query: { page, size: SIZE } })
  const views = useQuery({ ...asked, placeholderData: keepRows() })
  return (
    <Stack gap="md">
      <Heading level={2}>{title}</Heading>
      <Text as="p" tone="soft">
        {own
          ? 'Những lần thông tin nhạy cảm của bạn được mở xem, tải, xuất hoặc in, cùng vai trò và đơn vị của người xem. Muốn biết thêm, hãy gửi yêu cầu xem dữ liệu.'
          : 'Những lần thông tin nhạy cảm của hồ sơ được mở xem, tải, xuất hoặc in. Chủ hồ sơ đọc danh sách này không có tên người xem.'}
      </Text>
      <Loaded
        query={views}
        title={title}
        level={3}
        empty={({ views: seen }) => (seen.length === 0 ? 'Chưa có lượt xem nào được ghi nhận.' : null)}
      >
        {({ views: seen, meta }) => (
          <Stack>
            <HistoryList entries={seen.map(entryOf)} />
            <Pagination
              page={page}
              perPage={SIZE}
              total={meta.pagination?.total ?? 0}
              onPageChange={setPage}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}

/** More fields are named by their number. */
const mostNamed = 12

function entryOf({ id, at, deed, what, shown, ...viewer }: Schemas['PersonalDataView']): HistoryEntry {
  const { viewer_name: name, viewer_roles: roles, viewer_unit: unit } = viewer
  const who = [name, roles.join(', '), unit].filter((word) => word !== null && word !== '')
  const more = shown.length - mostNamed
  const fields = [...shown.slice(0, mostNamed), ...(more > 0 ? [`${more} thông tin khác`] : [])]
  return {
    id: String(id),
    title: `${formatDateTime(at)}: ${personalDataViewDeedLabels[deed]}`,
    by: who.length > 0 ? who.join(' · ') : 'Không còn rõ vai trò của người xem',
    changes: [what, ...(fields.length > 0 ? [fields.join(', ')] : [])],
  }
}
