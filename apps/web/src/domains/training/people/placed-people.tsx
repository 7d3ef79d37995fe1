import type { Data } from '@nhansu/sdk/contract'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

/** Who would come into a class, and who would not and why. */
export function PlacedPeople({
  placed: { added, waiting, refused },
}: {
  placed: Pick<Data<'trainingEmployees.storeBulk'>, 'added' | 'waiting' | 'refused'>
}) {
  return (
    <Stack>
      <Text>
        {`Sẽ thêm ${added} học viên${waiting > 0 ? `, trong đó ${waiting} người vào danh sách chờ vì khóa đã hết chỗ` : ''}.`}
      </Text>
      {refused.length > 0 && (
        <>
          <Text>{`${refused.length} người không thêm được:`}</Text>
          <ul>
            {refused.map(({ employee_id: id, full_name: name, nhansu_id: code, reason }) => (
              <li key={id}>
                <Text>{`${name} (${code}): ${reason}`}</Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  )
}
