import type { DownloadedFile } from '@nhansu/sdk'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Download } from 'lucide-react'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import { PrintButton } from './print-button.tsx'
import { printedBy } from './printed-by.ts'

interface SeveralPrintedProps {
  run: JobRun
  /** What was printed: 'hợp đồng'. */
  of: string
  /** Fetches these made papers in one archive. */
  fetch: (paperIds: number[]) => Promise<DownloadedFile>
}

/** What came of a work that prints several papers: how many, what was left out, and the way to fetch them. */
export function SeveralPrinted({ run, of, fetch }: SeveralPrintedProps) {
  const { paperIds, leftOut } = printedBy(run)
  return (
    <Stack>
      <Text as="p">{`Đã in ${paperIds.length} ${of}.`}</Text>
      {leftOut.length > 0 && (
        <Stack as="ul" gap="sm">
          {leftOut.map((text, place) => (
            <li key={place}>
              <Text tone="warn">{text}</Text>
            </li>
          ))}
        </Stack>
      )}
      {paperIds.length > 0 && (
        <div>
          <PrintButton label="Tải các bản in" icon={Download} fetch={() => fetch([...paperIds])} />
        </div>
      )}
    </Stack>
  )
}
