import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { query } from '#web/session/queries.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import { worksWords } from './transfer-words.ts'

const SamePeopleDrawer = lazy(() => import('./same-people-drawer.tsx'))

/** Where somebody stands under another code in another company; nothing where he does not, or who reads does not read the group. */
export default function SamePeopleNotice({ employee, own }: FilePartProps) {
  const { data } = useQuery({
    ...query('samePeople.list', { query: { employee_id: employee.id } }),
    enabled: !own,
    retry: false,
  })
  const [isOpen, setIsOpen] = useState(false)
  const found = data?.same_people ?? []
  if (found.length === 0) return null
  return (
    <Card
      title="Trùng người trong tập đoàn"
      actions={
        <Button size="small" onClick={() => setIsOpen(true)}>
          Xem và liên kết
        </Button>
      }
    >
      <Stack gap="xs">
        {found.map((other) => (
          <Text as="p" key={`${other.other_company_id}-${other.other_nhansu_id}`}>
            {`${other.other_company_name} có hồ sơ mã ${other.other_nhansu_id} cùng số căn cước, ${worksWords(other.other_active)}.`}
          </Text>
        ))}
      </Stack>
      {isOpen && (
        <Suspense>
          <SamePeopleDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
