import type { Data } from '@nhansu/sdk/contract'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Suspense } from 'react'
import { RecordFiles } from '#web/kit/record-files/record-files.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { FilesOfDocument } from '#web/domains/documents/public.ts'
import { draftFileDeeds } from './decision-file-deeds.ts'

/**
 * The files of a decision: a draft's own, which issuing gives to its document, and that document's from then on. Whoever may
 * know of none of a draft's, because his rights do not reach everybody in it, could send none either.
 */
export function DecisionFiles({ decision, files }: Pick<Data<'decisions.show'>, 'decision' | 'files'>) {
  const mayEdit = usePermission('document_edit')
  const { id, state, document_id: documentId } = decision
  if (state !== 'draft') return documentId === null ? null : <OfDocument id={documentId} />
  if (files === null) return null
  return (
    <Card title="Tệp đính kèm">
      <Stack>
        <Text tone="soft">
          Bản quét, phụ lục của bản nháp; khi ban hành thành tệp của tài liệu quyết định.
        </Text>
        <RecordFiles id={id} files={files} deeds={draftFileDeeds} mayEdit={mayEdit} />
      </Stack>
    </Card>
  )
}

function OfDocument({ id }: { id: number }) {
  return (
    <Suspense>
      <FilesOfDocument id={id} />
    </Suspense>
  )
}
