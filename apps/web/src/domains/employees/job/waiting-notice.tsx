import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { filePath, type FilePartProps } from '../file/employee-file.ts'
import { changeTitle } from './change-title.ts'

/** The changes of work that wait for their day, beside the file; nothing where none does, and nothing of oneself. */
export default function WaitingNotice({ employee, own }: FilePartProps) {
  const path = { id: employee.id }
  const { data } = useQuery({ ...query('jobChanges.ofEmployee', { path }), enabled: !own })
  const waiting = data?.changes.filter(({ state }) => state === 'waiting').toReversed() ?? []
  if (waiting.length === 0) return null
  return (
    <Card
      title="Thay đổi chờ hiệu lực"
      actions={<Link href={`${filePath(employee.id)}?tab=job`}>Mở công việc</Link>}
    >
      <Stack as="ul" gap="xs">
        {waiting.map((change) => (
          <li key={change.id}>
            {changeTitle(change)}
            {change.held_up !== null && (
              <Text as="p" tone="bad">{`Chưa áp dụng được: ${change.held_up}`}</Text>
            )}
          </li>
        ))}
      </Stack>
    </Card>
  )
}
