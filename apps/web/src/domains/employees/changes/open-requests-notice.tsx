import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import type { FilePartProps } from '../file/employee-file.ts'

/** The requests for changes of this file that wait for a verdict; nothing where none does. One's own stand on their page. */
export default function OpenRequestsNotice({ employee, own }: FilePartProps) {
  const filter = {
    employee_id: { operator: 'in' as const, value: [employee.id] },
    state: { operator: 'in' as const, value: ['waiting'] },
  }
  const { data } = useQuery({ ...query('requestChangeInfos.list', { query: { filter } }), enabled: !own })
  const requests = data?.requests ?? []
  if (requests.length === 0) return null
  return (
    <Card
      title="Yêu cầu cập nhật chờ duyệt"
      actions={<Link href={`/yeu-cau-cap-nhat-thong-tin/${employee.id}`}>Mở yêu cầu</Link>}
    >
      <Stack as="ul" gap="xs">
        {requests.map(({ id, changes }) => (
          <li key={id}>{changes}</li>
        ))}
      </Stack>
    </Card>
  )
}
