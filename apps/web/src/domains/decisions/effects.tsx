import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { differenceLines, LaterWorkOfLeavers } from '#web/domains/employees/public.ts'
import { lazy, Suspense, useState } from 'react'
import { HistoryList } from '#web/kit/detail-page/history-list.tsx'
import { ownDayLines, payDifferences } from './fact-lines.ts'

type Effect = Schemas['DecisionEffect']

// Drawing comes with the first decision that moves somebody.
const UnitChart = lazy(() => import('./unit-chart.tsx'))

/** So many people are shown at first, and so many more each time that more are asked for. */
const shownAtOnce = 50

interface EffectsProps {
  effects: readonly Effect[]
  /** The units whose people they are, before and after. */
  units?: readonly Schemas['DecisionUnit'][]
  /** The number that would come next. */
  number?: string | null
  /** What a decision that is corrected has set of each until now, in lines. */
  replaced?: ReadonlyMap<number, readonly string[]> | undefined
  /** True where these people leave by it: they may still be responsible for work. */
  leaves?: boolean
  /** What else should be known before, in a sentence. */
  lead?: string | undefined
}

/** Before and after of everybody, with what should be known of it. */
export function Effects({
  effects,
  units = [],
  number = null,
  leaves = false,
  replaced,
  lead,
}: EffectsProps) {
  const [most, setMost] = useState(shownAtOnce)
  return (
    <Stack gap="md">
      {number !== null && <Text as="p" tone="soft">{`Số quyết định: ${number}`}</Text>}
      {lead !== undefined && <Text as="p">{lead}</Text>}
      {leaves && (
        <Suspense>
          <LaterWorkOfLeavers ids={effects.map(({ employee_id }) => employee_id)} />
        </Suspense>
      )}
      {units.length > 0 && (
        <Suspense>
          <UnitChart units={units} />
        </Suspense>
      )}
      <HistoryList
        entries={warnedFirst(effects)
          .slice(0, most)
          .map((effect) => ({
            id: String(effect.employee_id),
            title: `${effect.full_name} (${effect.nhansu_id})`,
            changes: replaced
              ? [
                  ...(replaced.get(effect.employee_id) ?? []).map((line) => `Nội dung cũ: ${line}`),
                  ...linesOf(effect).map((line) => `Nội dung mới: ${line}`),
                ]
              : linesOf(effect),
          }))}
      />
      {effects.length > most && (
        <Inline>
          <Text tone="soft">{`… và ${formatNumber(effects.length - most)} nhân viên khác.`}</Text>
          <Button tone="quiet" size="small" onClick={() => setMost(most + shownAtOnce)}>
            Xem thêm
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

/** Whoever should be looked at comes first, those who should alike in their own order. */
function warnedFirst(effects: readonly Effect[]): Effect[] {
  const isPlain = ({ warnings, findings }: Effect) => Number(warnings.length + findings.length === 0)
  return effects.toSorted((one, other) => isPlain(one) - isPlain(other))
}

function linesOf({ before, after, before_pay, after_pay, warnings, ...rest }: Effect): string[] {
  const { ended_contract, drafted_contract, unit_head, progress, account, findings } = rest
  const lines = [
    ...ownDayLines(rest),
    ...differenceLines(before, after),
    ...payDifferences(before_pay, after_pay),
    ...(unit_head === null ? [] : [unit_head]),
    ...(ended_contract === null ? [] : [`Chấm dứt hợp đồng ${ended_contract}`]),
    ...(drafted_contract === null ? [] : [`Soạn bản nháp hợp đồng: ${drafted_contract}`]),
  ]
  return [
    ...(lines.length === 0 ? ['Không thay đổi thông tin công việc.'] : lines),
    ...(progress === null ? [] : [progress]),
    ...(account === null ? [] : [account]),
    ...warnings.map((text) => `Lưu ý: ${text}`),
    ...findings.map(findingLine),
  ]
}

/** A rule on the contract that is drafted or ended, with the days as they were computed and its article. */
function findingLine({ rule, level, text, days, article }: Effect['findings'][number]): string {
  const lead = level === 'error' ? 'Hợp đồng cần sửa trước khi ban hành' : 'Lưu ý về hợp đồng'
  return `${lead}: ${text} ${days === null ? '' : `${days}. `}(${rule} · ${article})`
}
