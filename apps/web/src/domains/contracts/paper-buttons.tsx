import type { DownloadedFile } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { FileText } from 'lucide-react'
import { refreshMadePapers } from '#web/kit/printing/made-papers.tsx'
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
  const made = async (form: Schemas['PaperForm']) => {
    const file = await fetch(form)
    await refreshMadePapers()
    return file
  }
  return (
    <Inline>
      <PrintButton label={print} fetch={() => made('pdf')} />
      <PrintButton label={word} icon={FileText} fetch={() => made('docx')} />
    </Inline>
  )
}
