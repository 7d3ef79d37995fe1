import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { ScrollArea } from '@nhansu/ui/layout/scroll-area.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { Switch } from '@nhansu/ui/switch/switch.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { employeesOf } from '#web/domains/employees/public.ts'
import { keepRows, query } from '#web/session/queries.ts'
import type { Department } from './department-tree.ts'

/** More names than this are looked through in the list of employees. */
const MOST_SHOWN = 200

/** Who works in a department, and, when asked, in all below it. */
export function DepartmentEmployees({ department }: { department: Department }) {
  const [recursive, setRecursive] = useState(true)
  const { data, error, refetch } = useQuery({
    ...query('departments.employees', { path: { id: department.id }, query: { recursive } }),
    placeholderData: keepRows(),
  })
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Switch label="Tính cả đơn vị trực thuộc" checked={recursive} onCheckedChange={setRecursive} />
        <Link href={employeesOf(department.id)}>Mở trong danh sách nhân viên</Link>
      </Inline>
      {error && (
        <ErrorState text={error.message} requestId={error.requestId} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading />}
      {data?.employees.length === 0 && <EmptyState title="Chưa có nhân viên nào" level={3} />}
      {data && data.employees.length > 0 && (
        <>
          <Text tone="soft">{shownWords(data.employees.length)}</Text>
          <ScrollArea label={`Nhân viên ${department.name}`} height="large">
            <Stack as="ul" gap="xs">
              {data.employees.slice(0, MOST_SHOWN).map(({ id, nhansu_id, full_name }) => (
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
    </Stack>
  )
}

function shownWords(total: number): string {
  const all = `${formatNumber(total)} nhân viên`
  return total > MOST_SHOWN ? `${all}; dưới đây là ${MOST_SHOWN} người đầu tiên theo tên` : all
}
