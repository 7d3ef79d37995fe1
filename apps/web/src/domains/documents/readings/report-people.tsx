import type { Schemas } from '@nhansu/sdk/contract'
import { readerStateLabels } from '@nhansu/sdk/domains/documents'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { keepRows, query } from '#web/session/queries.ts'
import { ReaderStatus } from './reader-status.tsx'

type ReaderState = Schemas['ReaderState']
type Choice = ReaderState | 'all'

const size = 30
const choices: readonly { value: Choice; label: string }[] = [
  { value: 'all', label: 'Tất cả' },
  // The table's keys are exactly these.
  ...(Object.keys(readerStateLabels) as ReaderState[]).map((value) => ({
    value,
    label: readerStateLabels[value],
  })),
]

/** The people of a request, page by page, those of one state where it is chosen. */
export function ReportPeople({ reading: { id, due_date: due } }: { reading: Schemas['DocumentReading'] }) {
  const [state, setState] = useState<Choice>('all')
  const [page, setPage] = useState(1)
  const asked = useQuery({
    ...query('documentReadings.people', {
      path: { id },
      query: { page, size, ...(state !== 'all' && { state }) },
    }),
    placeholderData: keepRows(),
  })
  const choose = (value: Choice | null) => {
    setState(value ?? 'all')
    setPage(1)
  }
  return (
    <Stack gap="sm">
      <Inline gap="md" justify="between">
        <Heading level={3}>Theo người</Heading>
        <Select label="Tình trạng" options={choices} value={state} onValueChange={choose} />
      </Inline>
      <Loaded
        query={asked}
        level={3}
        empty={({ total }) => (total === 0 ? 'Không có ai ở tình trạng này.' : null)}
      >
        {({ people, total }) => (
          <>
            <Stack as="ul" gap="sm">
              {people.map((person) => (
                <li key={person.id}>
                  <Person person={person} due={due} />
                </li>
              ))}
            </Stack>
            {total > size && <Pagination page={page} perPage={size} total={total} onPageChange={setPage} />}
          </>
        )}
      </Loaded>
    </Stack>
  )
}

/** Somebody who is asked; his own day stands there where it is not that of the request. */
function Person({ person, due }: { person: Schemas['DocumentReader']; due: string }) {
  const { full_name, nhansu_id, department_name, state, confirmed_at, has_account, files } = person
  const about = [
    department_name,
    !has_account && 'Chưa có tài khoản',
    person.due_date !== due && `Hạn ${formatDate(person.due_date)}`,
    confirmed_at && `Xác nhận ${formatMinute(confirmed_at)}`,
    files,
  ]
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text>{`${full_name} (${nhansu_id})`}</Text>
        <Text tone="soft">{about.filter(Boolean).join(' · ')}</Text>
      </Stack>
      <ReaderStatus state={state} daysLeft={person.days_left} />
    </Inline>
  )
}
