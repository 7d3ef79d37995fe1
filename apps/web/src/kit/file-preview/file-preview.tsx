import { Button } from '@nhansu/ui/button/button.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { Download } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { PictureView } from './picture-view.tsx'

// The reader of PDF files is larger than the rest of the app, and comes with the first one that is opened.
const PdfView = lazy(() => import('./pdf-view.tsx'))
const DocxView = lazy(() => import('./docx-view.tsx'))

export interface PreviewedFile {
  name: string
  /** As the server found it by the content; the name decides nothing. */
  media_type: string
}

interface FilePreviewProps {
  file: PreviewedFile
  /** Fetches the bytes. Keep its identity: a new one fetches them again. */
  load: (signal: AbortSignal) => Promise<Blob>
  /** Saves the file, for what cannot be shown here. */
  onDownload: () => void
}

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg'])
const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * A stored file in its place: pictures and PDF are drawn here, never in a frame, a DOCX gives its words alone; everything else
 * is for downloading.
 */
export function FilePreview({ file, load, onDownload }: FilePreviewProps) {
  const [tries, setTries] = useState(0)
  const shown = pictures.has(file.media_type) || file.media_type === pdf || file.media_type === docx
  if (!shown)
    return (
      <EmptyState
        title="Tệp này không xem trước được."
        actions={
          <Button icon={Download} onClick={onDownload}>
            Tải xuống
          </Button>
        }
      />
    )
  return <LoadedPreview key={tries} file={file} load={load} onRetry={() => setTries(tries + 1)} />
}

interface LoadedPreviewProps extends Pick<FilePreviewProps, 'file' | 'load'> {
  onRetry: () => void
}

function LoadedPreview({ file, load, onRetry }: LoadedPreviewProps) {
  const [content, setContent] = useState<Blob>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const gone = new AbortController()
    load(gone.signal).then(setContent, (error: unknown) => {
      if (!gone.signal.aborted) setProblem(errorText(error))
    })
    return () => gone.abort()
  }, [load])

  if (problem !== undefined) return <ErrorState text={problem} onRetry={onRetry} />
  if (content === undefined) return <Loading />
  return (
    <Suspense fallback={<Loading />}>
      <Shown file={file} content={content} />
    </Suspense>
  )
}

function Shown({ file: { name, media_type: type }, content }: { file: PreviewedFile; content: Blob }) {
  if (type === pdf) return <PdfView name={name} content={content} />
  if (type === docx) return <DocxView name={name} content={content} />
  return <PictureView name={name} content={content} />
}
