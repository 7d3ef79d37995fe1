import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { ScrollArea } from '@nhansu/ui/layout/scroll-area.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Switch } from '@nhansu/ui/switch/switch.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { employeesOf } from '#web/domains/employees/public.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { keepRows, query } from '#web/session/queries.ts'
import type { Department } from './department-tree.ts'

/** More names than this are looked through in the list of employees. */
const MOST_SHOWN = 200

interface DepartmentEmployeesProps {
  department: Department
  /** Another day that is looked at; null for today. */
  asOf: string | null
}

/** Who works in a department, and, when asked, in all below it. */
export function DepartmentEmployees({ department, asOf }: DepartmentEmployeesProps) {
  const [recursive, setRecursive] = useState(true)
  const people = useQuery({
    ...query('departments.employees', {
      path: { id: department.id },
      query: { recursive, ...(asOf !== null && { as_of: asOf }) },
    }),
    placeholderData: keepRows(),
  })
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Switch label="Tính cả đơn vị trực thuộc" checked={recursive} onCheckedChange={setRecursive} />
        <Link href={employeesOf(department.id, asOf)}>Mở trong danh sách nhân viên</Link>
      </Inline>
      <Loaded
        query={people}
        empty={({ employees }) => (employees.length === 0 ? 'Chưa có nhân viên nào' : null)}
      >
        {({ employees }) => (
          <>
            <Text tone="soft">{shownWords(employees.length)}</Text>
            <ScrollArea label={`Nhân viên ${department.name}`} height="large">
              <Stack as="ul" gap="xs">
                {employees.slice(0, MOST_SHOWN).map(({ id, nhansu_id, full_name }) => (
                  <li key={id}>
                    <Inline gap="md" wrap={false}>
                      <Text tabular tone="soft">
                        {nhansu_id}
                      </Text>
                      <Link tone="quiet" href={`/nhan-vien/${id}/chi-tiet`}>
                        {full_name}
                      </Link>
                    </Inline>
                  </li>
                ))}
              </Stack>
            </ScrollArea>
          </>
        )}
      </Loaded>
    </Stack>
  )
}

function shownWords(total: number): string {
  const all = `${formatNumber(total)} nhân viên`
  return total > MOST_SHOWN ? `${all}; dưới đây là ${MOST_SHOWN} người đầu tiên theo tên` : all
}
