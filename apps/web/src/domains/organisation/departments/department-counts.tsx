import { Status } from '@nhansu/ui/badge/status.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { beside } from './department-counts.css.ts'
import { headcountState, type Department } from './department-tree.ts'

/** People of a department: its own, with all below, and what that is against the plan. @param short without its own */
export function DepartmentCounts({ department, short }: { department: Department; short: boolean }) {
  const { figure, words, tone } = headcountState(department)
  const own = department.own_employee_total
  return (
    <Inline as="span" gap="sm" wrap={false}>
      {!department.is_active && <Status tone="neutral">Đã giải thể</Status>}{' '}
      {!short && own !== undefined && own !== department.employee_total && (
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
