import { Card } from '@nhansu/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { RecordFiles } from '#web/kit/record-files/record-files.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { documentFileDeeds } from './document-file-deeds.ts'

/** The files of a document on the page of what it is the paper of; nothing for who may not see the document. */
export default function FilesOfDocument({ id }: { id: number }) {
  const { data } = useQuery(query('documents.show', { path: { id } }))
  const mayEdit = usePermission('document_edit')
  if (!data) return null
  return (
    <Card title="Tệp đính kèm">
      <RecordFiles id={id} files={data.document.files ?? []} deeds={documentFileDeeds} mayEdit={mayEdit} />
    </Card>
  )
}
