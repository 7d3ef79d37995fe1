import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { decisionPath, newDecisionPath } from './decision-paths.ts'
import { DecisionState } from './decision-state.tsx'

export { decisionPath } from './decision-paths.ts'

/** Who signs decisions, of those who may on the day. */
export const SignerField = lazy(() => import('./signer-field.tsx'))

/** The same as a field of the form around it. */
export const FormSigner = lazy(() => import('./form-signer.tsx'))

const labels: Readonly<Record<number, string>> = decisionTypeLabels
const most = 100

/** The decisions about an employee, in his file, the last one to take effect first. */
export default function EmployeeDecisions({ employee }: { employee: { id: number } }) {
  const filter = { employee_id: { operator: 'equal', value: employee.id } } as const
  const decisions = useQuery(
    query('decisions.list', { query: { filter, pagination: true, page: 1, size: most } }),
  )
  const mayEdit = usePermission('document_edit')
  return (
    <Stack>
      {mayEdit && (
        <Inline justify="end">
          <ButtonLink href={`${newDecisionPath}?nhan_vien=${employee.id}`}>Thêm quyết định</ButtonLink>
        </Inline>
      )}
      <Loaded query={decisions}>
        {({ decisions: rows }) => (
          <>
            {rows.length === 0 && <EmptyState title="Chưa có quyết định nào" />}
            <Stack as="ul" gap="md">
              {rows.map((row) => (
                <li key={row.id}>
                  <Inline gap="md" justify="between">
                    <Stack gap="xs">
                      <Text weight="medium">
                        {[labels[row.decision_type], row.decision_number].filter(Boolean).join(' · ')}
                      </Text>
                      <Text>{row.summary}</Text>
                      <Text tone="soft">Hiệu lực từ {formatDate(row.effective_date)}</Text>
                    </Stack>
                    <Inline gap="sm">
                      <DecisionState status={row.status_name} />
                      <ButtonLink href={decisionPath(row.id)} size="small">
                        Xem
                      </ButtonLink>
                    </Inline>
                  </Inline>
                </li>
              ))}
            </Stack>
          </>
        )}
      </Loaded>
    </Stack>
  )
}
