import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { EmployeeFile } from './employee-file.ts'

/** Every position that somebody holds, the main one first. */
export function HeldPositionList({ positions }: Pick<EmployeeFile, 'positions'>) {
  if (positions.length === 0) return <Text tone="hint">Hiện không giữ chức vụ nào.</Text>
  return (
    <Stack as="ul" gap="sm">
      {positions
        .toSorted((one, other) => Number(other.is_main) - Number(one.is_main))
        .map(({ id, position_name, department_name, is_main, from_date }) => (
          <li key={id}>
            <Text as="p" weight="medium">
              {position_name}, {department_name}
            </Text>
            <Text as="p" size="hint" tone="hint">
              {is_main ? 'Chức vụ chính' : 'Kiêm nhiệm'}, từ {formatDate(from_date)}
            </Text>
          </li>
        ))}
    </Stack>
  )
}
