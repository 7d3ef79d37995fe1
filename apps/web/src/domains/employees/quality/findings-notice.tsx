import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import type { FilePartProps } from '../file/employee-file.ts'

/** What a file lacks and what in it does not fit each other, beside it, as far as the reader sees those fields. */
export default function FindingsNotice({ employee, own }: FilePartProps) {
  const filter = { id: { operator: 'in' as const, value: [employee.id] } }
  const { data } = useQuery({
    ...query('employees.list', { query: { include: ['papers'], filter } }),
    enabled: !own,
  })
  const [found] = data?.employees ?? []
  const words = [found?.findings, found?.sensitive_findings, found?.number_findings].filter(
    (text): text is string => typeof text === 'string',
  )
  if (words.length === 0) return null
  return (
    <Card title="Dữ liệu cần xem lại">
      <Stack as="ul" gap="xs">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </Stack>
    </Card>
  )
}
