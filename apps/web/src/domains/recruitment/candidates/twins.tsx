import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { client } from '#web/session/client.ts'

/** What was said of who somebody is: a person who is there already, or another one with the same number. */
export interface Identity {
  applicant_id?: number
  is_other_person?: true
}

interface TwinsProps {
  identity: Identity
  onChoose: (identity: Identity) => void
}

const why = {
  phone: 'số điện thoại',
  id_number: 'số căn cước',
  email: 'email',
  name_and_birth: 'họ tên và ngày sinh',
} as const

/** Who is there already and may be the same person, while the form is filled in. */
export function Twins({ identity, onChoose }: TwinsProps) {
  const asked = useLikeness()
  const { data } = useQuery({
    queryKey: ['candidates.similar', asked],
    queryFn: ({ signal }) => client.call('candidates.similar', { body: asked }, { signal }),
    enabled: Object.keys(asked).length > 0,
    // Numbers of people are not kept once the form is left.
    gcTime: 0,
  })
  const { candidates = [], employees = [] } = data ?? {}
  if (candidates.length === 0 && employees.length === 0) {
    return (
      <Card title="Hồ sơ trùng">
        <Text tone="soft">Chưa thấy hồ sơ nào trùng với thông tin đã nhập.</Text>
      </Card>
    )
  }
  return (
    <Card title="Hồ sơ trùng">
      <Stack>
        {candidates.map((each) => (
          <Stack key={each.id} gap="xs">
            <Text weight="medium">
              {each.full_name}, sinh {formatDate(each.date_of_birth)}
            </Text>
            <Text size="hint" tone="soft">
              {each.recruitment_name ?? 'Nguồn dự trữ'} · {candidateStateLabels[each.state]} · trùng{' '}
              {each.why.map((word) => why[word]).join(', ')}
            </Text>
            <div>
              <Button
                disabled={identity.applicant_id === each.applicant_id}
                onClick={() => onChoose({ applicant_id: each.applicant_id })}
              >
                {identity.applicant_id === each.applicant_id ? 'Đang dùng hồ sơ này' : 'Dùng hồ sơ này'}
              </Button>
            </div>
          </Stack>
        ))}
        {employees.map((each) => (
          <Text key={each.id}>
            {each.full_name} ({each.nhansu_id}), {each.active ? 'đang làm việc' : 'đã nghỉ việc'}, trùng{' '}
            {(each.why ?? []).map((word) => why[word]).join(', ')}
          </Text>
        ))}
        {candidates.length > 0 && (
          <div>
            <Button
              tone="quiet"
              disabled={identity.is_other_person === true}
              onClick={() => onChoose({ is_other_person: true })}
            >
              {identity.is_other_person ? 'Đã xác nhận là người khác' : 'Là người khác'}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}

/** What of the form is enough to ask about, each value whole. */
function useLikeness(): Record<string, string> {
  const [name, birth, phone, email, idNumber] = useWatch<FormValues>({
    name: ['full_name', 'date_of_birth', 'phone', 'email', 'id_number'],
  }).map((value) => (typeof value === 'string' ? value.trim() : '')) as [
    string,
    string,
    string,
    string,
    string,
  ]
  return {
    ...(/^0\d{9,10}$/.test(phone) && { phone }),
    ...(/^0\d{11}$/.test(idNumber) && { id_number: idNumber }),
    ...(/^\S+@\S+\.\S{2,}$/.test(email) && { email }),
    ...(name !== '' && /^\d{4}-\d\d-\d\d$/.test(birth) && { full_name: name, date_of_birth: birth }),
  }
}
