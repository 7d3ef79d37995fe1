import type { Schemas } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { figuresOf } from './mismatch-columns.ts'

type Check = Schemas['LastReconciliation']

/** What the check that runs by itself every month has found, and what of it is new. */
export function LastCheck({ check }: { check: Check }) {
  const { checked_on: day, checked, found } = check
  return (
    <Card title={`Lần đối chiếu hằng tháng gần nhất: ${formatDate(day)}`}>
      <Stack gap="xs">
        <Text>
          {`Đã đối chiếu ${formatNumber(checked)} người đang làm việc, ${formatNumber(found.total)} điểm chưa khớp.`}
        </Text>
        <Text>{newWords(check)}</Text>
        <Text tone="hint" size="hint">
          Hệ thống tự đối chiếu vào đầu mỗi tháng; số liệu ở trên là của hôm nay.
        </Text>
      </Stack>
    </Card>
  )
}

function newWords({ before_on: before, fresh }: Check): string {
  if (fresh === null || before === null) return 'Chưa có lần trước để so sánh.'
  if (fresh.total === 0) return `Không có điểm mới so với ngày ${formatDate(before)}.`
  const kinds = figuresOf(fresh)
    .filter(({ mismatch, count }) => mismatch !== null && count > 0)
    .map(({ label, count }) => `${label}: ${formatNumber(count)}`)
  return `${formatNumber(fresh.total)} điểm mới so với ngày ${formatDate(before)}: ${kinds.join(', ')}.`
}
