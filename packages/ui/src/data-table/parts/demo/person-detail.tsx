import { Columns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { Person } from './people.ts'

/** What stands under an opened row of the stories. */
export function PersonDetail({ person }: { person: Person }) {
  const facts: [string, string][] = [
    ['Địa chỉ liên hệ', 'Số 12 đường Hoa Sữa, phường Tân Lập'],
    ['Thư điện tử', `${person.code.toLowerCase()}@example.com`],
    ['Người quản lý', 'Lương Nhật Hào'],
  ]
  return (
    <Columns count={3}>
      {facts.map(([name, value]) => (
        <Stack key={name} gap="none">
          <Text size="hint" tone="hint">
            {name}
          </Text>
          <Text>{value}</Text>
        </Stack>
      ))}
    </Columns>
  )
}
