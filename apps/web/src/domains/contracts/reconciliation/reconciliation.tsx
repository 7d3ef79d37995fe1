import type { Schemas } from '@nhansu/sdk/contract'
import { mismatchLabels } from '@nhansu/sdk/domains/contracts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useSearch } from '#web/kit/screen/use-address.ts'
import { keepRows, query } from '#web/session/queries.ts'
import { LastCheck } from './last-check.tsx'
import { MismatchFigures } from './mismatch-figures.tsx'
import { MismatchRows } from './mismatch-rows.tsx'
import { reconciliationAsked, reconciliationAt, reconciliationInput } from './reconciliation-address.ts'
import { UnitMismatches } from './unit-mismatches.tsx'

type Shown = Schemas['Reconciliation']

/** Đối chiếu: where file, contract and decision do not agree today, and the paper that mends each. */
export default function Reconciliation() {
  const [search] = useSearch()
  const asked = useMemo(() => reconciliationAsked(search), [search])
  const found = useQuery({
    ...query('reconciliation.show', reconciliationInput(asked)),
    placeholderData: keepRows(),
    // What mends a row is done on other screens too, and one comes back at once.
    staleTime: 2_000,
  })
  return (
    <Page
      title="Đối chiếu hồ sơ, hợp đồng và quyết định"
      summary={found.data === undefined ? null : summaryOf(found.data.reconciliation)}
    >
      <Loaded query={found} title="Không đối chiếu được">
        {({ reconciliation: shown, last_check: lastCheck, rows, meta }) => (
          <Stack>
            <Asked shown={shown} found={meta.pagination?.total ?? 0} />
            <MismatchFigures counts={shown.total} unit={shown.unit?.id ?? null} />
            {lastCheck !== null && shown.unit === null && <LastCheck check={lastCheck} />}
            <Card title="Từng điểm chưa khớp">
              <MismatchRows
                rows={rows}
                address={asked}
                total={meta.pagination?.total ?? 0}
                loading={found.isFetching}
              />
            </Card>
            {shown.units.length > 0 && (
              <Card title="Theo đơn vị">
                <UnitMismatches units={shown.units} />
              </Card>
            )}
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

function summaryOf({ checked, people }: Shown): string {
  const looked = `Đã đối chiếu ${formatNumber(checked)} người đang làm việc`
  return people === 0
    ? `${looked}, tất cả đều khớp`
    : `${looked}; ${formatNumber(people)} người có điểm chưa khớp`
}

/** What the rows leave out, and the way back to more. */
function Asked({ shown: { unit, mismatch }, found }: { shown: Shown; found: number }) {
  return (
    <Stack gap="xs">
      {unit !== null && (
        <Text>
          {`Đơn vị: ${unit.name}. `}
          <Link href={reconciliationAt({ unit: unit.parent_id })}>
            {unit.parent_id === null ? 'Xem mọi đơn vị' : 'Lên đơn vị cấp trên'}
          </Link>
        </Text>
      )}
      {mismatch !== null && (
        <Text>
          {`Đang lọc: ${mismatchLabels[mismatch]} (${formatNumber(found)} dòng). `}
          <Link href={reconciliationAt({ unit: unit?.id ?? null })}>Bỏ lọc</Link>
        </Text>
      )}
    </Stack>
  )
}
