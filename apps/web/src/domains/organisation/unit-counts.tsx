import { Status } from '@nhansu/ui/badge/status.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { beside } from './unit-counts.css.ts'
import { headcountState, type Unit } from './unit-tree.ts'

/** People of a unit: its own, with all below, and what that is against the plan. @param short without its own */
export function UnitCounts({ unit, short }: { unit: Unit; short: boolean }) {
  const { figure, words, tone } = headcountState(unit)
  const own = unit.own_employee_total
  return (
    <Inline as="span" gap="sm" wrap={false}>
      {!unit.is_active && <Status tone="neutral">Đã giải thể</Status>}{' '}
      {!short && own !== undefined && own !== unit.employee_total && (
        <Text size="hint" tone="hint">
          {formatNumber(own)} trực tiếp
        </Text>
      )}{' '}
      <Text tabular>{figure}</Text>{' '}
      <span {...(!short && { className: beside })}>
        {words !== undefined && <Status tone={tone}>{words}</Status>}
      </span>
      {/* Last: what is read out must hold what is seen, word after word. */}
      <VisuallyHidden> người</VisuallyHidden>
    </Inline>
  )
}
