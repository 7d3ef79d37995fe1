import { saveFile, type DownloadedFile } from '@nhansu/sdk'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'

interface ReportQuestionsProps {
  children: ReactNode
  /** Fetches the report as a workbook, as it is asked for now. */
  fetchWorkbook: () => Promise<DownloadedFile>
}

/** The questions of a report, beside each other, and its workbook. */
export function ReportQuestions({ children, fetchWorkbook }: ReportQuestionsProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const bring = async () => {
    setBusy(true)
    try {
      saveFile(await fetchWorkbook())
    } catch (error) {
      toast.bad(errorText(error))
    }
    setBusy(false)
  }
  return (
    <Card>
      <Stack>
        <Columns count={4}>{children}</Columns>
        <Inline>
          <Button icon={Download} loading={busy} onClick={() => void bring()}>
            Xuất Excel
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
