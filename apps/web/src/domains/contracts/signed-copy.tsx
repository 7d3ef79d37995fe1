import { download, saveFile } from '@nhansu/sdk'
import { NotFoundError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Download } from 'lucide-react'
import { useCallback, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { FilePreview } from '#web/kit/file-preview/file-preview.tsx'
import { client } from '#web/session/client.ts'

type Copy = Awaited<ReturnType<typeof fetchCopy>>

/** The signed copy of a contract, fetched once it is asked for: whoever looks at it stands in the trail. */
export function SignedCopy({ contractId }: { contractId: number }) {
  const [copy, setCopy] = useState<Copy>()
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const open = async () => {
    setBusy(true)
    try {
      setCopy(await fetchCopy(contractId))
    } catch (error) {
      const isNone = error instanceof NotFoundError
      toast.bad(isNone ? 'Hợp đồng có mã hợp đồng điện tử, chưa có tệp bản ký.' : errorText(error))
    }
    setBusy(false)
  }
  return (
    <Stack>
      <Heading level={3}>Bản ký</Heading>
      <Inline>
        {copy === undefined ? (
          <Button size="small" loading={isBusy} onClick={() => void open()}>
            Xem bản ký
          </Button>
        ) : (
          <>
            <Button size="small" onClick={() => setCopy(undefined)}>
              Ẩn bản ký
            </Button>
            <Button size="small" icon={Download} onClick={() => saveFile(copy)}>
              Tải xuống
            </Button>
          </>
        )}
      </Inline>
      {copy && <Preview copy={copy} />}
    </Stack>
  )
}

function Preview({ copy }: { copy: Copy }) {
  const load = useCallback(() => Promise.resolve(copy.blob), [copy])
  const file = { name: copy.name ?? 'Bản ký', media_type: copy.blob.type }
  return <FilePreview file={file} load={load} onDownload={() => saveFile(copy)} />
}

async function fetchCopy(id: number) {
  const { ticket } = await client.call('contracts.fileTicket', { path: { id } })
  return download(client, 'files.download', { path: { ticket } })
}
