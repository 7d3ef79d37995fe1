import type { Schemas } from '@nhansu/sdk/contract'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { keepRows, query } from '#web/session/queries.ts'

const SIZE = 20
const title = 'Chưa xác nhận đã đọc'

/** Who has not confirmed the notice in force, by name. */
export function NoticeUnread() {
  const [page, setPage] = useState(1)
  const asked = useQuery({
    ...query('dataNotices.unread', { query: { page, size: SIZE } }),
    placeholderData: keepRows(),
  })
  return (
    <Card title={title}>
      <Loaded
        query={asked}
        title={title}
        level={3}
        empty={({ people }) => (people.length === 0 ? 'Mọi người đều đã xác nhận.' : null)}
      >
        {({ people, meta }) => (
          <Stack>
            <Stack as="ul" gap="xs">
              {people.map((person) => (
                <li key={`${person.employee_id ?? ''} ${person.full_name}`}>
                  <Text>{wordsOf(person)}</Text>
                </li>
              ))}
            </Stack>
            <Pagination
              page={page}
              perPage={SIZE}
              total={meta.pagination?.total ?? 0}
              onPageChange={setPage}
            />
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

function wordsOf({ full_name, nhansu_id, unit_name, has_account }: Schemas['DataNoticeUnread']): string {
  const account = has_account ? null : 'chưa có tài khoản, cần thông báo bằng giấy'
  return [full_name, nhansu_id, unit_name, account].filter((word) => word !== null).join(' · ')
}
