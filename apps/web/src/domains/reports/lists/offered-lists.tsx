import type { Schemas } from '@nhansu/sdk/contract'
import { reportListGroupLabels } from '@nhansu/sdk/domains/statistics'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { listCount, listLine } from './report-lists.css.ts'

type Summary = Schemas['ReportListSummary']

interface OfferedListsProps {
  lists: readonly Summary[]
  hrefOf: (key: Summary['key']) => string
}

/** All lists that the reader may open, each with its days and its count. */
export function OfferedLists({ lists, hrefOf }: OfferedListsProps) {
  const groups = Map.groupBy(lists, ({ group }) => group)
  return (
    <Columns count={2}>
      {[...groups].map(([group, ofGroup]) => (
        <Card key={group} title={reportListGroupLabels[group]}>
          <Stack as="ul" gap="none">
            {ofGroup.map(({ key, title, from, to, total }) => (
              <li key={key} className={listLine}>
                <Stack gap="none">
                  <Link href={hrefOf(key)}>{title}</Link>
                  <Text size="hint" tone="hint">
                    {daysOf(from, to)}
                  </Text>
                </Stack>
                <span className={listCount}>{formatNumber(total)}</span>
              </li>
            ))}
          </Stack>
        </Card>
      ))}
    </Columns>
  )
}

/** The days of a list in words. */
export function daysOf(from: string | null, to: string | null): string {
  return from === null || to === null ? 'Tính đến hôm nay' : `${formatDate(from)} – ${formatDate(to)}`
}
