import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { leftWork } from './left-work.ts'

/** So many are read one by one; of more the count is told. */
const mostShown = 10

/** Who of these leavers is still responsible for what, each with the way to 'Bàn giao việc'; nothing where nobody is. */
export function WorkOfLeavers({ ids }: { ids: readonly number[] }) {
  const mayGive = usePermission('permission_edit:company')
  const { data } = useQuery({
    queryKey: ['accounts.workOfEmployees', ids],
    queryFn: ({ signal }) =>
      client.call('accounts.workOfEmployees', { body: { employee_ids: [...ids] } }, { signal }),
    enabled: mayGive && ids.length > 0,
    staleTime: 0,
  })
  if (data === undefined || data.total === 0) return null
  const shown = data.people.slice(0, mostShown)
  const further = data.total - shown.length
  return (
    <Stack gap="xs">
      <Text as="p">{`${formatNumber(data.total)} người còn phụ trách việc chưa xong:`}</Text>
      <Stack as="ul" gap="xs">
        {shown.map(({ employee_id: id, full_name: name, nhansu_id: code, login, work }) => (
          <li key={id}>
            {`${name} (${code}): ${leftWork(work)}. `}
            {login === null ? (
              <WithoutAccount work={work} />
            ) : (
              <Link
                href={`/phan-quyen/nguoi-dung?q=${encodeURIComponent(login)}`}
                aria-label={`Bàn giao việc của ${name}`}
              >
                Bàn giao việc
              </Link>
            )}
          </li>
        ))}
      </Stack>
      {further > 0 && <Text as="p" tone="soft">{`… và ${formatNumber(further)} nhân viên khác.`}</Text>}
    </Stack>
  )
}

/** Nothing is handed over from an account that there is not: each work is given to another where it stands. */
function WithoutAccount({ work }: Pick<Schemas['EmployeeWork'], 'work'>) {
  return work.map(({ key, title, link }, place) => (
    <Fragment key={key}>
      {place > 0 && ', '}
      <Link href={link}>{`Đổi người phụ trách (${title.toLowerCase()})`}</Link>
    </Fragment>
  ))
}
