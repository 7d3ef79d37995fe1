import { Button } from '@nhansu/ui/button/button.tsx'
import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite answers the address of a file that is asked for with ?url
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useCallback, useEffect, useRef, useState } from 'react'
import { frame, page } from './file-preview.css.ts'

GlobalWorkerOptions.workerSrc = workerAddress

const broken = 'Tệp PDF này không mở được. Hãy tải xuống để xem.'

/** A PDF, one page at a time, drawn on a canvas: scripts, links and forms of the file do nothing here. */
export default function PdfView({ name, content }: { name: string; content: Blob }) {
  const [opened, setOpened] = useState<PDFDocumentProxy>()
  const [isBroken, setBroken] = useState(false)
  const [at, setAt] = useState(1)
  const fail = useCallback(() => setBroken(true), [])

  useEffect(() => {
    let task: ReturnType<typeof getDocument> | undefined
    let isGone = false
    const open = async () => {
      const data = new Uint8Array(await content.arrayBuffer())
      if (isGone) return
      // What is fetched from elsewhere, compiled or run is off: the page's policy allows none of it.
      task = getDocument({ data, useWasm: false, enableXfa: false, stopAtErrors: false })
      setOpened(await task.promise)
    }
    open().catch(() => isGone || setBroken(true))
    return () => {
      isGone = true
      void task?.destroy()
    }
  }, [content])

  if (isBroken) return <ErrorState title="Không xem trước được" text={broken} />
  if (!opened) return <Loading />
  const total = opened.numPages
  return (
    <Stack gap="sm">
      {total > 1 && (
        <Inline gap="sm">
          <Button icon={ChevronLeft} size="small" disabled={at === 1} onClick={() => setAt(at - 1)}>
            Trang trước
          </Button>
          <Text>
            Trang {at}/{total}
          </Text>
          <Button icon={ChevronRight} size="small" disabled={at === total} onClick={() => setAt(at + 1)}>
            Trang sau
          </Button>
        </Inline>
      )}
      <PdfPage opened={opened} at={at} label={`${name}, trang ${at} trên ${total}`} onBroken={fail} />
    </Stack>
  )
}

interface PdfPageProps {
  opened: PDFDocumentProxy
  at: number
  label: string
  onBroken: () => void
}

/** A page wider than this needs more memory than it is worth. */
const mostPixels = 2_000
/** So does one that is many times as high as wide: a hostile file has a strip of 1 by 14,400 points. */
const mostHigh = 4 * mostPixels

function PdfPage({ opened, at, label, onBroken }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let drawing: { cancel: () => void } | undefined
    let isGone = false
    const draw = async () => {
      const shown = await opened.getPage(at)
      const surface = canvas.current
      if (isGone || !surface) return
      const { width, height } = shown.getViewport({ scale: 1 })
      const wanted = surface.parentElement?.clientWidth ?? width
      const scale = Math.min(
        (wanted * window.devicePixelRatio) / width,
        mostPixels / width,
        mostHigh / height,
      )
      const viewport = shown.getViewport({ scale })
      surface.width = Math.max(1, Math.floor(viewport.width))
      surface.height = Math.max(1, Math.floor(viewport.height))
      const task = shown.render({ canvas: surface, viewport })
      drawing = task
      await task.promise
    }
    draw().catch(() => isGone || onBroken())
    return () => {
      isGone = true
      drawing?.cancel()
    }
  }, [opened, at, onBroken])
  return (
    <div className={frame}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is drawn here has no address for an img */}
      <canvas ref={canvas} className={page} role="img" aria-label={label} />
    </div>
  )
}
