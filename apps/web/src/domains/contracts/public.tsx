import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { ContractState } from './contract-state.tsx'

export { editContractPath } from './contract-paths.ts'

const ContractDrawer = lazy(() => import('./contract-drawer.tsx'))

/** The contracts of one employee in his file, the newest first. */
export default function EmployeeContracts({ employee }: { employee: { id: number } }) {
  const filter = { employee_id: { operator: 'equal', value: employee.id } } as const
  const contracts = useQuery(query('contracts.list', { query: { filter } }))
  const [shown, setShown] = useState<number>()
  return (
    <Loaded query={contracts}>
      {({ contracts: rows }) => (
        <>
          {rows.length === 0 && <Text tone="soft">Chưa có hợp đồng nào.</Text>}
          <Stack as="ul" gap="md">
            {rows.map((row) => (
              <li key={row.id}>
                <Inline>
                  <Button size="small" onClick={() => setShown(row.id)}>
                    {row.contract_number ?? 'Bản nháp'}
                  </Button>
                  <ContractState status={row.status_name} overdue={row.overdue_text} />
                </Inline>
                <Text as="p">{row.contract_type_name}</Text>
                <Text as="p" tone="soft">
                  {row.end_date === null
                    ? `Từ ${formatDate(row.start_date)}`
                    : `${formatDate(row.start_date)} đến ${formatDate(row.end_date)}`}
                </Text>
              </li>
            ))}
          </Stack>
          <Suspense>
            {shown !== undefined && <ContractDrawer id={shown} onClose={() => setShown(undefined)} />}
          </Suspense>
        </>
      )}
    </Loaded>
  )
}
