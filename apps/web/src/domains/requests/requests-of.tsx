import { Button } from '@nhansu/ui/button/button.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { RequestState } from './request-state.tsx'
import { waited } from './waited.ts'

const RequestDrawer = lazy(() => import('./request-drawer.tsx'))

interface RequestsOfProps {
  employeeId: number
  actions?: ReactNode
}

/** The requests about one employee, those that wait first; each opens over the screen. */
export function RequestsOf({ employeeId, actions }: RequestsOfProps) {
  const filter = { employee_id: { operator: 'in' as const, value: [employeeId] } }
  const asked = useQuery(query('requestChangeInfos.list', { query: { filter } }))
  const [search] = useSearchParams()
  const named = Number(search.get('id'))
  const [opened, setOpened] = useState<number | undefined>(named > 0 ? named : undefined)
  return (
    <Card>
      <Loaded query={asked}>
        {({ requests }) =>
          requests.length === 0 ? (
            <EmptyState title="Chưa có yêu cầu nào" {...(actions && { actions })} />
          ) : (
            <Stack as="ul" gap="lg">
              {requests.map(({ id, changes, created_at, state, waiting_days, reviewed_by_name }) => (
                <li key={id}>
                  <Inline gap="md" justify="between">
                    <Stack gap="xs">
                      <Text weight="medium">{changes}</Text>
                      <Text tone="soft" size="hint">
                        Gửi lúc {formatMinute(created_at)}
                        {waiting_days !== null && `, ${waited(waiting_days)}`}
                        {reviewed_by_name && `, người duyệt ${reviewed_by_name}`}
                      </Text>
                    </Stack>
                    <Inline gap="sm">
                      <RequestState state={state} />
                      <Button
                        size="small"
                        aria-label={`Xem yêu cầu: ${changes}`}
                        onClick={() => setOpened(id)}
                      >
                        Xem
                      </Button>
                    </Inline>
                  </Inline>
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
      <Suspense>
        {opened !== undefined && <RequestDrawer id={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Card>
  )
}
