import { retentionClassLabels } from '@nhansu/sdk/domains/personal-data'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { erasureHint } from './erasures.tsx'

/** What was erased of somebody, said in the file; nothing where nothing was. */
export function ErasedNote({ employeeId }: { employeeId: number }) {
  const { data } = useQuery(query('erasures.list', { query: { employee_id: employeeId } }))
  const done = data?.erasures.filter(({ state }) => state === 'done') ?? []
  if (done.length === 0) return null
  return (
    <Stack gap="xs">
      {done.map((erasure) => (
        <Text key={erasure.id} as="p" tone="warn">
          {`Đã xóa theo thời hạn lưu dữ liệu (Luật 91/2025/QH15): ${erasure.classes
            .map((key) => retentionClassLabels[key])
            .join('; ')}. ${erasureHint(erasure)}.`}
        </Text>
      ))}
    </Stack>
  )
}
