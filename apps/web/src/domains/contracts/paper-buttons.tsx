import type { DownloadedFile } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { FileText } from 'lucide-react'
import { PrintButton } from '#web/kit/printing/print-button.tsx'

interface PaperButtonsProps {
  /** What the PDF is asked for by: 'In phụ lục'. */
  print: string
  /** What the company's own Word file is asked for by. */
  word: string
  fetch: (form: Schemas['PaperForm']) => Promise<DownloadedFile>
}

/** A paper about a contract in its two forms, the product's PDF and the company's own Word file. */
export function PaperButtons({ print, word, fetch }: PaperButtonsProps) {
  return (
    <Inline>
      <PrintButton label={print} fetch={() => fetch('pdf')} />
      <PrintButton label={word} icon={FileText} fetch={() => fetch('docx')} />
    </Inline>
  )
}
