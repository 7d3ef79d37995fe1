import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { Schemas } from '@nhansu/sdk/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'

type WaitingField = Schemas['WaitingField']

interface WaitingFieldsProps {
  employeeId: number
  /** Which fields somebody is about to edit: `phone`, `relatives.214.full_name`. */
  isMeant: (path: string) => boolean
}

/** Tells whoever is about to edit a file for which of its fields a request waits; nothing where none does. */
export function WaitingFields({ employeeId, isMeant }: WaitingFieldsProps) {
  const mayEdit = usePermission('employee_edit')
  const { data } = useQuery({
    ...query('requestChangeInfos.waitingFields', { query: { employee_id: employeeId } }),
    enabled: mayEdit,
  })
  const requests = [
    ...Map.groupBy(
      (data?.fields ?? []).filter(({ path }) => isMeant(path)),
      ({ request_id }) => request_id,
    ),
  ]
  if (requests.length === 0) return null
  return (
    <Card title="Đang có yêu cầu cập nhật">
      <Stack gap="xs">
        {requests.map(([id, fields]) => (
          <Text key={id}>
            {[...new Set(fields.flatMap(({ label }) => label ?? []))].join(', ')}: {stateWords(fields[0])}{' '}
            <Link href={`/yeu-cau-cap-nhat-thong-tin?id=${id}`}>Xem yêu cầu</Link>
          </Text>
        ))}
        <Text tone="soft">Sửa ở đây thì yêu cầu phải được kiểm tra lại trước khi duyệt.</Text>
      </Stack>
    </Card>
  )
}

function stateWords(first: WaitingField | undefined) {
  if (first === undefined) return ''
  const sent = `gửi lúc ${formatDateTime(first.created_at)}`
  return first.state === 'accepted' && first.effective_date !== null
    ? `${sent}, đã duyệt, áp dụng từ ${formatDate(first.effective_date)}.`
    : `${sent}, đang chờ duyệt.`
}
