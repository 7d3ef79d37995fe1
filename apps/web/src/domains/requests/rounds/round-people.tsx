import { download, saveFile } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { roundAnswerLabels } from '@nhansu/sdk/domains/requests'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { AnswerStatus } from './round-status.tsx'
import { noUnit, unitOptions } from './round-words.ts'

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

interface RoundPeopleProps {
  id: number
  units: readonly Schemas['ProfileRoundUnit'][]
}

/** The people of a round, page by page, those of one answer or unit where it is chosen, and the same as a workbook. */
export function RoundPeople({ id, units }: RoundPeopleProps) {
  const [state, setState] = useState<Choice>('all')
  const [unit, setUnit] = useState<number | null>(null)
  const [page, setPage] = useState(1)
  const chosen = {
    ...(state !== 'all' && { state }),
    ...(unit === noUnit ? { without_unit: true } : unit !== null && { department_id: unit }),
  }
  const asked = useQuery({
    ...query('profileRounds.people', { path: { id }, query: { page, size, ...chosen } }),
    placeholderData: keepRows(),
  })
  const mayExport = usePermission('request_change_export:company')
  const toast = useToast()
  const bring = async () =>
    saveFile(await download(client, 'profileRounds.export', { path: { id }, query: chosen }))
  return (
    <Card
      title="Theo người"
      {...(mayExport && {
        actions: (
          <Button
            icon={Download}
            onClick={() => void bring().catch((error: unknown) => toast.bad(errorText(error)))}
          >
            Xuất Excel
          </Button>
        ),
      })}
    >
      <Stack>
        <Inline gap="md">
          <Select
            label="Trả lời"
            options={choices}
            value={state}
            onValueChange={(value) => {
              setState(value ?? 'all')
              setPage(1)
            }}
          />
          <Combobox
            label="Đơn vị"
            placeholder="Tất cả"
            options={unitOptions(units)}
            value={unit}
            onValueChange={(value) => {
              setUnit(value)
              setPage(1)
            }}
          />
        </Inline>
        <Loaded query={asked} level={3} empty={({ total }) => (total === 0 ? 'Không có ai phù hợp.' : null)}>
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
      </Stack>
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
    at && `Xác nhận ${formatMinute(at)}`,
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
