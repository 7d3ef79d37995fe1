import { saveFile, type DownloadedFile } from '@nhansu/sdk'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { FoldedFilters } from '#web/kit/list/folded-filters.tsx'

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
  const paper = useFile(fetchPaper)
  return (
    <Card>
      <Stack>
        <FoldedFilters chosen={chosen}>{children}</FoldedFilters>
        <Inline>
          <Button icon={Download} loading={workbook.isPending} onClick={() => workbook.mutate()}>
            Xuất Excel
          </Button>
          <Button icon={Printer} loading={paper.isPending} onClick={() => paper.mutate()}>
            In
          </Button>
          {notice !== undefined && <NoticeButton {...notice} />}
        </Inline>
      </Stack>
    </Card>
  )
}

function NoticeButton({ label, fetchPaper }: NonNullable<ReportQuestionsProps['notice']>) {
  const paper = useFile(fetchPaper)
  return (
    <Button icon={Printer} loading={paper.isPending} onClick={() => paper.mutate()}>
      {label}
    </Button>
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
