import { Button } from '@nhansu/ui/button/button.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { FilePartProps } from '#web/domains/employees/public.ts'
import { errorText } from '#web/kit/feedback/messages.ts'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { DocumentExpiry } from './document-states.tsx'
import { useDocumentDialogs } from './use-document-dialogs.tsx'

const most = 100

/** The documents about an employee, in his file, the last one issued first. */
export default function EmployeeDocumentsTab({ employee }: FilePartProps) {
  const filter = { employee_id: { operator: 'equal', value: employee.id } } as const
  const asked = useQuery(
    query('documents.list', { query: { filter, pagination: true, page: 1, size: most } }),
  )
  const mayEdit = usePermission('document_edit')
  const { show, add, dialogs } = useDocumentDialogs(employee.id)
  const { documents, meta } = asked.data ?? {}
  const total = meta?.pagination?.total ?? 0
  return (
    <Stack>
      {mayEdit && (
        <Inline justify="end">
          <Button icon={Plus} onClick={add}>
            Thêm tài liệu
          </Button>
        </Inline>
      )}
      {!documents &&
        (asked.error ? (
          <ErrorState text={errorText(asked.error)} onRetry={() => void asked.refetch()} />
        ) : (
          <Loading />
        ))}
      {documents?.length === 0 && <EmptyState title="Chưa có tài liệu nào" />}
      <Stack as="ul" gap="md">
        {documents?.map((document) => (
          <li key={document.id}>
            <Inline gap="md" justify="between">
              <Stack gap="xs">
                <Text weight="medium">
                  {document.document_type_label} {document.number}
                </Text>
                <Text>{document.summary}</Text>
                <Text tone="soft">
                  Ban hành {formatDate(document.issue_date)} · {document.file_total} tệp
                </Text>
              </Stack>
              <Inline gap="sm">
                {document.expiry_state !== null && (
                  <DocumentExpiry state={document.expiry_state} daysLeft={document.days_left} />
                )}
                <Button size="small" aria-label={`Xem ${document.number}`} onClick={() => show(document)}>
                  Xem
                </Button>
              </Inline>
            </Inline>
          </li>
        ))}
      </Stack>
      {total > most && <Text tone="soft">Còn {total - most} tài liệu cũ hơn ở danh sách tài liệu.</Text>}
      {dialogs}
    </Stack>
  )
}
