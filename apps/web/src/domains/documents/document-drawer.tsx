import { decisionTypeLabels, documentSourceLabels, originalLabels } from '@nhansu/sdk/domains/documents'
import { fieldFacts } from '@nhansu/sdk/field-facts/documents'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { type Description, DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogBody, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { RecordFiles } from '#web/kit/record-files/record-files.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { Document } from './document-form.tsx'
import { DocumentExpiry } from './document-states.tsx'
import { documentFileDeeds } from './files/document-file-deeds.ts'
import { ReadingsSection } from './readings/readings-section.tsx'

interface DocumentDrawerProps {
  id: number
  onEdit: (document: Document) => void
  onClose: () => void
}

/** One document over the screen that it was chosen on: what it says, and its files. */
export default function DocumentDrawer({ id, onEdit, onClose }: DocumentDrawerProps) {
  const asked = useQuery(query('documents.show', { path: { id } }))
  const mayEdit = usePermission('document_edit')
  const document = asked.data?.document
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DrawerContent width="large">
        <DialogHeader
          title={document ? `Tài liệu ${document.number}` : 'Tài liệu'}
          description={document?.summary}
        />
        <DialogBody>
          {!document &&
            (asked.error ? (
              <ErrorState text={errorText(asked.error)} onRetry={() => void asked.refetch()} />
            ) : (
              <Loading />
            ))}
          {document && (
            <Stack gap="lg">
              <Inline gap="sm">
                {document.is_sensitive && <Status tone="warn">Nhạy cảm</Status>}
                <DocumentExpiry state={document.expiry_state} daysLeft={document.days_left} />
                {mayEdit && (
                  <Button size="small" icon={Pencil} onClick={() => onEdit(document)}>
                    Sửa
                  </Button>
                )}
              </Inline>
              <DescriptionList items={factsOf(document)} columns={2} layout="under" />
              <Stack gap="sm">
                <Heading level={3}>Tệp đính kèm</Heading>
                <RecordFiles
                  id={document.id}
                  files={document.files ?? []}
                  deeds={documentFileDeeds}
                  mayEdit={mayEdit}
                />
              </Stack>
              <ReadingsSection document={document} mayEdit={mayEdit} />
            </Stack>
          )}
        </DialogBody>
      </DrawerContent>
    </Dialog>
  )
}

const { titles } = fieldFacts

function factsOf(document: Document): Description[] {
  const { decision_type: decision, employees, employee_total: total, copies, remind_days } = document
  const names = employees.map(({ full_name, nhansu_id }) => `${full_name} (${nhansu_id})`)
  const unseen = total - employees.length
  const labels: Readonly<Record<number, string>> = decisionTypeLabels
  return [
    { term: titles.document_type_id, value: document.document_type_label },
    ...(decision === null ? [] : [{ term: titles.decision_type, value: labels[decision] }]),
    {
      term: titles.employee_ids,
      value: [...names, ...(unseen > 0 ? [`${unseen} người khác`] : [])].join(', '),
    },
    { term: titles.issue_date, value: formatDate(document.issue_date) },
    { term: titles.effective_date, value: formatDate(document.effective_date) },
    { term: titles.expiry_date, value: formatDate(document.expiry_date) },
    ...(document.expiry_date === null
      ? []
      : [{ term: titles.remind_days, value: remind_days.map((day) => `${day} ngày`).join(', ') }]),
    { term: titles.signer, value: document.signer },
    { term: titles.signer_title, value: document.signer_title },
    { term: titles.issued_by, value: document.issued_by },
    {
      term: 'Bản giấy',
      value: `${originalLabels[document.is_original ? 'true' : 'false']}${copies === null ? '' : `, ${copies} bản`}`,
    },
    { term: titles.storage_place, value: document.storage_place },
    { term: titles.source, value: documentSourceLabels[document.source] },
    { term: titles.note, value: document.note },
    { term: titles.created_by_name, value: document.created_by_name },
  ]
}
