import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import { DecideButton } from './decide-button.tsx'

interface Row {
  contract_number: string | null
  full_name: string
  appendix_number: string | null
  /** Absent in runs of before decisions followed from appendices. */
  paying_appendix_id?: number | null
  reason: string | null
}

/** So many rows are shown; those without an appendix come first. */
const mostShown = 500

/** What came of each contract: the number of its appendix, or why it has none. */
export function BulkAppendixOutcome({ run: { result } }: { run: JobRun }) {
  // The result of a run is its job's own; `contracts.write-appendices` gives it this shape.
  const rows = (result?.['appendices'] as { rows: Row[] } | undefined)?.rows ?? []
  const leftOut = rows.filter(({ appendix_number }) => appendix_number === null)
  const written = rows.filter(({ appendix_number }) => appendix_number !== null)
  const shown = [...leftOut, ...written].slice(0, mostShown)
  return (
    <Stack>
      <Text as="p">
        {`Đã lập ${formatNumber(written.length)} phụ lục, bỏ qua ${formatNumber(leftOut.length)} hợp đồng.`}
      </Text>
      <DecideButton ids={written.flatMap(({ paying_appendix_id: id }) => id ?? [])} />
      <Stack as="ul" gap="sm">
        {shown.map(({ contract_number, full_name, appendix_number, reason }) => (
          <li key={`${contract_number} ${full_name}`}>
            <Text tone={appendix_number === null ? 'warn' : 'ink'}>
              {`${full_name}: ${appendix_number ?? reason}`}
            </Text>
          </li>
        ))}
      </Stack>
      {rows.length > shown.length && (
        <Text tone="soft">{`Còn ${formatNumber(rows.length - shown.length)} hợp đồng nữa không hiện ở đây.`}</Text>
      )}
    </Stack>
  )
}
