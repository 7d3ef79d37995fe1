import { saveFile, type DownloadedFile } from '@nhansu/sdk'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { FoldedFilters } from '#web/kit/list/folded-filters.tsx'
import { PrintButton } from '#web/kit/printing/print-button.tsx'

type FetchFile = () => Promise<DownloadedFile>

interface ReportQuestionsProps {
  children: ReactNode
  /** How many of the questions narrow the report. */
  chosen: number
  /** Fetches the report as a workbook, as it is asked for now. */
  fetchWorkbook: FetchFile
  /** The same as a paper. */
  fetchPaper: FetchFile
  /** A paper of its own beside them: 'In thông báo năm 2026'. */
  notice?: { label: string; fetchPaper: FetchFile }
}

/** The questions of a report, beside each other, its workbook and its paper. */
export function ReportQuestions({
  children,
  chosen,
  fetchWorkbook,
  fetchPaper,
  notice,
}: ReportQuestionsProps) {
  const workbook = useFile(fetchWorkbook)
  return (
    <Card>
      <Stack>
        <FoldedFilters chosen={chosen}>{children}</FoldedFilters>
        <Inline>
          <Button icon={Download} loading={workbook.isPending} onClick={() => workbook.mutate()}>
            Xuất Excel
          </Button>
          <PrintButton label="In" size="medium" fetch={fetchPaper} />
          {notice !== undefined && (
            <PrintButton label={notice.label} size="medium" fetch={notice.fetchPaper} />
          )}
        </Inline>
      </Stack>
    </Card>
  )
}

/** Fetches a file and hands it to the browser; says in words why there is none. */
function useFile(fetchFile: FetchFile) {
  const toast = useToast()
  return useMutation({
    mutationFn: async () => saveFile(await fetchFile()),
    onError: (error) => toast.bad(errorText(error)),
  })
}
