import { download, saveFile } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { trainingDocumentKindLabels } from '@nhansu/sdk/domains/training'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Download } from 'lucide-react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'

/** The documents of a course that its people and lecturers may read, each to be taken away. */
export function OwnDocuments({ documents }: { documents: readonly Schemas['OwnTrainingDocument'][] }) {
  const toast = useToast()
  const open = async (id: number) => {
    try {
      saveFile(await download(client, 'trainingInvitations.document', { path: { id } }))
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return (
    <Stack as="ul" gap="md">
      {documents.map(({ id, kind, name, file_size: size }) => (
        <li key={id}>
          <Inline justify="between">
            <Stack gap="none">
              <Text>{name}</Text>
              <Text size="hint" tone="hint">
                {`${trainingDocumentKindLabels[kind]}, ${formatFileSize(size)}`}
              </Text>
            </Stack>
            <Button icon={Download} aria-label={`Tải về: ${name}`} onClick={() => void open(id)}>
              Tải về
            </Button>
          </Inline>
        </li>
      ))}
    </Stack>
  )
}
