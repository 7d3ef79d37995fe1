import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { keepRows, mutation, query } from '#web/session/queries.ts'
import { NoticeLine } from './notice-line.tsx'
import { noticesPerPage, noticesQuery, type NoticeView } from './notices-query.ts'
import { useOpenLink } from './use-open-link.ts'

const emptyWords: Record<NoticeView, string> = {
  unread: 'Bạn đã đọc hết thông báo',
  open: 'Không còn việc nào chưa xong',
  done: 'Chưa có việc nào đã xong',
  all: 'Chưa có thông báo nào',
}

/** The notices of one view, page by page; marking all counts for those that there were when the first page was read. */
export function NoticeList({ view }: { view: NoticeView }) {
  const [page, setPage] = useState(1)
  const asked = useQuery({ ...query('notices.list', noticesQuery(view, page)), placeholderData: keepRows() })
  const toast = useToast()
  const onError = (error: unknown) => toast.bad(errorText(error, 'Không đánh dấu được thông báo.'))
  const { mutate: read } = useMutation({ ...mutation('notices.read'), onError })
  const { mutate: readAll, isPending } = useMutation({ ...mutation('notices.readAll'), onError })
  const mayOpen = useOpenLink()
  return (
    <Card>
      <Loaded
        query={asked}
        title="Không mở được thông báo"
        empty={({ notices }) => (notices.length === 0 && page === 1 ? emptyWords[view] : null)}
      >
        {({ notices, meta }) => (
          <Stack gap="lg">
            {page === 1 && notices.some(isUnread) && (
              <Inline justify="end">
                <Button
                  loading={isPending}
                  onClick={() => readAll({ body: { last_id: Math.max(...notices.map(({ id }) => id)) } })}
                >
                  Đánh dấu tất cả đã đọc
                </Button>
              </Inline>
            )}
            <Stack as="ul" gap="lg">
              {notices.map((notice) => (
                <li key={notice.id}>
                  <NoticeLine
                    notice={notice}
                    mayOpen={mayOpen(notice.link)}
                    onRead={() => read({ path: { id: notice.id } })}
                  />
                </li>
              ))}
            </Stack>
            {meta.pagination !== undefined && meta.pagination.total > noticesPerPage && (
              <Pagination
                page={Math.min(page, meta.pagination.total_pages)}
                perPage={noticesPerPage}
                total={meta.pagination.total}
                onPageChange={setPage}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

function isUnread({ read_at }: Schemas['Notice']): boolean {
  return read_at === null
}
