import type { Schemas } from '@nhansu/sdk/contract'
import { roundAnswerLabels } from '@nhansu/sdk/domains/requests'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { keepRows, query } from '#web/session/queries.ts'
import { AnswerStatus } from './round-status.tsx'

type Answer = Schemas['RoundAnswer']
type Choice = Answer | 'all'

const size = 30
const choices: readonly { value: Choice; label: string }[] = [
  { value: 'all', label: 'Tất cả' },
  ...(['waiting', 'requested', 'confirmed'] as const).map((value) => ({
    value,
    label: roundAnswerLabels[value],
  })),
]

/** The people of a round, page by page, those of one answer where it is chosen. */
export function RoundPeople({ id }: { id: number }) {
  const [state, setState] = useState<Choice>('all')
  const [page, setPage] = useState(1)
  const asked = useQuery({
    ...query('profileRounds.people', {
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
    <Card
      title="Theo người"
      actions={<Select label="Trả lời" options={choices} value={state} onValueChange={choose} />}
    >
      <Loaded
        query={asked}
        level={3}
        empty={({ total }) => (total === 0 ? 'Không có ai với câu trả lời này.' : null)}
      >
        {({ people, total }) => (
          <Stack>
            <Stack as="ul" gap="sm">
              {people.map((person) => (
                <li key={person.id}>
                  <Person person={person} />
                </li>
              ))}
            </Stack>
            {total > size && <Pagination page={page} perPage={size} total={total} onPageChange={setPage} />}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

function Person({ person }: { person: Schemas['ProfileRoundPerson'] }) {
  const {
    full_name,
    nhansu_id,
    department_name,
    state,
    confirmed_at: at,
    changed_since,
    has_account,
  } = person
  const about = [
    department_name,
    !has_account && 'Chưa có tài khoản',
    at && `Xác nhận ${formatDateTime(at)}`,
    changed_since && 'Hồ sơ đã đổi sau khi xác nhận',
  ]
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text>{`${full_name} (${nhansu_id})`}</Text>
        <Text tone="soft">{about.filter(Boolean).join(' · ')}</Text>
      </Stack>
      <AnswerStatus state={state} />
    </Inline>
  )
}
