import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { EmployeeFile } from '../file/employee-file.ts'
import { leftWork } from './left-work.ts'

/** What somebody who leaves is still responsible for, with the way to 'Bàn giao việc'; nothing where there is none of it. */
export function WorkToHandOver({ account }: { account: NonNullable<EmployeeFile['account']> }) {
  const mayGive = usePermission('permission_edit')
  const { data } = useQuery({
    ...query('accounts.work', { path: { id: account.id } }),
    enabled: mayGive,
    staleTime: 0,
  })
  const left = (data?.work ?? []).filter(({ total }) => total > 0)
  if (left.length === 0) return null
  return (
    <Text as="p">
      {`Còn phụ trách việc chưa xong: ${leftWork(left)}. `}
      <Link href={`/phan-quyen/nguoi-dung?q=${encodeURIComponent(account.login)}`}>Bàn giao việc</Link>
    </Text>
  )
}
